// The table as it is shown: a film of what happened, one move after the other, a moment behind the truth.
//
// `view` is what is drawn. A burst of updates (a return after a lost connection, a hidden tab) jumps to the end.
import { tick } from "svelte";
import { fly, places, sleep, still, type Places } from "./motion";
import { cardsOf } from "./story";
import type { Happened, Live } from "./live.svelte";
import type { BackView, CardView, PublicEvent, TableView } from "./wire";

export type Phase = "fly" | "turn" | "rest";

/** One move on film: who did what with which card, and what came of it. */
export interface Film {
  seat: number | null;
  card: CardView | null;
  back: BackView | null;
  gap: number | null;
  verdict: "right" | "wrong" | null;
  /** The gaps in which the card would have been right, of the line without it. */
  gaps: number[];
  zone: string | null;
  events: PublicEvent[];
  before: TableView | null;
  after: TableView;
}

export type Director = (stage: Stage, film: Film, from: Places) => Promise<void>;

const BURST = 3;
const FLIGHT = 260;
const TURN = 360;
const REST = 900;

export class Stage {
  view = $state.raw<TableView | null>(null);
  film = $state.raw<Film | null>(null);
  phase = $state<Phase | null>(null);
  /** What the last film showed, for the sentence that stays after it. */
  last = $state.raw<Film | null>(null);

  #queue: Happened[] = [];
  #running = false;
  #closed = false;
  #stop: () => void;
  #began: (happened: Happened) => void;
  #told: (happened: Happened) => void;
  #untold: Happened | null = null;

  constructor(
    readonly live: Live,
    /** What begins: sounds. What is to be told of it comes when it can be seen. */
    began: (happened: Happened) => void = () => {},
    told: (happened: Happened) => void = () => {},
    readonly director: Director = usual,
  ) {
    this.view = live.view;
    this.#began = began;
    this.#told = told;
    this.#stop = live.listen((happened) => this.#add(happened));
  }

  /** Whether what is shown is how things are. */
  get current(): boolean {
    return this.view === this.live.view && this.film === null;
  }

  close(): void {
    this.#closed = true;
    this.#untold = null;
    this.#stop();
  }

  /** Tell what this film is about, once: a director does it when the verdict stands there. */
  tell(): void {
    const untold = this.#untold;
    this.#untold = null;
    if (untold) this.#told(untold);
  }

  #add(happened: Happened): void {
    if (happened.after === null || (happened.before === happened.after && !happened.events.length)) return;
    this.#queue.push(happened);
    if (!this.#running) void this.#run();
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#queue.length && !this.#closed) {
      const next = this.#queue.shift()!;
      this.#untold = next;
      let film: Film | null = null;
      try {
        film = document.hidden || this.#queue.length >= BURST || !next.events.length ? null : filmOf(next);
        // What was shown before this is no longer what came last.
        this.last = null;
        if (film) await this.#play(film, next);
      } catch (error) {
        // A film that breaks must not stop the game: what it was about is shown without it.
        console.error(error);
      }
      if (this.#closed) return;
      this.view = next.after;
      this.film = this.phase = null;
      this.last = film;
      try {
        this.tell();
      } catch (error) {
        console.error(error);
      }
      if (film) await tick();
    }
    this.#running = false;
  }

  async #play(film: Film, next: Happened): Promise<void> {
    const from = places();
    this.film = film;
    this.#began(next);
    await this.director(this, film, from);
  }

  /** How much of the usual time this film takes: that of others is shorter. */
  pace(film: Film): number {
    return film.seat !== null && this.live.mine.includes(film.seat) ? 1 : 0.8;
  }
}

/** What a film shows of a move; null where nothing moves on the table. */
export function filmOf({ before, after, events }: Happened): Film | null {
  if (!after) return null;
  const film: Film = {
    seat: null, card: null, back: null, gap: null, verdict: null, gaps: [], zone: null, events, before, after,
  };
  let id: string | null = null;
  for (const event of events) {
    switch (event.event) {
      case "placed":
        [film.seat, id, film.gap] = [event.seat, event.card, event.gap];
        break;
      case "turned-over":
        if (id === null || id === event.card) {
          id = event.card;
          film.back = event.back;
          film.gaps = (event as { gaps?: number[] | null }).gaps ?? [];
        }
        break;
      case "kept":
      case "placed-above":
      case "placed-below":
      case "stacked":
        film.verdict = "right";
        if ("seat" in event) film.seat = event.seat;
        break;
      case "misplaced":
        [film.verdict, film.zone] = ["wrong", event.zone];
        break;
      case "moved":
      case "returned":
        [film.verdict, film.zone] = ["wrong", event.event === "moved" ? "line" : "hand"];
        break;
      case "laid-aside":
        [film.verdict, film.seat] = ["wrong", event.seat];
        break;
      case "discarded":
        [film.seat, id] = [event.seat, event.card];
        break;
      case "stopped":
      case "doubted":
      case "chain-corrected":
        film.seat = event.seat;
        break;
    }
  }
  if (id !== null) film.card = cardsOf(after, before).get(id) ?? null;
  const dealt = events.some((event) => event.event === "seats-taken" || event.event === "position-set");
  return dealt || (film.seat === null && film.card === null) ? null : film;
}

/** The cards that a move gave to a seat. */
export const drawnIn = (film: Film | null, seat: number): string[] =>
  (film?.events ?? []).flatMap((event) => (event.event === "drew" && event.seat === seat ? [event.card] : []));

/** Let every card fly from where it lay to where it lies now; one that was nowhere comes from its owner or the pile. */
export async function settle(from: Places, seat: number | null, ms: number, only?: string): Promise<void> {
  if (still()) return;
  const nodes = [...document.querySelectorAll<HTMLElement>("[data-card]")];
  const source = (id: string) =>
    from.get(id) ?? from.get("zone:pile") ?? (seat === null ? undefined : from.get(`seat:${seat}`));
  const seatBox = seat === null ? undefined : from.get(`seat:${seat}`);
  await Promise.all(
    nodes
      .filter((node) => !only || node.dataset.card === only)
      .map((node) => fly(node, only && !from.has(only) ? seatBox ?? source(only) : source(node.dataset.card!), ms)),
  );
}

interface Way {
  /** What is drawn while the card flies and turns; the table before the move where nothing is said. */
  before?: (stage: Stage, film: Film) => void;
  /** Whether only the card itself flies at first. */
  alone: boolean;
  /** Whether anything flies once the verdict has been read. */
  after: (film: Film) => boolean;
}

/** A card flies to where it lies, turns over, rests with its verdict, and what follows from it follows. */
export const directed =
  ({ before = () => {}, alone, after }: Way): Director =>
  async (stage, film, from) => {
    const pace = stage.pace(film);
    before(stage, film);
    stage.phase = "fly";
    await tick();
    if (film.card || !alone) await settle(from, film.seat, FLIGHT * pace, alone ? film.card?.id : undefined);
    if (film.verdict) {
      stage.phase = "turn";
      await sleep(still() ? 0 : TURN * pace);
      stage.phase = "rest";
      stage.tell();
      await sleep(REST * (film.verdict === "wrong" ? 1.6 : 1) * pace);
    }
    const then = places();
    stage.view = film.after;
    stage.last = film;
    stage.film = stage.phase = null;
    await tick();
    if (after(film)) await settle(then, film.seat, FLIGHT * pace);
  };

const usual: Director = directed({ alone: true, after: () => true });
