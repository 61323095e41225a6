// How a move of Twist, together, is shown: a card that finds its place turns over where it lies; one whose place is
// taken turns over in the hand.
import { tick } from "svelte";
import { places, sleep, still } from "../lib/motion";
import { settle, type Director } from "../lib/stage.svelte";

const FLIGHT = 260;
const TURN = 360;
const REST = 900;

export const levelled =
  (bring: (id: string) => void = () => {}): Director =>
  async (stage, film, from) => {
    const pace = stage.pace(film);
    if (film.verdict !== "wrong") stage.view = film.after;
    stage.phase = "fly";
    await tick();
    if (film.card) bring(film.card.id);
    await settle(from, film.seat, FLIGHT * pace);
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
    if (film.verdict === "wrong") await settle(then, film.seat, FLIGHT * pace);
  };
