// One sitting of practice: what is asked next, what was answered, and what this browser keeps of it. Dates come from the
// server, that of a card only with the answer; how well a card is remembered is kept here and shown with the next answer.
import { get, post } from "./api";
import { keepFitting, kept } from "./keep";
import { spoken } from "./words.svelte";
import { cardsOf, trouble, type BrowsedCard } from "./workshop";

const codeOf = (error: unknown): string => (error as { code?: string } | null)?.code ?? "";

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

/** Keep this of a deck; without room, the cards that come back last are given up, at most half of them. False where
    even that did not help, and what was kept before stays. */
function write(deck: string, known: Record<string, Known>, own: string): boolean {
  const others = Object.entries(known).filter(([id]) => id !== own).sort(([, a], [, b]) => a.due - b.due);
  const all = [[own, known[own]!] as const, ...others].slice(0, MOST);
  function* shorter(): Generator<string> {
    for (let fewer = 0; fewer <= all.length / 2; fewer = 2 * fewer || 1)
      yield JSON.stringify(Object.fromEntries(all.slice(0, all.length - fewer)));
  }
  return keepFitting(`practice.${deck}`, shorter());
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
  /** Counts what is shown one after another: questions, and that there is none any more. */
  round = $state(0);
  /** Whether this browser has no room for what was answered last. */
  unkept = $state(false);
  private queue: string[] = [];
  private tries = new Map<string, number>();
  private renewed = new Set<string>();
  /** What there was no room for. */
  private held: Record<string, Known> = {};
  private language = "";

  constructor(
    readonly deck: string,
    /** The cards that are meant; none for what is due, and some new ones. */
    private readonly meant: string[],
  ) {}

  async begin(): Promise<void> {
    await this.work(async () => {
      this.language = spoken();
      const all = await cardsOf(this.deck, this.language);
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

  /** Go on after something went wrong: a question that has no answer yet stays. */
  again = async (): Promise<void> => {
    if (!this.cards) await this.begin();
    else if (this.card && !this.judged) this.wrong = "";
    else await this.next();
  };

  /** Have the titles in the language that is spoken now. */
  async retitle(): Promise<void> {
    const language = spoken();
    if (!this.cards || this.language === language) return;
    const before = this.language;
    this.language = language;
    try {
      const all = await cardsOf(this.deck, language);
      if (this.language === language) this.take(all);
    } catch {
      // They stay as they are; the next change of language asks again.
      if (this.language === language) this.language = before;
    }
  }

  /** A gap from 0, or null where somebody does not know. */
  answer = (gap: number | null): Promise<void> =>
    this.work(async () => {
      if (!this.card || this.judged) return;
      const card = this.card.id;
      let judged: Judged;
      try {
        judged = await this.ask(card, gap);
      } catch (error) {
        // The deck has changed under the row: once, the card is asked anew.
        if (!["room.unknown", "wire.malformed"].includes(codeOf(error)) || this.renewed.has(card)) throw error;
        this.renewed.add(card);
        this.queue.unshift(card);
        return this.draw();
      }
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

  private async ask(card: string, gap: number | null): Promise<Judged> {
    const recall = (this.held[card] ?? read(this.deck)[card])?.recall ?? null;
    const answer = { card, line: this.row.map((one) => one.id), gap, recall, language: spoken() };
    const path = `/api/practice/${encodeURIComponent(this.deck)}/answer`;
    try {
      return await post<Judged>(path, answer);
    } catch (error) {
      // Perhaps it is what was kept that the server does not understand: then the card begins anew.
      if (!recall || !["http.400", "wire.malformed"].includes(codeOf(error))) throw error;
      return post<Judged>(path, { ...answer, recall: null });
    }
  }

  private async draw(): Promise<void> {
    for (let id = this.queue[0]; id !== undefined; id = this.queue[0]) {
      const question = await this.question(id);
      if (!question) continue;
      this.queue.shift();
      [this.card, this.row, this.judged, this.chosen] = [this.cards![id] ?? null, this.titled(question.line), null, null];
      this.left = this.queue.length;
      this.round++;
      return;
    }
    [this.card, this.row, this.judged, this.chosen, this.left] = [null, [], null, null, 0];
    this.round++;
  }

  /** The row for a card; null where the deck has lost it, which is then not asked, nor is what else it has lost. */
  private async question(id: string): Promise<{ line: RowCard[] } | null> {
    const path = encodeURIComponent(this.deck);
    const avoid = [...new Set(this.queue)].slice(0, AVOIDED);
    try {
      return await post<{ line: RowCard[] }>(`/api/practice/${path}/question`, { card: id, avoid, language: spoken() });
    } catch (error) {
      if (codeOf(error) !== "room.unknown") throw error;
      // Asked anew, past what the page has cached. Without the deck this is refused, too.
      const all = await get<BrowsedCard[]>(`/api/decks/${path}/cards?language=${this.language}`);
      this.take(all);
      this.queue = this.queue.filter((each) => each !== id && this.cards![each]);
      return null;
    }
  }

  private take(all: BrowsedCard[]): void {
    this.cards = Object.fromEntries(all.map((card) => [card.id, card]));
    if (this.card) this.card = this.cards[this.card.id] ?? this.card;
    this.row = this.titled(this.row);
  }

  private titled = (row: RowCard[]): RowCard[] => row.map((one) => ({ ...one, title: this.cards?.[one.id]?.title ?? one.title }));

  private remember(card: string, judged: Judged): void {
    this.held[card] = { due: judged.due, recall: judged.recall };
    // Read anew: another tab may have practised meanwhile.
    this.unkept = !write(this.deck, { ...read(this.deck), ...this.held }, card);
    if (!this.unkept) this.held = {};
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
