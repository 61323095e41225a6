// One sitting of practice: what is asked next, what was answered, and what this browser keeps of it. Dates come from the
// server, that of a card only with the answer; how well a card is remembered is kept here and shown with the next answer.
import { post } from "./api";
import { keep, kept } from "./keep";
import { spoken } from "./words.svelte";
import { cardsOf, trouble, type BrowsedCard } from "./workshop";

export interface RowCard {
  id: string;
  title: string;
  theme: string;
  date: string;
}

export interface Judged {
  right: boolean;
  gaps: number[];
  date: string;
  fact: string;
  source: string;
  due: number;
  recall: object;
}

interface Known {
  due: number;
  recall: object;
}

const NEW = 10;
/** Cards of a deck of which something is kept. */
const MOST = 3000;
/** Cards whose dates a row should not give away. */
const AVOIDED = 400;
const TRIES = 3;

const shuffled = <T>(list: T[]): T[] => {
  const mixed = [...list];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!];
  }
  return mixed;
};

function read(deck: string): Record<string, Known> {
  try {
    const found: unknown = JSON.parse(kept(`practice.${deck}`) ?? "{}");
    if (!found || typeof found !== "object" || Array.isArray(found)) return {};
    return Object.fromEntries(
      Object.entries(found as Record<string, Known>).filter(([, one]) => typeof one?.due === "number" && typeof one.recall === "object"),
    );
  } catch {
    return {};
  }
}

export class Practice {
  cards = $state.raw<Record<string, BrowsedCard> | null>(null);
  card = $state.raw<BrowsedCard | null>(null);
  row = $state.raw<RowCard[]>([]);
  judged = $state.raw<Judged | null>(null);
  chosen = $state<number | null>(null);
  wrong = $state("");
  waits = $state(false);
  answers = $state(0);
  right = $state(0);
  left = $state(0);
  private queue: string[] = [];
  private tries = new Map<string, number>();

  constructor(
    readonly deck: string,
    /** The cards that are meant; none for what is due, and some new ones. */
    private readonly meant: string[],
  ) {}

  async begin(): Promise<void> {
    await this.work(async () => {
      const all = await cardsOf(this.deck, spoken());
      this.cards = Object.fromEntries(all.map((card) => [card.id, card]));
      const known = read(this.deck);
      const now = Date.now() / 1000;
      const due = all.filter((card) => known[card.id] && known[card.id]!.due <= now).sort((a, b) => known[a.id]!.due - known[b.id]!.due);
      const fresh = shuffled(all.filter((card) => !known[card.id])).slice(0, NEW);
      const asked = this.meant.length ? shuffled(this.meant.filter((id) => this.cards![id])) : [...due, ...fresh].map((card) => card.id);
      this.queue = [...new Set(asked)];
      await this.draw();
    });
  }

  /** The next question; none when all has been asked. */
  next = (): Promise<void> => this.work(() => this.draw());

  /** A gap from 0, or null where somebody does not know. */
  answer = (gap: number | null): Promise<void> =>
    this.work(async () => {
      if (!this.card || this.judged) return;
      const card = this.card.id;
      const known = read(this.deck);
      const judged = await post<Judged>(`/api/practice/${encodeURIComponent(this.deck)}/answer`, {
        card,
        line: this.row.map((one) => one.id),
        gap,
        recall: known[card]?.recall ?? null,
        language: spoken(),
      });
      this.remember(card, judged);
      this.chosen = gap;
      this.judged = judged;
      this.answers++;
      if (judged.right) this.right++;
      const tries = (this.tries.get(card) ?? 0) + 1;
      this.tries.set(card, tries);
      // What went wrong comes once more in the end.
      if (!judged.right && tries < TRIES) this.queue.push(card);
      this.left = this.queue.length;
    });

  private async draw(): Promise<void> {
    const id = this.queue[0];
    if (id === undefined) {
      this.card = null;
      return;
    }
    const avoid = [...new Set(this.queue)].slice(0, AVOIDED);
    const question = await post<{ line: RowCard[] }>(`/api/practice/${encodeURIComponent(this.deck)}/question`, {
      card: id,
      avoid,
      language: spoken(),
    });
    this.queue.shift();
    [this.card, this.row, this.judged, this.chosen] = [this.cards![id] ?? null, question.line, null, null];
    this.left = this.queue.length;
  }

  private remember(card: string, judged: Judged): void {
    // Read anew: another tab may have practised meanwhile.
    const known = { ...read(this.deck), [card]: { due: judged.due, recall: judged.recall } };
    const all = Object.entries(known);
    // Too many: those that come back last are given up.
    const most = all.length > MOST ? all.sort(([, a], [, b]) => a.due - b.due).slice(0, MOST) : all;
    keep(`practice.${this.deck}`, JSON.stringify(Object.fromEntries(most)));
  }

  private async work(what: () => Promise<void>): Promise<void> {
    if (this.waits) return;
    this.waits = true;
    this.wrong = "";
    try {
      await what();
    } catch (error) {
      this.wrong = trouble(error).text;
    } finally {
      this.waits = false;
    }
  }
}
