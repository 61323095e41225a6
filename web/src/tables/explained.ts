// Why a card lies rightly in a line, or where it belongs and what follows: by the open dates beside the gaps that the
// server names.
import { dated } from "../lib/dates";
import type { Live } from "../lib/live.svelte";
import type { Film } from "../lib/stage.svelte";
import type { BackView, CardView } from "../lib/wire";
import { isolated, spoken, t } from "../lib/words.svelte";

function neighbours(shown: Film): { left?: string; right?: string } {
  const under = (shown.before?.line ?? []).filter((card): card is CardView & { back: BackView } => !!card.back);
  const [low, high] = shown.verdict === "right" || !shown.gaps.length
    ? [shown.gap ?? 0, shown.gap ?? 0]
    : [Math.min(...shown.gaps), Math.max(...shown.gaps)];
  const [left, right] = [under[low - 1], under[high]];
  return {
    ...(left && { left: dated(left.back, spoken()) }),
    ...(right && { right: dated(right.back, spoken()) }),
  };
}

/** Whose turn it is then, where it is another's than before. */
function next(live: Live, { seat, after }: Film): string {
  const { turn } = after;
  if (turn === null || turn === seat || after.outcome) return "";
  const yours = live.mine.includes(turn) && live.mine.length === 1;
  return `${yours ? t("web-title-yours") : t("status-turn", { name: isolated(after.seats[turn]?.name ?? "") })}.`;
}

export function explained(live: Live, shown: Film): string {
  const near = neighbours(shown);
  const kind = near.left && near.right ? "between" : near.left ? "after" : near.right ? "before" : "only";
  const where = t(`web-${shown.verdict === "right" ? "lies" : "belongs"}-${kind}`, near);
  const holder = shown.after.seats[shown.seat ?? 0];
  const mine = shown.seat !== null && live.mine.includes(shown.seat) && live.mine.length === 1;
  const drew = shown.events.some((event) => event.event === "drew");
  const drawn = mine ? t("web-you-draw", { cards: 1 }) : t("web-draws", { name: isolated(holder?.name ?? ""), cards: 1 });
  const kept = mine && shown.verdict === "right" ? t("web-you-keep", { cards: holder?.hand.length ?? 0 }) : "";
  return [where, drew ? drawn : kept, next(live, shown)].filter(Boolean).join(" ");
}
