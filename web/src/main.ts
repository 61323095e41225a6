import "@fontsource-variable/piazzolla/wght.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./tokens.css";
import "./kit.css";
import { startWords } from "./lib/words.svelte";

// Nothing is drawn before there are words to draw it with: one small file of the reader's language.
await startWords();
export default mount(App, { target: document.getElementById("app")! });

if (import.meta.env.PROD && "serviceWorker" in navigator) navigator.serviceWorker.register("/sw.js").catch(() => {});
