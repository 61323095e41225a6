// Which decks one wants to mix: chosen on the shelf, remembered until a table is opened with them.
import { keep, kept } from "./keep";

export interface Mixed {
  id: string;
  title: string;
  cards: number;
}

/** As many as a table takes. */
export const MOST_DECKS = 10;

function stored(): Mixed[] {
  try {
    const found: unknown = JSON.parse(kept("mix") ?? "[]");
    return Array.isArray(found) ? (found as Mixed[]).filter((each) => typeof each?.id === "string") : [];
  } catch {
    return [];
  }
}

let chosen = $state.raw<Mixed[]>(stored());

export const mixed = (): Mixed[] => chosen;
export const isMixed = (id: string): boolean => chosen.some((deck) => deck.id === id);

export function mix(deck: Mixed, on: boolean): void {
  const others = chosen.filter((each) => each.id !== deck.id);
  chosen = on ? [...others, deck].slice(0, MOST_DECKS) : others;
  keep("mix", chosen.length ? JSON.stringify(chosen) : null);
}

export function unmix(): void {
  chosen = [];
  keep("mix", null);
}
