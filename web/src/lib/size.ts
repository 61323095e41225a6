// How much room there is.
import { MediaQuery } from "svelte/reactivity";

/** A phone: tabs instead of columns, and wide cards in the hand. Also what 400 % of zoom looks like. */
export const phone = new MediaQuery("max-width: 600px");
