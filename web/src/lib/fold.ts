// Changes over what one had: an update carries the fields that are different now, and of rows what came and went in them.
import type { TableView, Update } from "./wire";

export function fold<T extends object>(old: T | null, changes: { [K in keyof T]?: T[K] | undefined }): T | null {
  if (Object.keys(changes).length === 0) return old;
  return { ...(old ?? {}), ...changes } as T;
}

/** The table after an update; a row that has not changed is the same object. */
export function foldTable(old: TableView | null, { view, cuts }: Pick<Update, "view" | "cuts">): TableView | null {
  const table = view ? fold(old, view) : old;
  if (!cuts || !table) return table;
  const made = { ...table };
  for (const name of ["discard", "boxed", "line"] as const) {
    const part = cuts[name];
    if (part) made[name] = cut(made[name], part);
  }
  for (const name of ["lower", "upper"] as const) {
    const part = cuts[name];
    if (part) made[name] = cut(made[name], part);
  }
  if (cuts.seats?.length) {
    made.seats = [...made.seats];
    for (const { seat, hand, ...more } of cuts.seats) {
      const before = made.seats[seat]!;
      made.seats[seat] = { ...before, ...given(more), hand: hand ? cut(before.hand, hand) : before.hand };
    }
  }
  if (cuts.legal) {
    const { each, cards, gaps, others = [], correction = "none" } = cuts.legal;
    const moves = cards.flatMap((card) => Array.from({ length: gaps }, (_, gap) => ({ ...each, card, gap })));
    made.legal = { moves: [...moves, ...others] as typeof others, correction };
  }
  return made;
}

function cut<T>(row: T[], { at, out = 0, new: come = [] }: { at: number; out?: number; new?: T[] }): T[] {
  return [...row.slice(0, at), ...come, ...row.slice(at + out)];
}

/** What is there of it. */
function given<T extends object>(parts: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== null && part !== undefined)) as never;
}
