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
}

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
        this.say("told-drew", "aside", { name: this.name(event.seat), titles: this.quoted(this.drawn) });
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

  private say(key: string, tone: Tone = "plain", variables: Record<string, string | number> = {}): void {
    this.told.push({ text: t(key, variables), tone });
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
        const [where, neighbours] = this.between(event.gap);
        this.say(`told-placed-${where}`, "plain", { name: this.name(event.seat), title: this.title(event.card), ...neighbours });
        this.line.splice(event.gap, 0, event.card);
        return;
      }
      case "turned-over":
        return this.shown(event.card, event.back);
      case "kept":
        return this.say("told-right", "right", { date: this.date(event.card) });
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
        return this.say("told-above", "right", this.interval(event.gap));
      case "stacked": {
        this.turned(event.seat, event.card);
        const stack = (event.level === "lower" ? this.before.lower : this.before.upper)[event.at];
        const other = stack?.at(-1)?.id;
        return this.say("told-stacked", "right", { other: other ? this.title(other) : "" });
      }
      case "laid-aside": {
        this.turned(event.seat, event.card);
        const back = this.backs.get(event.card);
        return this.say("told-laid-aside", "wrong", back ? this.interval(this.gapOf(back)) : {});
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
        if (!winners) return this.say("told-score", "end", { score: score ?? 0, rank: t(`rank-${rank ?? 0}`) });
        const all = winners.map(this.name);
        return this.say(all.length === 1 ? "told-won" : "told-won-together", "end", { name: all[0] ?? "", names: names(all) });
      }
    }
  }

  private between(gap: number): [string, Record<string, string>] {
    const left = this.line[gap - 1];
    const right = this.line[gap];
    const where = left === undefined ? (right === undefined ? "only" : "first") : right === undefined ? "last" : "between";
    return [where, { ...(left && { left: this.title(left) }), ...(right && { right: this.title(right) }) }];
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
      this.say("told-shown", "plain", { title: this.title(card), date: this.date(card) });
  }

  private turned(seat: Seat, card: string): void {
    this.say("told-turned", "plain", { name: this.name(seat), title: this.title(card), date: this.date(card) });
  }

  private wrong(card: string, what: string): void {
    const name = this.mover === null ? "" : this.name(this.mover);
    const key = has(`told-wrong-${what}`) ? `told-wrong-${what}` : "told-wrong-discard";
    this.say(key, "wrong", { date: this.date(card), name });
    const belongs = belonging(this.backs.get(card), this.line.filter((other) => other !== card), this.backs);
    if (!belongs) return;
    const { left, right } = belongs;
    const variables: Record<string, string> = {
      ...(left && { left: this.title(left), "left-date": this.date(left) }),
      ...(right && { right: this.title(right), "right-date": this.date(right) }),
    };
    this.say(`told-belongs-${left && right ? "between" : left ? "last" : "first"}`, "plain", variables);
  }

  private gapOf(back: BackView): number {
    const years = this.before.lower.flatMap((stack) => (stack[0]?.back ? [stack[0].back.first] : []));
    return years.filter((year) => year < back.first).length - 1;
  }

  private interval(gap: number): Record<string, string> {
    const [left, right] = [this.before.lower[gap]?.[0], this.before.lower[gap + 1]?.[0]];
    return { left: left ? this.title(left.id) : "", right: right ? this.title(right.id) : "" };
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
