// Decks and drafts as the server has them: browsing, reading in, mending, publishing, printing. Requests and their shapes.
import { cached, get, post, Refusal, type DeckCard } from "./api";
import { keep, token } from "./keep";
import { openTable, ownName } from "./opening";
import { randomText } from "./random";
import { known, why } from "./why";
import { has, t } from "./words.svelte";
import type { Welcome } from "./wire";

export interface BrowsedCard {
  id: string;
  title: string;
  theme: string;
  label: string;
}

export interface CardBack extends BrowsedCard {
  asks: string;
  date: string;
  fact: string;
  source: string;
}

export interface CellError {
  column: string | null;
  code: string;
  problem: string;
  remedy: string;
}

export type Cells = Record<string, string>;

export interface DraftView {
  draft: string;
  deck: string;
  version: number;
  /** When it was changed last: what a change has to be about. */
  changed: number;
  titles: Record<string, string>;
  languages: string[];
  license: string;
  authors: string[];
  themes: Record<string, string>;
  columns: string[];
  rows: { cells: Cells; errors: CellError[] }[];
  errors: CellError[];
  wrong: number;
}

export interface DraftCard {
  draft: string;
  deck: string;
  titles: Record<string, string>;
  cards: number;
  changed: number;
  version: number;
}

export interface DraftChange {
  /** Refused where the draft has changed since it said this of itself. */
  changed?: number;
  rows?: Cells[];
  title?: string;
  languages?: string[];
  license?: string;
  authors?: string[];
  themes?: Record<string, string>;
}

export interface Finding {
  id: string;
  severity: "error" | "warning" | "note";
  problem: string;
  remedy: string;
  card: string | null;
  title: string | null;
  column: string | null;
}

export interface ImportResult {
  draft: string;
  deck: string;
  form: string;
  notes: string[];
  columns: { name: string; roles: string[]; why: string }[];
  languages: string[];
  cards: { cells: Cells; errors: CellError[]; flags: string[] }[];
  refused: { row: number; reason: string; title: string }[];
  errors: CellError[];
  report: Finding[];
}

export interface Published {
  deck: string;
  version: number;
  cards: number;
}

/** Bytes that the server takes. */
export const LARGEST = 8 * 1024 * 1024;

/** Whoever makes a deck needs a secret of their own, as at a table. */
export function beSomebody(): void {
  if (!token()) keep("token", randomText(16));
}

/** Why something was refused, as it is meant for decks; `own` where these are the server's English words. */
export function trouble(error: unknown): { text: string; own: boolean } {
  const { code = "", message = "" } = (error ?? {}) as { code?: string; message?: string };
  const key = `web-decks-why-${code.replaceAll(".", "-")}`;
  if (has(key)) return { text: t(key), own: false };
  if (known(error) || /^(http|client)\./.test(code) || !message) return { text: why(error), own: false };
  return { text: message, own: true };
}

async function refusal(response: Response): Promise<Refusal> {
  const body = (await response.json().catch(() => ({}))) as { code?: string; message?: string };
  return new Refusal(body.code ?? `http.${response.status}`, body.message ?? "");
}

async function sent(path: string, method: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { Authorization: `Bearer ${token() ?? ""}` };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refusal("client.unreachable", "");
  }
  if (!response.ok) throw await refusal(response);
  return response;
}

// Decks

export const allDecks = (): Promise<DeckCard[]> => cached<DeckCard[]>("/api/decks");
/** Also of a deck that stands in no list. */
export const deckCalled = (deck: string): Promise<DeckCard> => cached<DeckCard>(`/api/decks/${encodeURIComponent(deck)}`);
export const cardsOf = (deck: string, language: string): Promise<BrowsedCard[]> =>
  cached<BrowsedCard[]>(`/api/decks/${encodeURIComponent(deck)}/cards?language=${language}`);
export const backOf = (deck: string, card: string, language: string): Promise<CardBack> =>
  get<CardBack>(`/api/decks/${encodeURIComponent(deck)}/cards/${card}?language=${language}`);
export const fitting = (deck: string, filter: URLSearchParams): Promise<string[]> =>
  get<string[]>(`/api/decks/${encodeURIComponent(deck)}/cards?${filter}`);

/** A new table with these decks; the answer is its code. */
export async function openWith(decks: string[]): Promise<string> {
  const code = await openTable(ownName());
  const { room } = await get<Welcome>(`/api/rooms/${code}/view`);
  const command = { type: "settings", settings: { ...room.settings, decks } };
  await post(`/api/rooms/${code}/commands`, { request: randomText(12), command });
  return code;
}

export async function sheets(deck: string, paper: string, duplex: string, language: string): Promise<Blob> {
  const query = new URLSearchParams({ paper, duplex, ...(language && { language }) });
  return (await sent(`/api/decks/${encodeURIComponent(deck)}/print.pdf?${query}`, "GET")).blob();
}

// Drafts

export const ownDrafts = (): Promise<DraftCard[]> => (token() ? get<DraftCard[]>("/api/drafts") : Promise.resolve([]));
export const draftOf = (id: string): Promise<DraftView> => get<DraftView>(`/api/drafts/${id}`);
export const changeDraft = async (id: string, change: DraftChange): Promise<DraftView> =>
  (await sent(`/api/drafts/${id}`, "PUT", change)).json() as Promise<DraftView>;
export const checkDraft = (id: string): Promise<Finding[]> => post<Finding[]>(`/api/drafts/${id}/check`, {});
export const publishDraft = (id: string): Promise<Published> => post<Published>(`/api/drafts/${id}/publish`, {});
export const deleteDraft = async (id: string): Promise<void> => void (await sent(`/api/drafts/${id}`, "DELETE"));

/** Send a file to be read in. `heard` gets the share that has arrived, and 1 while the server reads. */
export function importFile(
  file: Blob,
  name: string,
  options: URLSearchParams,
  heard: (share: number) => void,
  stop?: AbortSignal,
): Promise<ImportResult> {
  beSomebody();
  const query = new URLSearchParams(options);
  query.set("name", name);
  return new Promise((done, failed) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/api/decks/import?${query}`);
    request.setRequestHeader("Authorization", `Bearer ${token() ?? ""}`);
    request.setRequestHeader("Content-Type", "application/octet-stream");
    request.upload.onprogress = (event) => event.lengthComputable && heard(event.loaded / event.total);
    request.upload.onload = () => heard(1);
    request.onload = () => {
      let body: { code?: string; message?: string } = {};
      try {
        body = JSON.parse(request.responseText) as typeof body;
      } catch {
        // Not from Kronika: the status says enough.
      }
      if (request.status === 201) done(body as unknown as ImportResult);
      else failed(new Refusal(body.code ?? `http.${request.status}`, body.message ?? ""));
    };
    request.onerror = () => failed(new Refusal("client.unreachable", ""));
    request.onabort = () => failed(new Refusal("client.stopped", ""));
    stop?.addEventListener("abort", () => request.abort());
    request.send(file);
  });
}

/** An empty draft: a file of one card, and the card taken out again. */
export async function newDraft(title: string, language: string): Promise<string> {
  const options = new URLSearchParams({ language, title, map: "title=title" });
  options.append("map", "date=date");
  const { draft } = await importFile(new Blob(["title,date\nFirst card,2000\n"]), `${title}.csv`, options, () => undefined);
  await changeDraft(draft, { rows: [], title });
  return draft;
}

/** Give a file to the browser to keep. */
export function download(data: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(data);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
