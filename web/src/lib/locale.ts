// How days and hours are written: as the texts are, which are British where they are English.
import { spoken } from "./words.svelte";

export const locale = (): string => (spoken() === "en" ? "en-GB" : spoken());
