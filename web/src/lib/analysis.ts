// What a well-informed player would have thought of the moves of a finished game: the server's numbers, and words for them.
export interface Other {
  did: string;
  card: string | null;
  title: string | null;
  gap: number | null;
  chance: number | null;
  worth: number | null;
  corrected: boolean;
}

export interface JudgedMove {
  move: number;
  seat: number;
  did: string;
  card: string | null;
  title: string | null;
  gap: number | null;
  right: boolean | null;
  chance: number | null;
  best: Other | null;
  cost: number | null;
  worth: number | null;
  wisest: Other | null;
  worth_cost: number | null;
  correction: { before: number; after: number; was_right: boolean; is_right: boolean } | null;
}

export interface Tally {
  name: string;
  tries: number;
  right: number;
  chance: number;
  par: number;
}

export interface Analysis {
  team: boolean;
  level: string;
  minds: number;
  moves: JudgedMove[];
  players: { seat: number; name: string; total: Tally; eras: Tally[] }[];
  moments: {
    model: "playouts" | "hands" | "none";
    playouts: number;
    most: { move: number; seat: number; swing: number; before: number[]; after: number[] }[];
  };
}

/** The eras as the server names them, in their order. */
const ERAS = ["antiquity", "middle ages", "early modern", "19th century", "1900 to 1959", "since 1960"];
/** What costs less than that is not worth a word: in chance, in points. */
const SMALL = 0.01;
const SMALL_POINTS = 0.1;

/** The key of an era's name. */
export const eraKey = (name: string): string => `review-era-${ERAS.indexOf(name)}`;

/** The key of the word for a chance: from hardly possible to certain, which is what is written as 100 %. */
export function sureKey(chance: number): string {
  const at = [0.1, 0.4, 0.6, 0.9, 0.995].findIndex((least) => chance < least);
  return `web-analysis-sure-${at < 0 ? 5 : at}`;
}

/** A chance in whole hundredths, as the language writes it. */
export const percent = (share: number, language: string): string =>
  new Intl.NumberFormat(language === "en" ? "en-GB" : language, { style: "percent" }).format(share);

/** A number of points to one decimal; whole ones are whole for the plural, too. */
export const points = (value: number): number => Math.round(value * 10) / 10;

/** The surer move, where it was surer by something that counts. */
export function surer(move: JudgedMove): Other | null {
  return (move.cost ?? 0) >= SMALL ? move.best : null;
}

/** The move that was worth more, where that is something that counts and not said already. */
export function wiser(move: JudgedMove, team: boolean): Other | null {
  return (move.worth_cost ?? 0) >= (team ? SMALL_POINTS : SMALL) ? move.wisest : null;
}

/** Whether there is anything to say of the move. */
export const hasChances = (move: JudgedMove, team: boolean): boolean =>
  move.chance !== null || move.correction !== null || wiser(move, team) !== null;

/** How wide a bar is, in hundredths: the share that was right, and what the chances promised. */
export function shares(tally: Tally): { right: number; promised: number } {
  const of = (number: number): number => (tally.tries ? Math.round((100 * number) / tally.tries) : 0);
  return { right: of(tally.right), promised: of(tally.chance) };
}
