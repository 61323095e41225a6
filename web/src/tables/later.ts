// What `lib/later.svelte.ts` brings: of a table all that its first card can be placed without, in one file.
export { filmOf, usual } from "../lib/filming";
export { places } from "../lib/motion";
export { Presence } from "../lib/presence";
export { tell } from "../lib/story";
export { default as Chat } from "../parts/Chat.svelte";
export { default as Curtain } from "../parts/Curtain.svelte";
export { default as Facts } from "../parts/Facts.svelte";
export { default as Ghost } from "../parts/Ghost.svelte";
export { default as Log } from "../parts/Log.svelte";
export { default as OpenHand } from "../parts/OpenHand.svelte";
export { default as Over } from "../parts/Over.svelte";
export { default as Piles } from "../parts/Piles.svelte";
export { default as Proposal } from "../parts/Proposal.svelte";
export { default as Reaction } from "../parts/Reaction.svelte";
export { default as Verdict } from "../parts/Verdict.svelte";
export { explained } from "./explained";
