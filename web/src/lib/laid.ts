// The cards of a line as a film has them: the one that is being laid lies among the others, and is no part of the line yet.
import type { Laid } from "../parts/Line.svelte";
import type { Film, Phase } from "./stage.svelte";
import type { CardView, TableView } from "./wire";

const plain = (card: CardView): Laid => ({ card, back: card.back, verdict: null, turning: false, passing: false });

export function laidOf(view: TableView, film: Film | null, phase: Phase | null): Laid[] {
  if (!film?.card || film.gap === null || !phase) return view.line.map(plain);
  const under = film.before?.line ?? [];
  const shown: Laid = {
    card: film.card,
    back: phase === "fly" ? null : film.back,
    verdict: phase === "rest" ? film.verdict : null,
    turning: phase === "turn",
    passing: true,
  };
  return [...under.slice(0, film.gap).map(plain), shown, ...under.slice(film.gap).map(plain)];
}
