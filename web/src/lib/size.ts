// How much room there is.
import { MediaQuery } from "svelte/reactivity";

/** A phone: tabs instead of columns, and wide cards in the hand. Also what 400 % of zoom looks like. */
export const phone = new MediaQuery("max-width: 600px");

/** A phone on its side: bar and people in one row, the hand in another. */
export const low = new MediaQuery("(max-height: 420px) and (min-width: 601px)");
