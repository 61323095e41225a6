// What happened, as sentences: a port of the terminal's telling, over the same Fluent messages.
//
// Knows public events and views only, so it cannot tell a date that nobody has turned over.
import { dated } from "./dates";
import { deckOf, front } from "./fronts.svelte";
import { movedCards } from "./moved";
import type { BackView, CardView, PublicEvent, TableView } from "./wire";
import { has, isolated, names, quotable, spoken, t } from "./words.svelte";

export type Tone = "plain" | "aside" | "right" | "wrong" | "doubt" | "end";
export interface Told {
  text: string;
  tone: Tone;
  /** One of the dates of a chain that has been turned over, which stand beside its cards, too. */
  listed?: boolean;
  /** The same for the list of moves, where the cards can be seen: neighbours by their dates; empty where it says nothing new. */
  brief?: string;
}

/** With the sign of minus, where a number of points is below zero; also within a sentence. */
export const signed = (points: number | string): string => String(points).replace(/-(?=\d)/, "−");

type Seat = number;

/** Every card of a table, by its id. */
export function cardsOf(...views: (TableView | null)[]): Map<string, CardView> {
  const found = new Map<string, CardView>();
  for (const view of views)
    if (view)
      for (const card of [
        ...view.line,
        ...view.lower.flat(),
        ...view.upper.flat(),
        ...view.discard,
        ...view.boxed,
        ...view.seats.flatMap((seat) => seat.hand),
        ...(view.pile_top ? [view.pile_top] : []),
      ])
        found.set(card.id, card);
  return found;
}

/** The events of one move, or of the deal, as sentences. `before` is the table before them, `after` the one after. */
export function tell(before: TableView | null, events: PublicEvent[], after: TableView): Told[] {
  return new Telling(before ?? blank(after), events, after).all();
}

/** The table before the deal: the same players, and nothing lies there. */
function blank(view: TableView): TableView {
  const seats = view.seats.map((seat) => ({ ...seat, hand: [], horizontal: [], active: true, acted: false }));
  return { ...view, seats, pile: 0, pile_top: null, discard: [], boxed: [], line: [], lower: [], upper: [] };
}

class Telling {
  private line: string[];
  private backs = new Map<string, BackView>();
  private cards: Map<string, CardView>;
  private mover: Seat | null = null;
  private placed: string | null = null;
  private misplaced = false;
  private discarded: string | null = null;
  private doubted = false;
  private drawn: string[] = [];
  private told: Told[] = [];

  constructor(
    private before: TableView,
    private events: PublicEvent[],
    after: TableView,
  ) {
    this.line = before.line.map((card) => card.id);
    this.cards = cardsOf(after, before);
    for (const card of before.line) if (card.back) this.backs.set(card.id, card.back);
  }

  all(): Told[] {
    let events = this.events;
    this.doubted = events.some((event) => event.event === "doubted");
    const judged = events.find((event) => event.event === "judged");
    if (judged) {
      // People hear the verdict first, then what follows from it.
      this.drawn = events.flatMap((event) => (event.event === "drew" ? [event.card] : []));
      events = events.filter((event) => event.event !== "judged" && event.event !== "drew");
      const turned = events.findLastIndex((event) => event.event === "turned-over");
      events.splice(turned + 1, 0, judged);
    }
    events.forEach((event, at) => {
      this.one(event);
      if (this.drawn.length && event.event === "drew" && events[at + 1]?.event !== "drew") {
        const draws = this.misplaced ? "" : t("web-draws", { name: this.name(event.seat), cards: this.drawn.length });
        this.say("told-drew", "aside", { name: this.name(event.seat), titles: this.quoted(this.drawn) }, { brief: draws });
        this.drawn = [];
      }
    });
    return this.told;
  }

  private title(id: string): string {
    const card = this.cards.get(id) ?? { id, title: deckOf(id), symbol: null, back: null };
    return quotable(front(card).title);
  }

  private quoted = (cards: string[]): string => cards.map((card) => t("told-quoted", { title: this.title(card) })).join(", ");
  private name = (seat: Seat): string => isolated(this.before.seats[seat]?.name ?? "");
  private date = (card: string): string => {
    const back = this.backs.get(card);
    return back ? dated(back, spoken()) : "";
  };

  private say(
    key: string,
    tone: Tone = "plain",
    variables: Record<string, string | number> = {},
    more: Pick<Told, "listed" | "brief"> = {},
  ): void {
    this.told.push({ text: t(key, variables), tone, ...more });
  }

