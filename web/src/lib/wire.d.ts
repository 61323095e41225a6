/* Made by `npm run types` from docs/wire.schema.json: do not edit. */

/**
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "PublicEvent".
 */
export type PublicEvent =
  | SeatsSat
  | PositionLaid
  | CardShown
  | PileShuffled
  | VerdictGiven
  | Boxed
  | HandDealt
  | DiscardOpened
  | LineOpened
  | LowerOpened
  | LineExtended
  | Placed
  | Kept
  | Misplaced
  | MovedInLine
  | Returned
  | Drew
  | PlacedBelow
  | PlacedAbove
  | Stacked
  | LaidAside
  | Discarded
  | Stopped
  | ChainCorrected
  | Doubted
  | ChainPutAside
  | DirectionReversed
  | TurnPassed
  | RoundBegan
  | GameEnded;

/**
 * A device sends one `hello`, then `client` messages; it gets `server` messages.
 */
export interface KronikaGameSocket {
  hello: Hello;
  client: Envelope;
  server: Welcome | Update | Accepted | Refusal | Stale;
}
/**
 * A client's first message: its token, the last fact that it has seen, 0 for none, and whether it wants the proofs
 * of the deal with what happens.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "Hello".
 */
export interface Hello {
  type: "hello";
  token: string;
  seen?: number;
  proofs?: boolean;
}
/**
 * A command with its own id, for which it takes effect once at most, and the number of the last fact seen.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "Envelope".
 */
export interface Envelope {
  request: string;
  seen?: number;
  command:
    | Rename
    | Leave
    | SetSettings
    | Sit
    | TakeBack
    | Stand
    | AddEntropy
    | StartGame
    | Play
    | Say
    | React
    | Mute
    | Pause
    | Resume
    | Remove
    | MakeHost
    | GiveSeat
    | CloseGame
    | Report
    | Correct
    | AcceptCorrection;
}
/**
 * Be called so, be so old, read in this language.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "Rename".
 */
export interface Rename {
  type: "rename";
  name: string;
  age?: number | null;
  language?: string | null;
}
/**
 * Go for good.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "Leave".
 */
export interface Leave {
  type: "leave";
}
/**
 * Play by these settings (the host, between games).
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "SetSettings".
 */
export interface SetSettings {
  type: "settings";
  settings: Settings;
}
/**
 * What a room plays and how. `limit` is in seconds a move; `away` says who moves for those who are gone: a bot, or
 * the stated default move. `screens` lets one shared screen in where `spectators` lets nobody watch. `difficulty` is
 * a class of kronika.study.CLASSES, for a game with such cards alone; None for all.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "Settings".
 */
export interface Settings {
  game?: string;
  decks?: string[];
  options?: {
    [k: string]: number | string;
  };
  language?: string;
  limit?: number | null;
  away?: string;
  listed?: boolean;
  spectators?: boolean;
  screens?: boolean;
  first?: number | null;
  difficulty?: string | null;
}
/**
 * Lay out the seats, in the order of play (the host): who is not named has none. A person may be named several
 * times, for several players on one device.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "Sit".
 */
export interface Sit {
  type: "sit";
  /**
   * @maxItems 64
   */
  seats: SeatHolder[];
}
/**
 * Who plays a seat. `person` is whose device it is played on (several seats may share one); None for a bot and for
 * a free seat. `bot`, a level of kronika.server.means.BOT_LEVELS, where a bot plays; with a `person`, it stands in for
 * them. `hand` is a hand of another size than the others have (AD-62, G10).
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "SeatHolder".
 */
export interface SeatHolder {
  name: string;
  person?: string | null;
  bot?: string | null;
  age?: number | null;
  hand?: number | null;
}
/**
 * Play one's own seat again that a bot has played meanwhile.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "TakeBack".
 */
export interface TakeBack {
  type: "take-back";
}
/**
 * Take a free seat, or the first free one; or with `seat` None and no free one, do nothing.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "Stand".
 */
export interface Stand {
  type: "stand";
  seat?: number | null;
  name?: string | null;
}
/**
 * Add a text of one's own device to the next shuffle: a new one for each commitment that one sees.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "AddEntropy".
 */
export interface AddEntropy {
  type: "add-entropy";
  text: string;
}
/**
 * Deal (the host). `entropy` is what one's own device adds to the shuffle.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "StartGame".
 */
export interface StartGame {
  type: "start";
  entropy?: string;
}
/**
 * Make a move, in the form of a record's line.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "Play".
 */
