// The settings of a room as sentences, each with one part that can be changed: between ⟦ and ⟧.
import type { DeckCard, Rules } from "./api";
import type { Settings } from "./desk.svelte";
import { boxName } from "./opening";
import { has, isolated, names, spoken, t } from "./words.svelte";
import type { SeatHolder } from "./wire";

export type Which = "game" | "decks" | "difficulty" | "limit" | "first" | "language" | "away" | "spectators" | "listed" | `option:${string}`;

export interface Sentence {
  which: Which;
  /** The sentence with its marks. */
  text: string;
  /** What it means, or what else is to know. */
  note?: string;
  /** What the box has instead, where this is a house rule. */
  house?: string;
  /** Beside which part a refusal belongs. */
  at: string;
}

type Option = Rules["options"][number];
const plain = (text: string): string => text.replace(/[⟦⟧]/g, "");

/** Before the part that can be changed, the part, after it. */
export function split(text: string): [string, string, string] {
  const found = /^([^⟦]*)⟦([^⟧]*)⟧(.*)$/s.exec(text);
  return found ? [found[1]!, found[2]!, found[3]!] : ["", text, ""];
}

export const deckTitle = (deck: DeckCard): string => deck.titles[spoken()] ?? deck.titles["en"] ?? Object.values(deck.titles)[0] ?? deck.id;
export const deckAbout = (deck: DeckCard): string =>
  deck.descriptions[spoken()] ?? deck.descriptions["en"] ?? Object.values(deck.descriptions)[0] ?? "";

/** A language by its name in the language of the reader; by its own name only where one chooses what one reads. */
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames(spoken(), { type: "language" }).of(code) ?? code;
  } catch {
    return code;
  }
}

export const isNumber = (option: Option): boolean => option.choices.length === 0;

/** A value of an option in words: part of a sentence. */
export function valueText(option: Option, value: number | string | null): string {
  if (value === null) return t("web-lobby-by-rules");
  if (isNumber(option)) return t("web-lobby-cards", { cards: Number(value) });
  const key = `web-lobby-option-${option.name}-${value}`;
  return has(key) ? t(key) : String(value);
}

export const optionTitle = (option: Option): string => {
  const key = `web-lobby-option-${option.name}-title`;
  return has(key) ? t(key) : option.meaning;
};

function optionSentence(option: Option, settings: Settings): Sentence {
  const value = settings.options?.[option.name] ?? option.default;
  const key = `web-lobby-option-${option.name}`;
  const text = has(key) ? t(key, { value: valueText(option, value) }) : `${option.meaning}: ⟦${valueText(option, value)}⟧`;
  const house = value === option.default ? {} : { house: t("web-lobby-house", { value: valueText(option, option.default) }) };
  const note = value === null && has(`${key}-default`) ? { note: t(`${key}-default`) } : {};
  return { which: `option:${option.name}`, text, at: option.name, ...house, ...note };
}

export function limitText(seconds: number | null): string {
  if (seconds === null) return t("web-lobby-limit-none");
  if (seconds % 3600 === 0) return t("web-lobby-limit-hours", { hours: seconds / 3600 });
  return seconds % 60 === 0 ? t("web-lobby-limit-minutes", { minutes: seconds / 60 }) : t("web-lobby-limit-seconds", { seconds });
}

export function sentences(settings: Settings, seats: SeatHolder[], rules: Rules[], decks: DeckCard[]): Sentence[] {
  const game = rules.find((each) => each.id === settings.game);
  const chosen = (settings.decks ?? []).map((id) => decks.find((deck) => deck.id === id));
  const titles = chosen.map((deck, at) => plain(deck ? deckTitle(deck) : settings.decks![at]!));
  const cards = chosen.reduce((sum, deck) => sum + (deck?.cards ?? 0), 0);
  const language = settings.language ?? "en";
  const foreign = chosen.filter((deck) => deck && !deck.languages.includes(language)).map((deck) => plain(deckTitle(deck!)));
  const first = settings.first ?? null;
  const list: Sentence[] = [
    { which: "game", at: "game", text: t("web-lobby-s-game", { game: plain(boxName(settings.game ?? "", rules)) }), note: t(`about-${settings.game}`) },
    { which: "decks", at: "decks", text: t("web-lobby-s-decks", { decks: names(titles), cards }) },
    {
      which: "difficulty", at: "difficulty", text: t(`web-lobby-s-cards-${settings.difficulty ?? "all"}`),
      ...(settings.difficulty ? { note: t(`web-lobby-s-cards-${settings.difficulty}-note`) } : {}),
    },
    ...(game?.options ?? []).map((option) => optionSentence(option, settings)),
    {
      which: "first", at: "first",
      text: first === null ? t("web-lobby-s-first-rules") : t("web-lobby-s-first", { name: isolated(plain(seats[first]?.name ?? "?")) }),
      ...(first === null ? { note: t(settings.game === "anno-domini" ? "web-lobby-s-first-owner" : "web-lobby-s-first-note") } : {}),
    },
    { which: "limit", at: "limit", text: t("web-lobby-s-limit", { limit: limitText(settings.limit ?? null) }) },
    {
      which: "language", at: "language", text: t("web-lobby-s-language", { language: languageName(language) }),
      ...(foreign.length ? { note: t("web-lobby-s-foreign", { decks: names(foreign), count: foreign.length }) } : {}),
    },
    { which: "away", at: "away", text: t(`web-lobby-s-away-${settings.away ?? "bot"}`) },
    { which: "spectators", at: "spectators", text: t(`web-lobby-s-watch-${(settings.spectators ?? true) ? "all" : settings.screens ? "screens" : "none"}`) },
    { which: "listed", at: "listed", text: t(settings.listed ? "web-lobby-s-listed" : "web-lobby-s-unlisted") },
  ];
  return list;
}
