// What is filmed of a move, and how: cards fly to where they lie, turn over, rest with their verdict.
import { tick } from "svelte";
import { fly, places, sleep, still, type Places } from "./motion";
import type { Director, Film, Stage } from "./stage.svelte";
import { cardsOf } from "./story";
import type { Happened } from "./live.svelte";

const FLIGHT = 260;
const TURN = 360;
const REST = 900;

/** What a film shows of a move; null where nothing moves on the table. */
export function filmOf({ before, after, events }: Happened): Film | null {
  if (!after) return null;
  const film: Film = {
    seat: null, card: null, back: null, gap: null, verdict: null, gaps: [], zone: null, events, before, after,
  };
  let id: string | null = null;
  for (const event of events) {
    switch (event.event) {
      case "placed":
        [film.seat, id, film.gap] = [event.seat, event.card, event.gap];
        break;
      case "turned-over":
        if (id === null || id === event.card) {
          id = event.card;
          film.back = event.back;
          film.gaps = (event as { gaps?: number[] | null }).gaps ?? [];
        }
        break;
      case "kept":
      case "placed-above":
      case "placed-below":
      case "stacked":
        film.verdict = "right";
        if ("seat" in event) film.seat = event.seat;
        break;
      case "misplaced":
        [film.verdict, film.zone] = ["wrong", event.zone];
        break;
      case "moved":
      case "returned":
        [film.verdict, film.zone] = ["wrong", event.event === "moved" ? "line" : "hand"];
        break;
      case "laid-aside":
        [film.verdict, film.seat] = ["wrong", event.seat];
        break;
      case "discarded":
        [film.seat, id] = [event.seat, event.card];
        break;
      case "stopped":
      case "doubted":
      case "chain-corrected":
        film.seat = event.seat;
        break;
    }
  }
  if (id !== null) film.card = cardsOf(after, before).get(id) ?? null;
  const dealt = events.some((event) => event.event === "seats-taken" || event.event === "position-set");
  return dealt || (film.seat === null && film.card === null) ? null : film;
}

/** Let every card fly from where it lay to where it lies now; one that was nowhere comes from its owner or the pile. */
export async function settle(from: Places, seat: number | null, ms: number, only?: string): Promise<void> {
  if (still()) return;
  const nodes = [...document.querySelectorAll<HTMLElement>("[data-card]")];
  const source = (id: string) =>
    from.get(id) ?? from.get("zone:pile") ?? (seat === null ? undefined : from.get(`seat:${seat}`));
  const seatBox = seat === null ? undefined : from.get(`seat:${seat}`);
  await Promise.all(
    nodes
      .filter((node) => !only || node.dataset.card === only)
      .map((node) => fly(node, only && !from.has(only) ? seatBox ?? source(only) : source(node.dataset.card!), ms)),
  );
}

interface Way {
  /** What is drawn while the card flies and turns; the table before the move where nothing is said. */
  before?: (stage: Stage, film: Film) => void;
  /** Whether only the card itself flies at first. */
  alone: boolean;
  /** Whether anything flies once the verdict has been read. */
  after: (film: Film) => boolean;
}

/** A card flies to where it lies, turns over, rests with its verdict, and what follows from it follows. */
export const directed =
  ({ before = () => {}, alone, after }: Way): Director =>
  async (stage, film, from) => {
    const pace = stage.pace(film);
    before(stage, film);
    stage.phase = "fly";
    await tick();
    if (film.card || !alone) await settle(from, film.seat, FLIGHT * pace, alone ? film.card?.id : undefined);
    if (film.verdict) {
      stage.phase = "turn";
      await sleep(still() ? 0 : TURN * pace);
      stage.phase = "rest";
      stage.tell();
      await sleep(REST * (film.verdict === "wrong" ? 1.6 : 1) * pace);
    }
    const then = places();
    stage.view = film.after;
    stage.last = film;
    stage.film = stage.phase = null;
    await tick();
    if (after(film)) await settle(then, film.seat, FLIGHT * pace);
  };

/** How a move is shown where a game has no way of its own. */
export const usual: Director = directed({ alone: true, after: () => true });
