// What the tables of all games share: the film, what was told, and what a screen reader hears of it.
import { later, type Parts } from "./later.svelte";
import { call, say } from "./say.svelte";
import { play } from "./sound";
import { Stage, type Director } from "./stage.svelte";
import type { Told } from "./story";
import { isolated, t } from "./words.svelte";
import type { Happened, Live } from "./live.svelte";

const KEPT = 60;

function began({ events }: Happened): void {
  for (const event of events) {
    if (event.event === "placed" || event.event === "discarded") play("lay");
    if (event.event === "doubted") play("doubt");
  }
}

/** What is said of a move: all of it; of a deal only what lies there. */
export const plainly = ({ kind }: Happened, told: Told[]): string =>
  told.filter((each) => each.tone !== "aside" || kind !== "dealt").map((each) => each.text).join(" ");

/** The card that is chosen for each seat. */
class Chosen {
  #cards = $state.raw<Record<number, string>>({});
  get = (seat: number): string | undefined => this.#cards[seat];
  set = (seat: number, card: string): void => void (this.#cards = { ...this.#cards, [seat]: card });
  delete(seat: number): void {
    const { [seat]: _, ...others } = this.#cards;
    this.#cards = others;
  }
}

export class TableState {
  readonly stage: Stage;
  /** The last moves, the newest first. */
  moves = $state.raw<{ id: number; told: Told[] }[]>([]);
  /** Cards of the hand that are chosen, by seat: the choice outlives whatever the server pushes. */
  readonly chosen = new Chosen();
  #number = 0;
  #turn: number | null = null;
  #closed = false;

  constructor(
    readonly live: Live,
    director?: Director,
    private readonly aloud = plainly,
  ) {
    this.stage = new Stage(live, began, (happened) => this.#told(happened), director);
    this.#recall();
  }

  get #key(): string {
    return `kronika.moves.${this.live.room?.game ?? ""}`;
  }

  /** What was told before the page was loaded anew. */
  #recall(): void {
    try {
      const told = JSON.parse(sessionStorage.getItem(this.#key) ?? "[]") as Told[][];
      this.moves = told.map((each) => ({ id: ++this.#number, told: each })).reverse();
    } catch {
      // Without a store the log begins with the page.
    }
  }

  #remember(): void {
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(this.moves.map((move) => move.told).reverse()));
    } catch {
      // As above.
    }
  }

  close(): void {
    this.#closed = true;
    this.stage.close();
  }

  #told(happened: Happened): void {
    const { after, events, kind } = happened;
    if (!after) return;
    if (kind === "dealt") this.#turn = null;
    if (later.parts) this.#tell(later.parts, happened);
    else void later.have().then((parts) => this.#closed || this.#tell(parts, happened));
    if (events.some((event) => event.event === "game-ended")) play("win");
  }

  #tell({ tell }: Parts, happened: Happened): void {
    const { after, before, events, kind } = happened;
    if (kind === "dealt") this.moves = [];
    if (after && events.length) {
      const told = tell(kind === "dealt" ? null : before, events, after);
      if (told.length) {
        const logged = told.filter((each) => !each.listed);
        this.moves = [{ id: ++this.#number, told: logged }, ...this.moves].slice(0, KEPT);
        this.#remember();
        say(this.aloud(happened, told));
      }
    }
  }

  /** Tell whose turn it is, once, when the film has come to it. */
  announceTurn(): void {
    const { live, stage } = this;
    const view = stage.view;
    if (!view || view.outcome || !stage.current) return;
    const turn = view.turn;
    if (turn === this.#turn) return;
    // In a pause, or while a correction is talked over, it is nobody's turn yet.
    if (turn !== null && live.mine.includes(turn) && live.turn !== turn) return;
    this.#turn = turn;
    if (turn === null) return;
    const own = live.turn === turn;
    const name = isolated(view.seats[turn]?.name ?? "");
    if (!own) return say(t("status-turn", { name }));
    play("yours");
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(15);
    const many = live.mine.length > 1;
    const counts = { line: view.line.length + view.lower.length, cards: view.seats[turn]!.hand.length };
    call(many ? t("web-your-turn-name", { name, ...counts }) : t("web-your-turn", counts));
  }
}
