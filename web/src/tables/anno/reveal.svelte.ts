// The reveal: a chain is turned over from the top, year by year; then what is wrong with it, and who draws for it.
import { sleep, still } from "../../lib/motion";
import { play } from "../../lib/sound";
import { cardsOf } from "../../lib/story";
import { spoken } from "../../lib/words.svelte";
import type { Film } from "../../lib/stage.svelte";
import type { BackView, CardView, TableView, VerdictView } from "../../lib/wire";

/** What there is to see: the judged chain with its dates, who doubted or whose last card it was, and the verdict. */
export interface Shown {
  cards: CardView[];
  backs: Map<string, BackView>;
  doubter: number | null;
  layer: number;
  verdict: VerdictView;
  drawn: CardView[];
  /** Who begins the next chain; null where the game is over. */
  next: number | null;
}

/** The 7th of 8: a place in the chain, never a year. */
export function nth(place: number): string {
  switch (spoken()) {
    case "en": {
      const rule = new Intl.PluralRules("en", { type: "ordinal" }).select(place);
      return `${place}${{ one: "st", two: "nd", few: "rd" }[rule as string] ?? "th"}`;
    }
    case "ru":
      return `${place}-я`;
    default:
      return `${place}.`;
  }
}

/** What happened, as a film or an update has it. */
type Move = Pick<Film, "before" | "after" | "events">;

/** The chain after the correction and the card of a film, before anything else came of them. */
export function chainOf(film: Move): string[] {
  let line = (film.before?.line ?? []).map((card) => card.id);
  for (const event of film.events) {
    if (event.event === "chain-corrected") line = [...event.chain];
    if (event.event === "placed") line.splice(event.gap, 0, event.card);
  }
  return line;
}

export function shownOf(film: Move): Shown | null {
  const judged = film.events.find((event) => event.event === "judged");
  if (!judged || !film.before) return null;
  const placed = film.events.find((event) => event.event === "placed");
  const doubted = film.events.find((event) => event.event === "doubted");
  const cards = cardsOf(film.after, film.before);
  const list = (ids: string[]): CardView[] => ids.flatMap((id) => cards.get(id) ?? []);
  const began = film.events.find((event) => event.event === "round-began");
  return {
    cards: list(chainOf(film)),
    backs: new Map(film.events.flatMap((event) => (event.event === "turned-over" ? [[event.card, event.back] as const] : []))),
    doubter: doubted?.seat ?? null,
    layer: placed?.seat ?? film.before.layer ?? judged.verdict.penalty[0],
    verdict: judged.verdict,
    drawn: list(film.events.flatMap((event) => (event.event === "drew" ? [event.card] : []))),
    next: began?.seat ?? null,
  };
}

/** The table with the card laid and the chain corrected, as it lies before it is turned over. */
export function laidView(film: Film): TableView {
  const before = film.before!;
  const cards = cardsOf(film.after, before);
  const line = chainOf(film).flatMap((id) => {
    const card = cards.get(id);
    return card ? [{ ...card, back: null }] : [];
  });
  const lies = new Set(line.map((card) => card.id));
  const seats = before.seats.map((seat) => ({ ...seat, hand: seat.hand.filter((card) => !lies.has(card.id)) }));
  return { ...before, line, seats, doubt: null, legal: null };
}

const STEP = 350;
const BEFORE = 500;
/** The least and the most that a verdict stays: the clock of the next move runs meanwhile. */
const READ = 3600;
const STAY = 20_000;

export class Reveal {
  shown = $state.raw<Shown | null>(null);
  /** How many years stand there. */
  printed = $state(0);
  /** Whether the verdict stands there. */
  judged = $state(false);
  /** Whether it has stood there for as long as it takes to read. */
  read = $state(false);
  #skip: (() => void) | null = null;

  /** On with the game, at any moment. */
  skip = (): void => this.#skip?.();

  /** Show it; `judged` is called when the verdict stands there. */
  async play(shown: Shown, judged: () => void): Promise<void> {
    let over = false;
    const skipped = new Promise<void>((done) => {
      this.#skip = () => {
        over = true;
        done();
      };
    });
    const wait = (ms: number): Promise<void> => Promise.race([sleep(ms), skipped]);
    this.printed = 0;
    this.judged = this.read = false;
    this.shown = shown;
    const fast = still();
    if (!fast) await wait(BEFORE);
    while (this.printed < shown.cards.length && !over) {
      this.printed = fast ? shown.cards.length : this.printed + 1;
      play("turn");
      if (!fast) await wait(STEP);
    }
    if (!over) {
      this.judged = true;
      play(shown.verdict.correct ? "right" : "wrong");
      judged();
      await wait(READ);
      this.read = true;
      await wait(STAY - READ);
    }
    this.#skip = null;
    this.shown = null;
  }
}
