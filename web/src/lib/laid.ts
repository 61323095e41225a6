// The cards of a line as a film has them: the one that is being laid lies among the others, and is no part of the line yet.
import type { Film, Phase } from "./stage.svelte";
import type { BackView, CardView, TableView } from "./wire";

/** A card of the line, and how it is marked. */
export interface Laid {
  card: CardView;
  back: BackView | null;
  verdict: "right" | "wrong" | null;
  turning: boolean;
  /** Only on film: the line goes on without it. */
  passing: boolean;
}

const plain = (card: CardView): Laid => ({ card, back: card.back, verdict: null, turning: false, passing: false });

/** The line as it lay before, with the card of the film in its gap. */
function among(film: Film, card: CardView, gap: number, how: Omit<Laid, "card">): Laid[] {
  const under = film.before?.line ?? [];
  return [...under.slice(0, gap).map(plain), { card, ...how }, ...under.slice(gap).map(plain)];
}

/** While a move is shown. */
export function laidOf(view: TableView, film: Film | null, phase: Phase | null): Laid[] {
  if (!film?.card || film.gap === null || !phase) return view.line.map(plain);
  return among(film, film.card, film.gap, {
    back: phase === "fly" ? null : film.back,
    verdict: phase === "rest" ? film.verdict : null,
    turning: phase === "turn",
    passing: true,
  });
}

/** A move that is looked back at: a wrong card lies where it was put. */
export function laidBefore(view: TableView, film: Film | null): Laid[] {
  if (!film?.card || film.gap === null || !film.verdict || !film.before) return view.line.map(plain);
  const { back, verdict } = film;
  return among(film, film.card, film.gap, { back, verdict, turning: false, passing: verdict === "wrong" });
}
