// What stands on the fronts of cards, beside the title that the table sends: the theme, and the title in one's language.
import { cached } from "./api";
import { untilTry } from "./patience";
import { settled } from "./settled.svelte";
import { spoken } from "./words.svelte";
import type { CardView } from "./wire";

export interface Front {
  title: string;
  theme: string;
  label: string;
}

const known = $state<Record<string, Record<string, Front>>>({});
const asked = new Set<string>();
const failed: Record<string, number> = {};
/** So often a deck that did not come is asked for again by itself. */
const MOST = 6;

export const deckOf = (card: string): string => card.slice(0, card.indexOf("/"));

function deckFronts(deck: string): Record<string, Front> | undefined {
  const key = `${deck}?language=${spoken()}`;
  if (settled() && !asked.has(key)) {
    asked.add(key);
    cached<Record<string, Front>>(`/api/decks/${deck}/fronts?language=${spoken()}`)
      .then((fronts) => (known[key] = fronts))
      .catch(() => {
        asked.delete(key);
        // What is drawn already does not ask again by itself.
        const times = (failed[key] = (failed[key] ?? 0) + 1);
        if (times <= MOST) setTimeout(() => deckFronts(deck), untilTry(1 + times));
      });
  }
  return known[key];
}

/** The front of a card as far as it is known; until then what the table has sent. */
export function front(card: CardView): Front {
  const found = deckFronts(deckOf(card.id))?.[card.id];
  return found ? { ...found, title: found.title || card.title } : { title: card.title, theme: "none", label: "" };
}

export const titleOf = (card: CardView): string => front(card).title;

/** The address of a card's picture; the name of the card is all that it tells. */
export function picture(id: string): string {
  const [deck, card] = [deckOf(id), id.slice(id.indexOf("/") + 1)];
  return `/api/decks/${deck}/pictures/${card}.svg`;
}