export interface Play {
  type: "play";
  /**
   * A move in the form of a record's line: `seat`, `move`, and what that kind of move needs.
   */
  move: {
    seat: number;
    move: string;
  };
}
/**
 * Write a line to everybody.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "Say".
 */
export interface Say {
  type: "say";
  text: string;
}
/**
 * Show a sign.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "React".
 */
export interface React {
  type: "react";
  sign: string;
}
/**
 * Silence somebody, or let them speak again (the host).
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "Mute".
 */
export interface Mute {
  type: "mute";
  person: string;
  muted?: boolean;
}
/**
 * Stop the game for a while (the host).
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "Pause".
 */
export interface Pause {
  type: "pause";
}
/**
 * Go on (the host).
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "Resume".
 */
export interface Resume {
  type: "resume";
}
/**
 * Send somebody away (the host).
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "Remove".
 */
export interface Remove {
  type: "remove";
  person: string;
}
/**
 * Let somebody else be host (the host).
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "MakeHost".
 */
export interface MakeHost {
  type: "make-host";
  person: string;
}
/**
 * Let a bot of this level play a seat, or with `bot` None give it back to its person (the host).
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "GiveSeat".
 */
export interface GiveSeat {
  type: "give-seat";
  seat: number;
  bot?: string | null;
}
/**
 * End the game before its end (the host).
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "CloseGame".
 */
export interface CloseGame {
  type: "close";
}
/**
 * Say that a card, which lies open, is wrong.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "Report".
 */
export interface Report {
  type: "report";
  card: string;
  text?: string;
}
/**
 * Propose another date for a card that lies open, or with `date` None to take it out (the host).
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "Correct".
 */
export interface Correct {
  type: "correct";
  card: string;
  why: string;
  date?: string | null;
}
/**
 * Agree to the proposed correction, or not.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "AcceptCorrection".
 */
export interface AcceptCorrection {
  type: "accept";
  accept?: boolean;
}
/**
 * The whole room. `view` is the table, None before the first game; `chat` the last lines.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "Welcome".
 */
export interface Welcome {
  type: "welcome";
  you: string;
  seq: number;
  room: RoomView;
  view: TableView | null;
  chat: [number, string, string][];
}
/**
 * The room as everybody in it sees it. `due` is when the time of this move is up, in seconds since 1970.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "RoomView".
 */
export interface RoomView {
  id: string;
  code: string;
  host: string;
  people: PersonView[];
  seats: SeatHolder[];
  settings: Settings;
  game: string;
  playing: boolean;
  paused: boolean;
  closed: boolean;
  due: number | null;
  commitment: string;
  added: string[];
  root: string;
  day: string;
  proposal: ProposalView | null;
}
/**
 * Somebody at the table. `away` while no device of theirs is connected.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "PersonView".
 */
export interface PersonView {
  id: string;
  name: string;
  role: string;
  language: string | null;
  away: boolean;
  muted: boolean;
}
/**
 * A correction that waits for the table: what it would change, in numbers of moves.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "ProposalView".
 */
export interface ProposalView {
  card: string;
  title: string;
  date: string | null;
  why: string;
  accepted: string[];
  moves: number;
  before: number;
  position: boolean;
}
/**
 * The table as everybody at it sees it; `legal` is what the seat on turn may do.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "TableView".
 */
export interface TableView {
  game: string;
  move: number;
  turn: number | null;
  round: number;
  seats: SeatView[];
  pile: number;
  pile_top: CardView | null;
  discard: CardView[];
  box: number;
  boxed: CardView[];
  line: CardView[];
  lower: CardView[][];
  upper: CardView[][];
  placed: number;
  tried: boolean;
  direction: number;
  reversed: boolean;
  layer: number | null;
  correct: boolean | null;
  verdict: VerdictView | null;
  outcome: Outcome | null;
  first: number;
  options: {
    [k: string]: number | string;
  };
  standing: Standing | null;
  doubt: Stakes | null;
  legal: LegalMoves | null;
}
/**
 * What lies in front of a seat, in the order of the hand; `horizontal` are the ids that lie sideways (TC-23).
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "SeatView".
 */
export interface SeatView {
  name: string;
  hand: CardView[];
  horizontal: string[];
  active: boolean;
  acted: boolean;
}
/**
 * A card as it lies: title and front symbol; `back` is None while nobody may see it.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "CardView".
 */
export interface CardView {
  id: string;
  title: string;
  symbol: string | null;
  back: BackView | null;
}
/**
 * The dated side of a card that lies open: date as printed, first and last year, the symbol on that side.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "BackView".
 */
