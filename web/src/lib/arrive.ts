// Coming to another page without a reload: what a browser does by itself on a new page is done here. Its title is told,
// and the keyboard goes on from its heading.
import { say } from "./say.svelte";

/** A page that asks the server first has its heading later; after this it is told as it is. */
const PATIENCE = 4000;

const ready = (): boolean => !!document.querySelector("h1") && !document.querySelector('main[aria-busy="true"]');

/** Tell of the page that has just been put there; the answer stops it. */
export function arrive(): () => void {
  let over = false;
  const watch = new MutationObserver(() => ready() && tell());
  const timer = setTimeout(tell, PATIENCE);
  const stop = () => {
    over = true;
    watch.disconnect();
    clearTimeout(timer);
  };
  function tell(): void {
    if (over) return;
    stop();
    // Where the page itself gives a field the focus, that comes first.
    requestAnimationFrame(() => {
      say(document.title);
      const on = document.activeElement;
      if (on && on !== document.body) return;
      const goal = document.querySelector<HTMLElement>("h1") ?? document.querySelector<HTMLElement>("main");
      if (!goal) return;
      if (!goal.hasAttribute("tabindex")) goal.tabIndex = -1;
      goal.focus({ preventScroll: true });
    });
  }
  if (ready()) tell();
  else watch.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["aria-busy"] });
  return stop;
}
