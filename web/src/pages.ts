// Which page an address means. A page is asked for before anything else of it is there.
import type { Component } from "svelte";
import { allWords } from "./lib/words.svelte";

export type Page = Component<{ params: string[] }>;
export interface Found {
  params: string[];
  page: Promise<Page>;
}

/** All that the first page says is among the first words; the others wait for all of them. */
const HOME = /^\/$/;
const PAGES: [RegExp, () => Promise<{ default: Page }>][] = [
  [HOME, () => import("./pages/Home.svelte")],
  [/^\/table\/([A-Za-z]{6})\/?$/, () => import("./pages/Table.svelte")],
  [/^\/join(?:\/([^/]*))?\/?$/, () => import("./pages/Join.svelte")],
  [/^\/rules(?:\/([a-z-]+))?\/?$/, () => import("./pages/Rules.svelte")],
  [/^\/game\/([^/]+)\/?$/, () => import("./pages/Review.svelte")],
  [/^\/about\/?$/, () => import("./pages/About.svelte")],
  [/^\/decks\/?$/, () => import("./pages/Decks.svelte")],
  [/^\/decks\/([a-z0-9-]+)\/?$/, () => import("./pages/Deck.svelte")],
  [/^\/practice\/([a-z0-9-]+)\/?$/, () => import("./pages/Practice.svelte")],
  [/^\/drafts\/([A-Za-z0-9_-]+)\/?$/, () => import("./pages/Draft.svelte")],
];

/** The page of an address, on its way; null for addresses that mean nothing. */
export function find(path: string): Found | null {
  for (const [pattern, load] of PAGES) {
    const found = pattern.exec(path);
    if (!found) continue;
    const page = Promise.all([load(), pattern === HOME ? null : allWords()]).then(([{ default: view }]) => view);
    page.catch(() => {});
    return { params: found.slice(1).map((part) => part ?? ""), page };
  }
  return null;
}