export interface BackView {
  date: string;
  first: number;
  last: number;
  symbol: string | null;
}
/**
 * How a doubt ended: who doubted, whether the chain was in order, who took how many cards.
 *
 * `wrong` are the pairs of places of the judged chain that were in the wrong order, neighbours first, at most 200.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "VerdictView".
 */
export interface VerdictView {
  doubter: number;
  correct: boolean;
  /**
   * @minItems 2
   * @maxItems 2
   */
  penalty: [number, number];
  wrong: [number, number][];
}
/**
 * How a game ended: the winning seats, ascending, or the team's score and rank (0 lowest … 7).
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "Outcome".
 */
export interface Outcome {
  winners?: number[] | null;
  score?: number | null;
  rank?: number | null;
}
/**
 * How a team stands: its score if the game ended now, the rank that this is, and from which score on the `next`
 * one, None on the last. `lower`, `upper`, `discarded`, `pile` and `hands` are numbers of cards, which make the score;
 * `free` the gaps of the lower level above which there is still room.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "Standing".
 */
export interface Standing {
  score: number;
  rank: number;
  next: number | null;
  lower: number;
  upper: number;
  discarded: number;
  pile: number;
  hands: number;
  free: number[];
}
/**
 * What a doubt now would cost: `layer` draws so many cards if the chain is wrong, the doubter if it is right.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "Stakes".
 */
export interface Stakes {
  layer: number;
  layer_draws: number;
  doubter_draws: number;
}
/**
 * What the seat on turn may do.
 *
 * `correction` says how far the chain of Anno Domini may be put into another order first: `free`, `one` card, `none`.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "LegalMoves".
 */
export interface LegalMoves {
  moves: (Place | TurnOver | Discard | Stop | Add | Doubt)[];
  correction?: string;
}
/**
 * Timeline: a card from the hand into a gap; gap 0 is left of every card, gap n right of all n cards (RU-14).
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "Place".
 */
export interface Place {
  move: "place";
  seat: number;
  card: string;
  gap: number;
}
/**
 * Timeline Twist, cooperative: a card turned over and added where its date puts it (TC-17, C20).
 *
 * Records say `place` for it.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "TurnOver".
 */
export interface TurnOver {
  move: "turn-over";
  seat: number;
  card: string;
}
/**
 * Timeline Twist, cooperative: a card onto the discard pile (TC-39).
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "Discard".
 */
export interface Discard {
  move: "discard";
  seat: number;
  card: string;
}
/**
 * Timeline Twist, cooperative: no further attempt in this turn (TC-31).
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "Stop".
 */
export interface Stop {
  move: "stop";
  seat: number;
}
/**
 * Anno Domini: a card into the chain at `gap`, after the chain has been put into the order `chain` (AD-13, AD-20).
 *
 * `chain` is a permutation of the existing chain, earliest first, or None where it stays as it lies.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "Add".
 */
export interface Add {
  move: "add";
  seat: number;
  card: string;
  gap: number;
  chain?: string[] | null;
}
/**
 * Anno Domini: publicly doubt the order of the chain instead of adding a card (AD-21).
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "Doubt".
 */
export interface Doubt {
  move: "doubt";
  seat: number;
}
/**
 * One fact. `events` are what happened on the table, `view` and `room` the fields that are different now, `cuts`
 * what is different within other fields of the view: put them over `view`.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "Update".
 */
export interface Update {
  type: "update";
  seq: number;
  kind:
    | "corrected"
    | "correction-dropped"
    | "correction-proposed"
    | "dealt"
    | "entropy-added"
    | "game-closed"
    | "host-passed"
    | "joined"
    | "left"
    | "limit-expired"
    | "moved"
    | "muted"
    | "opened"
    | "paused"
    | "reacted"
    | "removed"
    | "renamed"
    | "reported"
    | "resumed"
    | "said"
    | "seated"
    | "settings"
    | "voted"
    | "presence";
  events?: PublicEvent[];
  view?: TableChanges;
  cuts?: TableCuts | null;
  room?: RoomChanges;
  said?: [string, string] | null;
  proofs?: Proof[];
}
/**
 * So many players sat down to a pile of so many cards, in an order that nobody knows.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "SeatsSat".
 */
export interface SeatsSat {
  event: "seats-taken";
  seats: number;
  cards: number;
}
/**
 * The game starts in the middle; the view says from where.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "PositionLaid".
 */
export interface PositionLaid {
  event: "position-set";
}
/**
 * A card was turned to its date side, and this is what it shows.
 *
 * `gaps`, where the card had just been laid into a timeline, are the gaps of the line as it lay before in which it
 * would have been right; None elsewhere.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "CardShown".
 */
