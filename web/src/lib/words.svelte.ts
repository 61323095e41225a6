// The words of the interface, from the same Fluent files that the terminal and the printed pages use.
import { FluentBundle, FluentNumber, type FluentVariable, type Message } from "@fluent/bundle";
import { keep, kept } from "./keep";

export const LANGUAGES = ["en", "de", "cs", "pl", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
export const OWN_NAMES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  cs: "Čeština",
  pl: "Polski",
  ru: "Русский",
};

/** What the first page says, what a table of Timeline says, and what neither does. */
export type Part = "first" | "play" | "more";
const TEXTS: Record<Language, Record<Part, () => Promise<{ default: Record<string, Message["value"]> }>>> = {
  en: { first: () => import("virtual:words/en/first"), play: () => import("virtual:words/en/play"), more: () => import("virtual:words/en/more") },
  de: { first: () => import("virtual:words/de/first"), play: () => import("virtual:words/de/play"), more: () => import("virtual:words/de/more") },
  cs: { first: () => import("virtual:words/cs/first"), play: () => import("virtual:words/cs/play"), more: () => import("virtual:words/cs/more") },
  pl: { first: () => import("virtual:words/pl/first"), play: () => import("virtual:words/pl/play"), more: () => import("virtual:words/pl/more") },
  ru: { first: () => import("virtual:words/ru/first"), play: () => import("virtual:words/ru/play"), more: () => import("virtual:words/ru/more") },
};
const wanted = new Set<Part>();

let bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
let language = $state<Language>("en");

const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

function preferred(): Language {
  const wanted = kept("language");
  if (wanted && isLanguage(wanted)) return wanted;
  for (const tag of navigator.languages ?? []) {
    const code = tag.toLowerCase().split("-")[0]!;
    if (isLanguage(code)) return code;
  }
  return "en";
}

async function load(code: Language): Promise<FluentBundle> {
  // Names come with isolating marks of their own (`isolated`), so that sentences can be compared in tests.
  const fresh = new FluentBundle(code, { useIsolating: false });
  const parts = wanted.size ? [...wanted] : (["first", "play", "more"] as const);
  for (const { default: patterns } of await Promise.all(parts.map((part) => TEXTS[code][part]())))
    fresh.addResource({ body: Object.entries(patterns).map(([id, value]) => ({ id, value, attributes: {} })) });
  return fresh;
}

/** The words that are asked for, all of them; null before any are. */
let coming: Promise<void> | null = null;

/** Have these words, with those that are there already. The first that are asked for decide the language. */
export function haveWords(...parts: Part[]): Promise<void> {
  const fresh = parts.filter((part) => !wanted.has(part));
  if (!fresh.length) return coming ?? Promise.resolve();
  const begun = coming;
  const code = begun ? language : preferred();
  if (!begun && kept("language")) tellServer(code);
  for (const part of fresh) {
    wanted.add(part);
    TEXTS[code][part]().catch(() => {}); // under way already when its turn comes
  }
  const all = begun ? begun.catch(() => {}).then(() => speak(language, false)) : speak(code, false);
  all.catch(() => fresh.forEach((part) => wanted.delete(part)));
  return (coming = all);
}

/** The server then asks for these words in the page itself. */
function tellServer(code: Language): void {
  document.cookie = `kronika-language=${code}; path=/; max-age=31536000; samesite=lax`;
}

/** Change the language of the interface, and remember it. */
export async function speak(code: Language, remember = true): Promise<void> {
  bundle = await load(code);
  language = code;
  document.documentElement.lang = code;
  if (!remember) return;
  keep("language", code);
  tellServer(code);
}

export const spoken = (): Language => language;

/** A number that all five languages write alike. What writes the others takes a phone a tenth of a second to begin. */
class Few extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}
const written = (value: FluentVariable): FluentVariable =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < 1000 ? new Few(value as number) : value;

/** The text of a key. A missing key or variable shows as the key, never as an empty place. */
export function t(key: string, variables?: Record<string, FluentVariable>): string {
  const message = bundle.getMessage(key);
  if (!message?.value) return key;
  const errors: Error[] = [];
  const known = variables && Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, written(value)]));
  let text = bundle.formatPattern(message.value, known, errors);
  if (errors.length && import.meta.env.DEV) console.warn(key, errors);
  // "44 v. Chr." brings the full stop of its sentence along.
  for (const said of Object.values(variables ?? {}))
    if (typeof said === "string" && said.endsWith(".")) text = text.replace(`${said}.`, () => said);
  return text;
}

export const has = (key: string): boolean => bundle.hasMessage(key);

const [ISOLATE, POP] = [String.fromCharCode(0x2068), String.fromCharCode(0x2069)];

/** A name in a sentence: it keeps its own direction of writing to itself. */
export const isolated = (name: string): string => ISOLATE + name + POP;

/** Nothing in it is put on top of something else: below U+0300 stand the letters of Western and Central Europe. */
const SIMPLE = /^[\u0020-\u02ff]*$/;

/** The characters of a text as people count them; its code points, where the browser cannot tell. */
export function graphemes(text: string): string[] {
  if (SIMPLE.test(text) || !("Segmenter" in Intl)) return [...text];
  return Array.from(new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text), ({ segment }) => segment);
}

/** `Ana, Ben and Eva`. */
export function names(list: string[]): string {
  if (list.length < 2) return list.join("");
  return t("names-and", { names: list.slice(0, -1).join(", "), last: list.at(-1)! });
}

const INNER: Record<Language, [string, string, string, string]> = {
  en: ["“", "”", "‘", "’"],
  de: ["„", "“", "‚", "‘"],
  cs: ["„", "“", "‚", "‘"],
  pl: ["„", "”", "«", "»"],
  ru: ["«", "»", "„", "“"],
};

/** A title as it stands between quotation marks: its own become the inner ones. */
export function quotable(title: string): string {
  const [open, close, innerOpen, innerClose] = INNER[language];
  return title.replaceAll(open, innerOpen).replaceAll(close, innerClose);
}
