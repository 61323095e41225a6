// The moves that the server allows, and the one that is under way to it, as the tables of lines and chains need them.
import type { Envelope, TableView } from "./wire";

type Legal = NonNullable<TableView["legal"]>["moves"];

/** For each card the gaps that it may go into. */
export function gapsOf(moves: Legal, kind: "place" | "add"): Map<string, Set<number>> {
  const gaps = new Map<string, Set<number>>();
  for (const move of moves)
    if (move.move === kind) gaps.set(move.card, (gaps.get(move.card) ?? new Set()).add(move.gap));
  return gaps;
}

/** The card that has been sent to a gap, and is not answered yet. */
export function sentOf(pending: Envelope | null): { card: string; gap: number } | null {
  const { card, gap } = (pending?.command.type === "play" ? pending.command.move : {}) as { card?: string; gap?: number };
  return card !== undefined && gap !== undefined ? { card, gap } : null;
}
