// The chain as one would have it, before one's card is laid: a few moves of cards, which count only with that card.
//
// Kept for one chain and one seat: whatever the server pushes, it stays until that chain has changed.

interface Step {
  card: string;
  order: string[];
}
interface Now {
  line: string[];
  seat: number | null;
  /** How far the server lets one correct: `free`, `one` card, `none`. */
  mode: string;
}

const same = (one: string[], other: string[]): boolean => one.join(" ") === other.join(" ");

export class Correcting {
  #kept = $state.raw<{ base: string[]; seat: number | null; steps: Step[] } | null>(null);

  constructor(private readonly now: () => Now) {}

  get steps(): Step[] {
    const { line, seat } = this.now();
    return this.#kept && this.#kept.seat === seat && same(this.#kept.base, line) ? this.#kept.steps : [];
  }

  get order(): string[] {
    return this.steps.at(-1)?.order ?? this.now().line;
  }

  /** The cards that one has moved. */
  get moved(): Set<string> {
    return new Set(this.steps.map((step) => step.card));
  }

  /** The corrected chain, or null where it lies as it lay. */
  get chain(): string[] | null {
    return this.steps.length ? this.order : null;
  }

  may(card: string): boolean {
    const { mode } = this.now();
    return mode === "free" || (mode === "one" && this.steps.every((step) => step.card === card));
  }

  /** Put a card into a gap of the chain as it is shown. Whether it moved, and up or down. */
  move(card: string, gap: number): "up" | "down" | null {
    const order = this.order;
    const from = order.indexOf(card);
    if (from < 0 || gap === from || gap === from + 1 || gap < 0 || gap > order.length || !this.may(card)) return null;
    const rest = order.filter((each) => each !== card);
    rest.splice(gap > from ? gap - 1 : gap, 0, card);
    const { line, seat } = this.now();
    this.#kept = { base: line, seat, steps: same(rest, line) ? [] : [...this.steps, { card, order: rest }] };
    return gap > from ? "down" : "up";
  }

  undo(): void {
    if (this.#kept) this.#kept = { ...this.#kept, steps: this.steps.slice(0, -1) };
  }

  reset(): void {
    this.#kept = null;
  }
}
