// Why a team's game is over. What its table looks like tells it, to those who come later, too.
import type { TableView } from "./wire";
import { isolated, t } from "./words.svelte";

/** In a sentence: all cards played (TC-51), none placed in a turn (TC-34), nothing to do in one (TC-50). */
export function whyEnded(view: TableView): string {
  if (!view.outcome || view.outcome.winners) return "";
  if (!view.pile && view.seats.every((seat) => !seat.hand.length)) return t("web-twist-ended-played");
  // Turns go round from the first seat: of those who have had theirs in this round, the last one was on turn.
  const many = view.seats.length;
  const order = view.seats.map((_, at) => (view.first + at) % many);
  const last = order.findLast((seat) => view.seats[seat]!.acted) ?? view.first;
  return t(view.tried && !view.placed ? "web-twist-ended-nothing" : "web-twist-ended-stuck", { name: isolated(view.seats[last]!.name) });
}
