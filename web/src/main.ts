import { untilEarly } from "./lib/early";
import { hydrate, mount } from "svelte";
import App from "./App.svelte";
import "./faces.css";
import "./tokens.css";
import "./kit.css";
import { find, type Shown } from "./pages";
import { settle } from "./lib/settled.svelte";
import { keepStyled } from "./lib/styles";
import { haveWords, spoken } from "./lib/words.svelte";

/** Milliseconds: until the printed face comes, others stand for it, at its widths (`faces.css`). */
const PRINTED = 100;

/** Begin with the page of the address. Nothing is drawn before there are words to draw it with. */
async function begin(path: string): Promise<void> {
  const found = find(path);
  let first: Shown | null = null;
  try {
    if (found) first = { view: await found.page, params: found.params, key: path };
  } catch {
    // The frame asks once more, and says so.
  }
  if (!first) await haveWords("first");
  await untilEarly();
  const target = document.getElementById("app")!;
  // What stands there already in the language that is spoken is taken over as it is, with the focus in it.
  const drawn = path === "/" && target.dataset.drawn === spoken();
  if (!drawn) target.replaceChildren();
  (drawn ? hydrate : mount)(App, { target, props: { first } });
  target.classList.remove("early");
  settle();
  setTimeout(() => void import("@fontsource-variable/piazzolla/wght.css").catch(() => {}), PRINTED);
}

keepStyled();
// Not awaited here: pages import what lies beside this, and would wait for it.
void begin(location.pathname);

// For the next visit; this one has enough to do.
const SETTLED = 3000;
if (import.meta.env.PROD && "serviceWorker" in navigator)
  setTimeout(() => navigator.serviceWorker.register("/sw.js").catch(() => {}), SETTLED);
