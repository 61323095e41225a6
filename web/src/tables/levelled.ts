// How a move of Twist, together, is shown: a card that finds its place turns over where it lies; one whose place is
// taken turns over in the hand.
import { tick } from "svelte";
import { directed } from "../lib/filming";
import type { Director } from "../lib/stage.svelte";

export const levelled = (bring: (id: string) => void = () => {}): Director =>
  directed({
    before(stage, film) {
      if (film.verdict !== "wrong") stage.view = film.after;
      if (film.card) void tick().then(() => bring(film.card!.id));
    },
    alone: false,
    after: (film) => film.verdict === "wrong",
  });
