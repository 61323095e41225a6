// Arrow keys among things of a kind: a hand, the gaps of a line, the cards of a chain.

const STEPS: Record<string, { by: 1 | -1; down: boolean }> = {
  ArrowRight: { by: 1, down: false },
  ArrowLeft: { by: -1, down: false },
  ArrowDown: { by: 1, down: true },
  ArrowUp: { by: -1, down: true },
};

/** Where a key leads from one of so many, of which `last` is the last; null where it leads nowhere. */
export function leads(event: KeyboardEvent, at: number, last: number, ways: "across" | "down" | "both"): number | null {
  const step = STEPS[event.key];
  const goes = step && (ways === "both" || step.down === (ways === "down"));
  const to = goes ? at + step.by : event.key === "Home" ? 0 : event.key === "End" ? last : null;
  if (to === null || last < 0) return null;
  event.preventDefault();
  return Math.max(0, Math.min(last, to));
}

const handCards = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>("#hand button[data-card]")].filter((node) => node.offsetParent);

/** From card to card of the hand, and from the last to the first. */
export function roveHand(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  const cards = handCards();
  cards[(cards.indexOf(event.currentTarget as HTMLElement) + step.by + cards.length) % cards.length]?.focus();
}

/** Give the focus to a card of the hand. */
export const focusHand = (id: string | null): void =>
  handCards().find((node) => node.dataset.card === id)?.focus({ preventScroll: true });
