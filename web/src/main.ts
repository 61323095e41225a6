import "@fontsource-variable/piazzolla/wght.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./faces.css";
import "./tokens.css";
import "./kit.css";
import { find } from "./pages";
import { startWords } from "./lib/words.svelte";

// The page of the address comes while the words come; nothing is drawn before there are words to draw it with.
const words = startWords();
const first = find(location.pathname);
await words;
const target = document.getElementById("app")!;
target.replaceChildren();
export default mount(App, { target, props: { first } });

if (import.meta.env.PROD && "serviceWorker" in navigator) navigator.serviceWorker.register("/sw.js").catch(() => {});
