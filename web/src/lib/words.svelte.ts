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

type Patterns = Record<string, Message["value"]>;
/** What the first page says, what a table of Timeline says, and what neither does; `begin` is what a table says before
    anything has happened at it, which its page brings along. */
export type Part = "begin" | "first" | "play" | "more";
type Module = () => Promise<{ default: Patterns }>;
const TEXTS: Record<Language, Record<Exclude<Part, "begin">, Module>> = {
  en: { first: () => import("virtual:words/en/first"), play: () => import("virtual:words/en/play"), more: () => import("virtual:words/en/more") },
  de: { first: () => import("virtual:words/de/first"), play: () => import("virtual:words/de/play"), more: () => import("virtual:words/de/more") },
  cs: { first: () => import("virtual:words/cs/first"), play: () => import("virtual:words/cs/play"), more: () => import("virtual:words/cs/more") },
  pl: { first: () => import("virtual:words/pl/first"), play: () => import("virtual:words/pl/play"), more: () => import("virtual:words/pl/more") },
  ru: { first: () => import("virtual:words/ru/first"), play: () => import("virtual:words/ru/play"), more: () => import("virtual:words/ru/more") },
};

async function text(code: Language, part: Part): Promise<Patterns> {
  if (part !== "begin") return (await TEXTS[code][part]()).default;
  // Where this page has not brought what a table begins with: all that one says.
  const brought = document.querySelector(`#words[lang="${code}"]`)?.textContent;
  return brought ? (JSON.parse(brought) as Patterns) : text(code, "play");
}
const texts = (code: Language, parts: Part[]): Promise<Patterns[]> => Promise.all(parts.map((part) => text(code, part)));
/** The words that are asked for, each on its way. */
const wanted = new Map<Part, Promise<void>>();

let bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
let language = $state<Language>("en");
/** Whether any language is spoken yet. */
let saying = false;

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

function add(to: FluentBundle, texts: Patterns[]): void {
  for (const patterns of texts) {
    const body = Object.entries(patterns).map(([id, value]) => ({ id, value, attributes: {} }));
    to.addResource({ body }, { allowOverrides: true });
  }
}

/** The language that is spoken first. */
let first: Language = "en";

/** Have these words, with those that are there already. The first that are asked for decide the language. */
export function haveWords(...parts: Part[]): Promise<void> {
  const fresh = parts.filter((part) => !wanted.has(part));
  if (fresh.length) {
    const before = [...wanted.values()];
    if (!before.length && !saying) {
      first = preferred();
      if (kept("language")) tellServer(first);
    }
    const all = more(fresh, before);
    for (const part of fresh) wanted.set(part, all);
    all.catch(() => fresh.forEach((part) => wanted.delete(part)));
  }
  return Promise.all(parts.map((part) => wanted.get(part))).then(() => {});
}

/** Have more words. What is said already stays as it is: whoever says something new waits for its words. */
async function more(parts: Part[], before: Promise<void>[]): Promise<void> {
  void texts(saying ? language : first, parts).catch(() => {}); // under way already when their turn comes
  await Promise.allSettled(before);
  if (!saying) return change(first, parts);
  for (;;) {
    const code = language;
    const found = await texts(code, parts);
    // Not where another language has been chosen meanwhile.
    if (code === language) return add(bundle, found);
  }
}

/** The server then asks for these words in the page itself. */
function tellServer(code: Language): void {
  document.cookie = `kronika-language=${code}; path=/; max-age=31536000; samesite=lax`;
}

/** From now on say all this in this language; `parts` may grow meanwhile. */
async function change(code: Language, parts: Iterable<Part>): Promise<void> {
  // Names come with isolating marks of their own (`isolated`), so that sentences can be compared in tests.
  const fresh = new FluentBundle(code, { useIsolating: false });
  for (const part of parts) add(fresh, [await text(code, part)]);
  bundle = fresh;
  language = code;
  saying = true;
  document.documentElement.lang = code;
}

/** Change the language of the interface, and remember it. */
export async function speak(code: Language, remember = true): Promise<void> {
  void texts(code, [...wanted.keys()]).catch(() => {}); // side by side
  await change(code, wanted.size ? wanted.keys() : ["first", "play", "more"]);
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
