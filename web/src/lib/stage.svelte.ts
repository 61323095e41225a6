// The table as it is shown: a film of what happened, one move after the other, a moment behind the truth.
//
// `view` is what is drawn. A burst of updates (a return after a lost connection, a hidden tab) jumps to the end.
import { tick } from "svelte";
import { later, type Parts } from "./later.svelte";
import type { Places } from "./motion";
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
/** Milliseconds for whoever films to come, where they are not here yet; after that, things are shown without a film. */
const CALL = 2000;

export class Stage {
  view = $state.raw<TableView | null>(null);
  film = $state.raw<Film | null>(null);
  phase = $state<Phase | null>(null);
  /** What the last film showed, for the sentence that stays after it. */
  last = $state.raw<Film | null>(null);

  #queue: Happened[] = [];
  #running = false;
  #closed = false;
  #called = false;
  #stop: () => void;
  #began: (happened: Happened) => void;
  #told: (happened: Happened) => void;
  #untold: Happened | null = null;

  constructor(
    readonly live: Live,
    /** What begins: sounds. What is to be told of it comes when it can be seen. */
    began: (happened: Happened) => void = () => {},
    told: (happened: Happened) => void = () => {},
    readonly director: Director | null = null,
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
      const crew = later.parts ?? (await this.#call());
      if (this.#closed) return;
      let film: Film | null = null;
      try {
        film = !crew || document.hidden || this.#queue.length >= BURST || !next.events.length ? null : crew.filmOf(next);
        // What was shown before this is no longer what came last.
        this.last = null;
        if (crew && film) await this.#play(crew, film, next);
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

  /** Whoever films, or null. They are waited for once, and not where there is too much to film. */
  async #call(): Promise<Parts | null> {
    if (this.#called || later.lost || this.#queue.length >= BURST) return null;
    this.#called = true;
    return Promise.race([later.have(), new Promise<null>((done) => setTimeout(done, CALL, null))]);
  }

  async #play({ places, usual }: Parts, film: Film, next: Happened): Promise<void> {
    const from = places();
    this.film = film;
    this.#began(next);
    await (this.director ?? usual)(this, film, from);
  }

  /** How much of the usual time this film takes: that of others is shorter. */
  pace(film: Film): number {
    return film.seat !== null && this.live.mine.includes(film.seat) ? 1 : 0.8;
  }
}

/** The cards that a move gave to a seat. */
export const drawnIn = (film: Film | null, seat: number): string[] =>
  (film?.events ?? []).flatMap((event) => (event.event === "drew" && event.seat === seat ? [event.card] : []));
