// The columns of a draft, in the groups in which the editor shows them, and their names.
import { languageName } from "./sentences";
import { t } from "./words.svelte";
import type { Row } from "./sheet.svelte";

export interface Column {
  id: string;
  label: string;
  /** For what is read aloud where the group is not seen. */
  full: string;
  lang?: string;
}

export interface Group {
  id: string;
  label: string;
  columns: Column[];
}

const MORE = ["asks", "icon", "front", "back"];

function textual(code: string): Group {
  const label = languageName(code);
  const columns = (["title", "fact"] as const).map((part) => {
    const own = t(part === "title" ? "web-editor-title-column" : "web-editor-fact");
    return { id: `${part}.${code}`, label: own, full: `${own}, ${label}`, lang: code };
  });
  return { id: code, label, columns };
}

/** The first language, the card itself, the other languages, and the rest with all columns that no deck has. */
export function groupsOf(languages: string[], used: string[]): Group[] {
  const plain = (id: string): Column => ({ id, label: t(`web-editor-${id}`), full: t(`web-editor-${id}`) });
  const card: Group = { id: "card", label: t("web-editor-card"), columns: ["date", "theme", "source"].map(plain) };
  const [first, ...others] = languages.map(textual);
  const groups = [...(first ? [first] : []), card, ...others];
  const usual = new Set(["id", ...groups.flatMap((group) => group.columns.map((column) => column.id)), ...MORE]);
  const extra = used.filter((id) => !usual.has(id)).map((id) => ({ id, label: id, full: id }));
  return [...groups, { id: "more", label: t("web-editor-more"), columns: [...MORE.map(plain), ...extra] }];
}

/** The columns that any row has something in. */
export function usedColumns(rows: Row[]): string[] {
  const used = new Set<string>();
  for (const row of rows) for (const id in row.cells) used.add(id);
  return [...used].sort();
}

const IN_TURN = ["craft", "mind", "art", "earth", "war", "stage", "way", "build", "rule", "life", "faith"];

/** A colour for a theme before the deck is published; the server chooses the one that is printed. */
export const colourOf = (themes: Record<string, string>, theme: string | undefined): string => {
  const place = Object.keys(themes).indexOf(theme ?? "");
  return place < 0 ? "none" : IN_TURN[place % IN_TURN.length]!;
};
