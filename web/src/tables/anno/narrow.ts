// Where a card of the chain has one handle instead of two arrows: on phones, and beside a hand on small tablets.
import { MediaQuery } from "svelte/reactivity";

export const narrow = new MediaQuery("max-width: 760px");
