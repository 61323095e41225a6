// A text for others, such as a link: onto the clipboard; where there is none, it stands in a field, selected, to be
// copied by hand.
import { tick } from "svelte";
import { say } from "./say.svelte";
import { t } from "./words.svelte";

const SHOWN = 3000;

export class Copier {
  /** For a moment: it is on the clipboard. */
  done = $state(false);
  /** The text of a field for copying by hand, while one is needed. */
  byHand = $state("");
  #field: HTMLInputElement | HTMLTextAreaElement | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The field: `{@attach copier.field}`. */
  field = (node: HTMLInputElement | HTMLTextAreaElement): (() => void) => {
    this.#field = node;
    return () => (this.#field = null);
  };

  async copy(text: string): Promise<void> {
    clearTimeout(this.#timer);
    try {
      await navigator.clipboard.writeText(text);
      this.done = true;
      this.byHand = "";
      say(t("web-lobby-copied"));
      this.#timer = setTimeout(() => (this.done = false), SHOWN);
    } catch {
      // No clipboard without a secure address.
      this.done = false;
      this.byHand = text;
      await tick();
      this.#field?.focus();
      this.#field?.select();
      say(t("web-copy-by-hand"));
    }
  }
}
