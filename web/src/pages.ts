// Which page an address means. A page is asked for before anything else of it is there.
import type { Component } from "svelte";
import { haveWords, type Part } from "./lib/words.svelte";

export type Page = Component<{ params: string[] }>;
export interface Found {
  params: string[];
  page: Promise<Page>;
}
/** A page that has come, as it is shown. */
export interface Shown {
  view: Page;
  params: string[];
  key: string;
}

const ALL: Part[] = ["first", "play", "more"];
/** Addresses, pages, and the words that are there before they are shown, where that is not all. */
const PAGES: [RegExp, () => Promise<{ default: Page }>, Part?][] = [
  [/^\/$/, () => import("./pages/Home.svelte"), "first"],
  [/^\/table\/([A-Za-z]{6})\/?$/, () => import("./pages/Table.svelte"), "begin"],
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
  for (const [pattern, load, part] of PAGES) {
    const found = pattern.exec(path);
    if (!found) continue;
    const page = Promise.all([load(), haveWords(...(part ? [part] : ALL))]).then(([{ default: view }]) => view);
    page.catch(() => {});
    return { params: found.slice(1).map((part) => part ?? ""), page };
  }
  return null;
}