export interface CardShown {
  event: "turned-over";
  card: string;
  back: BackView;
  gaps?: number[] | null;
}
/**
 * A zone was shuffled into a new pile of so many cards.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "PileShuffled".
 */
export interface PileShuffled {
  event: "shuffled";
  zone: string;
  cards: number;
}
/**
 * The doubt is settled.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "VerdictGiven".
 */
export interface VerdictGiven {
  event: "judged";
  verdict: VerdictView;
}
/**
 * All but the top `kept` cards of the pile went back into the box, unseen (TC-05).
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "Boxed".
 */
export interface Boxed {
  event: "boxed";
  kept: number;
}
/**
 * A seat took its hand from the top of the pile.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "HandDealt".
 */
export interface HandDealt {
  event: "hand-dealt";
  seat: number;
  cards: string[];
}
/**
 * The top card of the pile was turned over and opened the discard pile (TC-09).
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "DiscardOpened".
 */
export interface DiscardOpened {
  event: "discard-opened";
  card: string;
}
/**
 * The top card of the pile came to lie in the middle; a timeline's card is then turned over, a chain's is not.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "LineOpened".
 */
export interface LineOpened {
  event: "line-opened";
  card: string;
}
/**
 * The top card of the pile was turned over and became the first card of the lower level (TC-10).
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "LowerOpened".
 */
export interface LowerOpened {
  event: "lower-opened";
  card: string;
}
/**
 * One more card from the top of the pile came to lie at the end of the chain (AD-35).
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "LineExtended".
 */
export interface LineExtended {
  event: "line-extended";
  card: string;
}
/**
 * A seat laid a card of its hand into a gap, date side down.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "Placed".
 */
export interface Placed {
  event: "placed";
  seat: number;
  card: string;
  gap: number;
}
/**
 * The placed card was right and stays.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "Kept".
 */
export interface Kept {
  event: "kept";
  card: string;
}
/**
 * The placed card was wrong and left the line for the discard pile or the box (`zone`).
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "Misplaced".
 */
export interface Misplaced {
  event: "misplaced";
  card: string;
  zone: string;
}
/**
 * House rule `insert`: the misplaced card went to the gap where it belongs.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "MovedInLine".
 */
export interface MovedInLine {
  event: "moved";
  card: string;
  gap: number;
}
/**
 * House rule `insert` with an empty pile: the misplaced card went back to its owner, date side down.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "Returned".
 */
export interface Returned {
  event: "returned";
  seat: number;
  card: string;
}
/**
 * A seat took the top card of the pile, date side down.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "Drew".
 */
export interface Drew {
  event: "drew";
  seat: number;
  card: string;
}
/**
 * A seat's turned card opened a new place on the lower level, at index `at`: the left end or the right end.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "PlacedBelow".
 */
export interface PlacedBelow {
  event: "placed-below";
  seat: number;
  card: string;
  at: number;
}
/**
 * A seat's turned card went to the second level, above gap `gap`.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "PlacedAbove".
 */
export interface PlacedAbove {
  event: "placed-above";
  seat: number;
  card: string;
  gap: number;
}
/**
 * A seat's turned card went on top of a card of the same year, on the lower or the upper level, at index `at`.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "Stacked".
 */
export interface Stacked {
  event: "stacked";
  seat: number;
  card: string;
  level: string;
  at: number;
}
/**
 * A seat's turned card found its place taken; it lies horizontally before its owner, date hidden again (TC-23).
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "LaidAside".
 */
export interface LaidAside {
  event: "laid-aside";
  seat: number;
  card: string;
}
/**
 * A seat put a card of its hand onto the discard pile.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "Discarded".
 */
export interface Discarded {
  event: "discarded";
  seat: number;
  card: string;
}
/**
 * A seat made no further attempt.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "Stopped".
 */
export interface Stopped {
  event: "stopped";
  seat: number;
}
/**
 * A seat put the chain into another order.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "ChainCorrected".
 */
export interface ChainCorrected {
  event: "chain-corrected";
  seat: number;
  chain: string[];
}
/**
 * A seat doubted the chain.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "Doubted".
 */
export interface Doubted {
  event: "doubted";
  seat: number;
}
/**
 * The judged chain left the table for the cards put aside, from the top down.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "ChainPutAside".
 */
export interface ChainPutAside {
  event: "chain-put-aside";
}
/**
 * From now on play goes the other way round (AD-37).
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "DirectionReversed".
 */
export interface DirectionReversed {
  event: "direction-reversed";
}
/**
 * The turn passed to a seat, in the same round or, in Timeline Twist, in a later one.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "TurnPassed".
 */
