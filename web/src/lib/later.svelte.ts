// What a table has beside its line and its hand. Nobody waits for it: cards lie there and can be placed before, and a
// table without it is played all the same. It is asked for until it comes.
import { untilTry } from "./patience";
import { haveWords } from "./words.svelte";

export type Parts = typeof import("../tables/later");

let parts = $state.raw<Parts | null>(null);
let lost = $state(false);
let coming: Promise<Parts> | null = null;

async function bring(): Promise<Parts> {
  for (let tries = 0; ; tries++) {
    try {
      const [found] = await Promise.all([import("../tables/later"), haveWords("play")]);
      lost = false;
      return (parts = found);
    } catch {
      // A blink of the network is nobody's concern.
      lost = tries > 0;
      await new Promise((done) => setTimeout(done, untilTry(tries)));
    }
  }
}

export const later = {
  /** All of it; null before it is there. */
  get parts(): Parts | null {
    return parts;
  },
  /** Whether it did not come twice over, and is asked for again. */
  get lost(): boolean {
    return lost;
  },
  have: (): Promise<Parts> => (coming ??= bring()),
};