  private one(event: PublicEvent): void {
    switch (event.event) {
      case "seats-taken":
        return this.say("told-sat", "aside", { seats: event.seats, cards: event.cards });
      case "position-set":
        return this.say("told-position");
      case "boxed":
        return this.say("told-boxed", "aside", { cards: event.kept });
      case "hand-dealt":
        return this.say("told-dealt", "aside", {
          name: this.name(event.seat),
          cards: event.cards.length,
          titles: this.quoted(event.cards),
        });
      case "discard-opened":
        return this.say("told-discard-opened", "plain", { title: this.title(event.card) });
      case "line-opened":
      case "line-extended": {
        this.line.push(event.card);
        const key = this.before.game === "anno-domini" ? (this.line.length > 1 ? "chain-extended" : "chain-opened") : "line-opened";
        return this.say(`told-${key}`, "plain", { title: this.title(event.card) });
      }
      case "lower-opened":
        return this.say("told-line-opened", "plain", { title: this.title(event.card) });
      case "placed": {
        [this.mover, this.placed] = [event.seat, event.card];
        const [where, neighbours, dates] = this.between(event.gap);
        const laid = { name: this.name(event.seat), title: this.title(event.card) };
        this.say(`told-placed-${where}`, "plain", { ...laid, ...neighbours }, dates && { brief: t(`web-log-laid-${where}`, { ...laid, ...dates }) });
        this.line.splice(event.gap, 0, event.card);
        return;
      }
      case "turned-over":
        return this.shown(event.card, event.back);
      case "kept":
        return this.verdict("right", "told-right", event.card);
      case "misplaced":
        return this.wrong(event.card, event.zone);
      case "moved":
        return this.wrong(event.card, "insert");
      case "returned":
        return this.wrong(event.card, "returned");
      case "drew":
        this.drawn.push(event.card);
        return;
      case "shuffled":
        return this.say(`told-shuffled-${this.before.game === "anno-domini" ? "aside" : event.zone}`, "plain", { cards: event.cards });
      default:
        return this.rest(event);
    }
  }

  private rest(event: PublicEvent): void {
    switch (event.event) {
      case "placed-below":
        this.turned(event.seat, event.card);
        return this.say(event.at === 0 ? "told-below-first" : "told-below-last", "right");
      case "placed-above":
        this.turned(event.seat, event.card);
        return this.say("told-above", "right", this.interval(event.gap), { brief: t("web-log-above", this.interval(event.gap, true)) });
      case "stacked": {
        this.turned(event.seat, event.card);
        const stack = (event.level === "lower" ? this.before.lower : this.before.upper)[event.at];
        const other = stack?.at(-1)?.id;
        return this.say("told-stacked", "right", { other: other ? this.title(other) : "" }, { brief: t("web-log-stacked") });
      }
      case "laid-aside": {
        this.turned(event.seat, event.card);
        const back = this.backs.get(event.card);
        if (!back) return this.say("told-laid-aside", "wrong");
        const gap = this.gapOf(back);
        return this.say("told-laid-aside", "wrong", this.interval(gap), { brief: t("web-log-aside", this.interval(gap, true)) });
      }
      case "discarded":
        this.discarded = event.card;
        return this.say("told-discarded", "plain", { name: this.name(event.seat), title: this.title(event.card) });
      case "stopped":
        return this.say("told-stopped", "plain", { name: this.name(event.seat) });
      case "chain-corrected":
        return this.corrected(event.seat, event.chain);
      case "doubted":
        return this.say("told-doubted", "doubt", { name: this.name(event.seat) });
      case "chain-put-aside":
        this.line = [];
        return this.say("told-chain-aside", "aside");
      case "judged": {
        const [seat, cards] = event.verdict.penalty;
        const key = event.verdict.correct ? "right" : "wrong";
        if (cards)
          this.say(`told-judged-${key}`, key, { name: this.name(seat), cards, titles: this.quoted(this.drawn) });
        else this.say(`told-judged-${key}-alone`, key);
        this.drawn = [];
        return;
      }
      case "direction-reversed":
        return this.say("told-reversed", "doubt", { name: this.mover === null ? "" : this.name(this.mover) });
      case "round-began": {
        const were = this.before.seats.filter((seat) => seat.active).length;
        if (event.round > 1 && event.active.length > 1 && event.active.length < were)
          this.say("told-tie-break", "end", { names: names(event.active.map(this.name)) });
        return this.say("told-round", "aside", { round: event.round, name: this.name(event.seat) });
      }
      case "game-ended": {
        const { winners, score, rank } = event;
        if (!winners) {
          const end = { score: score ?? 0, rank: t(`rank-${rank ?? 0}`) };
          return this.say("told-score", "end", end, { brief: signed(t("told-score", end)) });
        }
        const all = winners.map(this.name);
        return this.say(all.length === 1 ? "told-won" : "told-won-together", "end", { name: all[0] ?? "", names: names(all) });
      }
    }
  }