export interface TurnPassed {
  event: "turn-passed";
  seat: number;
  round: number;
}
/**
 * A new round began with this seat, among these seats.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "RoundBegan".
 */
export interface RoundBegan {
  event: "round-began";
  round: number;
  seat: number;
  active: number[];
}
/**
 * The game is over: the winning seats, or the team's score and rank.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "GameEnded".
 */
export interface GameEnded {
  event: "game-ended";
  winners?: number[] | null;
  score?: number | null;
  rank?: number | null;
}
/**
 * The fields of TableView that are different now.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "TableChanges".
 */
export interface TableChanges {
  game?: string;
  move?: number;
  turn?: number | null;
  round?: number;
  seats?: SeatView[];
  pile?: number;
  pile_top?: CardView | null;
  discard?: CardView[];
  box?: number;
  boxed?: CardView[];
  line?: CardView[];
  lower?: CardView[][];
  upper?: CardView[][];
  placed?: number;
  tried?: boolean;
  direction?: number;
  reversed?: boolean;
  layer?: number | null;
  correct?: boolean | null;
  verdict?: VerdictView | null;
  outcome?: Outcome | null;
  first?: number;
  options?: {
    [k: string]: number | string;
  };
  standing?: Standing | null;
  doubt?: Stakes | null;
  legal?: LegalMoves | null;
}
/**
 * What is different within fields of the table. A field that is not there is as it was, or whole in `view`.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "TableCuts".
 */
export interface TableCuts {
  seats?: SeatNow[];
  discard?: CardsCut | null;
  boxed?: CardsCut | null;
  line?: CardsCut | null;
  lower?: RowsCut | null;
  upper?: RowsCut | null;
  legal?: ChoicesNow | null;
}
/**
 * What is different of the seat with the number `seat`.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "SeatNow".
 */
export interface SeatNow {
  seat: number;
  hand?: CardsCut | null;
  horizontal?: string[] | null;
  active?: boolean | null;
  acted?: boolean | null;
}
/**
 * In a row of cards: from the place `at`, `out` cards are taken away, and the `new` ones are there instead.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "CardsCut".
 */
export interface CardsCut {
  at: number;
  out?: number;
  new?: CardView[];
}
/**
 * The same among the stacks of a level.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "RowsCut".
 */
export interface RowsCut {
  at: number;
  out?: number;
  new?: CardView[][];
}
/**
 * `legal` in few words. Its moves are `each`, with each of the `cards` for `card`, and for every card with each
 * number from 0 to below `gaps` for `gap`; then the `others`.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "ChoicesNow".
 */
export interface ChoicesNow {
  each: Place | TurnOver | Discard | Stop | Add | Doubt;
  cards: string[];
  gaps: number;
  others?: (Place | TurnOver | Discard | Stop | Add | Doubt)[];
  correction?: string;
}
/**
 * The fields of RoomView that are different now.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "RoomChanges".
 */
export interface RoomChanges {
  id?: string;
  code?: string;
  host?: string;
  people?: PersonView[];
  seats?: SeatHolder[];
  settings?: Settings;
  game?: string;
  playing?: boolean;
  paused?: boolean;
  closed?: boolean;
  due?: number | null;
  commitment?: string;
  added?: string[];
  root?: string;
  day?: string;
  proposal?: ProposalView | null;
}
/**
 * That this card lay at `index` (0 is the top) of a pile of so many `cards`. A side is opened, or only committed
 * to. `path` are the hashes beside the way from the leaf to the root, from below.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "Proof".
 */
export interface Proof {
  card: string;
  index: number;
  cards: number;
  front: string | FrontSide;
  back: string | BackSide;
  path: string[];
}
/**
 * The side without a date, and the salt of its commitment.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "FrontSide".
 */
export interface FrontSide {
  title: string;
  symbol: string;
  salt: string;
}
/**
 * The side with the date as printed, and the salt of its commitment.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "BackSide".
 */
export interface BackSide {
  date: string;
  symbol: string;
  salt: string;
}
/**
 * The command with this id has been carried out and stored; `seq` is its last fact.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "Accepted".
 */
export interface Accepted {
  type: "accepted";
  request: string;
  seq: number;
}
/**
 * The command was not carried out; `clause` names the rule where one forbids it.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "Refusal".
 */
export interface Refusal {
  type: "refused";
  request: string;
  code: string;
  message: string;
  clause?: string;
}
/**
 * The move was made on a table that has changed meanwhile; what was missed follows.
 *
 * This interface was referenced by `KronikaGameSocket`'s JSON-Schema
 * via the `definition` "Stale".
 */
export interface Stale {
  type: "stale";
  request: string;
  seq: number;
}
