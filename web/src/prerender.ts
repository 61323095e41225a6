// The first page as it stands before its scripts are there, for the build (`ahead.plugin.ts`): a language's HTML.
import { render } from "svelte/server";
import App from "./App.svelte";
import Home from "./pages/Home.svelte";
import { speak, type Language } from "./lib/words.svelte";

export async function prerender(language: Language): Promise<string> {
  await speak(language, false);
  return render(App, { props: { first: { view: Home, params: [], key: "/" } } }).body;
}