  /** Where a gap lies, its neighbours by their titles, and by their dates where both are known. */
  private between(gap: number): [string, Record<string, string>, Record<string, string> | undefined] {
    const left = this.line[gap - 1];
    const right = this.line[gap];
    const where = left === undefined ? (right === undefined ? "only" : "first") : right === undefined ? "last" : "between";
    const by = (told: (card: string) => string) => ({ ...(left && { left: told(left) }), ...(right && { right: told(right) }) });
    const dates = by(this.date);
    return [where, by((card) => this.title(card)), Object.values(dates).every(Boolean) ? dates : undefined];
  }

  private shown(card: string, back: BackView): void {
    this.backs.set(card, back);
    const chain = this.before.game === "anno-domini";
    if (chain && !this.doubted && this.mover !== null) {
      this.say("told-checked", "doubt", { name: this.name(this.mover) });
      this.doubted = true;
    }
    // A card that has just been laid tells its date with the verdict, a card of the team with its place.
    const teamTurn = this.before.lower.length > 0 && card !== this.discarded;
    if (chain || !(card === this.placed || teamTurn))
      this.say("told-shown", "plain", { title: this.title(card), date: this.date(card) }, { listed: chain });
  }

  private turned(seat: Seat, card: string): void {
    this.say("told-turned", "plain", { name: this.name(seat), title: this.title(card), date: this.date(card) });
  }

  /** The verdict on a card that has been laid, with its date. */
  private verdict(tone: "right" | "wrong", key: string, card: string, more: Record<string, string> = {}): void {
    const date = this.date(card);
    this.say(key, tone, { date, ...more }, { brief: t(`web-log-${tone}`, { date }) });
  }

  private wrong(card: string, what: string): void {
    const name = this.mover === null ? "" : this.name(this.mover);
    const key = has(`told-wrong-${what}`) ? `told-wrong-${what}` : "told-wrong-discard";
    this.misplaced = true;
    this.verdict("wrong", key, card, { name });
    const belongs = belonging(this.backs.get(card), this.line.filter((other) => other !== card), this.backs);
    if (!belongs) return;
    const { left, right } = belongs;
    const variables: Record<string, string> = {
      ...(left && { left: this.title(left), "left-date": this.date(left) }),
      ...(right && { right: this.title(right), "right-date": this.date(right) }),
    };
    const dates = { ...(left && { left: this.date(left) }), ...(right && { right: this.date(right) }) };
    const [where, near] = left && right ? ["between", "between"] : left ? ["last", "after"] : ["first", "before"];
    this.say(`told-belongs-${where}`, "plain", variables, { brief: t(`web-belongs-${near}`, dates) });
  }

  private gapOf(back: BackView): number {
    const years = this.before.lower.flatMap((stack) => (stack[0]?.back ? [stack[0].back.first] : []));
    return years.filter((year) => year < back.first).length - 1;
  }

  /** The neighbours of a place above, by their titles or by their dates. */
  private interval(gap: number, byDate = false): Record<string, string> {
    const told = (card?: CardView) =>
      !card ? "" : byDate ? (card.back ? dated(card.back, spoken()) : "") : this.title(card.id);
    return { left: told(this.before.lower[gap]?.[0]), right: told(this.before.lower[gap + 1]?.[0]) };
  }

  private corrected(seat: Seat, chain: string[]): void {
    const moved = movedCards(this.line, chain).map((card) => {
      const at = chain.indexOf(card);
      return at
        ? t("told-moved-after", { title: this.title(card), left: this.title(chain[at - 1]!) })
        : t("told-moved-first", { title: this.title(card) });
    });
    this.line = [...chain];
    if (moved.length) this.say("told-corrected", "plain", { name: this.name(seat), moved: moved.join("; ") });
    else this.say("told-corrected-same", "plain", { name: this.name(seat) });
  }
}

/** The neighbours between which a card with this date would lie; of dates that all see. */
export function belonging(
  back: BackView | undefined | null,
  line: string[],
  backs: ReadonlyMap<string, BackView>,
): { left?: string | undefined; right?: string | undefined } | null {
  if (!back) return null;
  const known = line.filter((card) => backs.has(card));
  const left = known.findLast((card) => backs.get(card)!.last < back.first);
  const right = known.find((card) => backs.get(card)!.first > back.last);
  return left || right ? { left, right } : null;
}
