// The words of the interface, from the same Fluent files that the terminal and the printed pages use.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
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

type Text = () => Promise<{ default: string }>;
/** What the first page says; the rest comes with the first page that needs it (`allWords`). */
const FIRST: Record<Language, Text> = {
  en: () => import("virtual:words/en/first"),
  de: () => import("virtual:words/de/first"),
  cs: () => import("virtual:words/cs/first"),
  pl: () => import("virtual:words/pl/first"),
  ru: () => import("virtual:words/ru/first"),
};
const MORE: Record<Language, Text> = {
  en: () => import("virtual:words/en/more"),
  de: () => import("virtual:words/de/more"),
  cs: () => import("virtual:words/cs/more"),
  pl: () => import("virtual:words/pl/more"),
  ru: () => import("virtual:words/ru/more"),
};
let all = false;

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

const resources = new Map<Text, Promise<FluentResource>>();

/** A file's texts, read once. */
function parsed(text: Text): Promise<FluentResource> {
  let found = resources.get(text);
  if (!found) {
    found = text().then(({ default: source }) => new FluentResource(source));
    found.catch(() => resources.delete(text));
    resources.set(text, found);
  }
  return found;
}

async function load(code: Language): Promise<FluentBundle> {
  // Names come with isolating marks of their own (`isolated`), so that sentences can be compared in tests.
  const fresh = new FluentBundle(code, { useIsolating: false });
  for (const resource of await Promise.all([parsed(FIRST[code]), ...(all ? [parsed(MORE[code])] : [])])) fresh.addResource(resource);
  return fresh;
}

let started: Promise<void> = Promise.resolve();

export function startWords(): Promise<void> {
  if (kept("language")) tellServer(preferred());
  return (started = speak(preferred(), false));
}

let coming: Promise<void> | null = null;

/** Have the words of all pages. */
export function allWords(): Promise<void> {
  all = true;
  if (!coming) parsed(MORE[preferred()]).catch(() => {}); // under way already when its turn comes
  return (coming ??= started.then(() => speak(language, false)));
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

/** The text of a key. A missing key or variable shows as the key, never as an empty place. */
export function t(key: string, variables?: Record<string, FluentVariable>): string {
  const message = bundle.getMessage(key);
  if (!message?.value) return key;
  const errors: Error[] = [];
  let text = bundle.formatPattern(message.value, variables, errors);
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

/** The characters of a text as people count them; its code points, where the browser cannot tell. */
export function graphemes(text: string): string[] {
  if (!("Segmenter" in Intl)) return [...text];
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
