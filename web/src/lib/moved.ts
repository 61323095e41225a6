// Which cards of a chain were moved, of two orders of the same cards.

/** The fewest cards that were taken out and put back elsewhere to make `fresh` of `old`, in their new order. */
export function movedCards(old: readonly string[], fresh: readonly string[]): string[] {
  const at = new Map(old.map((card, place) => [card, place]));
  const tails: number[] = [];
  const last: string[] = [];
  const before = new Map<string, string | undefined>();
  for (const card of fresh) {
    const place = at.get(card)!;
    let k = tails.findIndex((tail) => tail >= place);
    if (k < 0) k = tails.length;
    before.set(card, last[k - 1]);
    tails.splice(k, 1, place);
    last.splice(k, 1, card);
  }
  const stays = new Set<string>();
  for (let walk = last.at(-1); walk !== undefined; walk = before.get(walk)) stays.add(walk);
  return fresh.filter((card) => !stays.has(card));
}
