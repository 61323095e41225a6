// How this browser likes to play; remembered.
import { keep, kept } from "./keep";

let sound = $state(kept("sound") === "on");
let confirm = $state(kept("confirm") === "on");

export const options = {
  get sound() {
    return sound;
  },
  set sound(on: boolean) {
    sound = on;
    keep("sound", on ? "on" : null);
  },
  /** Ask before a card is laid. */
  get confirm() {
    return confirm;
  },
  set confirm(on: boolean) {
    confirm = on;
    keep("confirm", on ? "on" : null);
  },
};
