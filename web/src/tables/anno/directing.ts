// How a move of Anno Domini is shown: the card flies to its gap, corrected cards to their places; a judged chain is
// turned over before anything else is seen of what came of it.
import { tick } from "svelte";
import { fly, places, sleep, still, type Places } from "../../lib/motion";
import { movedCards } from "../../lib/moved";
import type { Director, Film } from "../../lib/stage.svelte";
import { chainOf, laidView, shownOf, type Reveal } from "./reveal.svelte";

const FLIGHT = 260;

async function flyAll(ids: string[], from: (id: string) => DOMRect | undefined, ms: number): Promise<void> {
  if (still()) return;
  const wanted = new Set(ids);
  const seen = new Set<string>();
  const nodes = [...document.querySelectorAll<HTMLElement>("[data-card]")].filter((node) => {
    const id = node.dataset.card!;
    return wanted.has(id) && !seen.has(id) && node.offsetParent && seen.add(id);
  });
  await Promise.all(nodes.map((node) => fly(node, from(node.dataset.card!), ms)));
}

/** The cards that were laid or put elsewhere, in the chain as it lies now. */
function gone(film: Film): string[] {
  const before = (film.before?.line ?? []).map((card) => card.id);
  const placed = film.events.flatMap((event) => (event.event === "placed" ? [event.card] : []));
  const rest = chainOf(film).filter((id) => !placed.includes(id));
  return [...placed, ...movedCards(before, rest)];
}

export function direct(reveal: Reveal, bring: (id: string) => void): Director {
  return async (stage, film, from) => {
    const ms = FLIGHT * stage.pace(film);
    const shown = shownOf(film);
    const source = (boxes: Places) => (id: string) =>
      boxes.get(id) ?? (film.seat === null ? undefined : boxes.get(`seat:${film.seat}`));
    const placed = film.events.find((event) => event.event === "placed");
    if (placed) {
      stage.view = shown ? laidView(film) : film.after;
      stage.phase = "fly";
      await tick();
      bring(placed.card);
      await flyAll(gone(film), source(from), ms);
      if (film.events.some((event) => event.event === "direction-reversed")) await sleep(still() ? 0 : 360);
    }
    if (shown) await reveal.play(shown, () => stage.tell());
    const then = places();
    stage.view = film.after;
    stage.film = stage.phase = null;
    if (!shown) return;
    await tick();
    const fresh = film.events.flatMap((event) =>
      event.event === "drew" || event.event === "line-opened" || event.event === "line-extended" ? [event.card] : [],
    );
    await flyAll(fresh, (id) => then.get("zone:pile") ?? source(then)(id), ms);
  };
}
