// Rows as spreadsheets give and take them: what the clipboard holds, and CSV.

/** The cells of a text from a spreadsheet: tabs between cells, lines between rows, quotation marks where a cell has both. */
export function readTable(text: string, mark = "\t"): string[][] {
  const rows: string[][] = [[]];
  let cell = "";
  let quoted = false;
  const plain = text.replace(/\r\n?/g, "\n").replace(/\n$/, "");
  for (let at = 0; at < plain.length; at++) {
    const sign = plain[at]!;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (plain[at + 1] === '"') cell += plain[++at];
      else quoted = false;
    } else if (sign === '"' && cell === "" && closes(plain, at, mark)) quoted = true;
    else if (sign === mark || sign === "\n") {
      rows.at(-1)!.push(cell);
      cell = "";
      if (sign === "\n") rows.push([]);
    } else cell += sign;
  }
  rows.at(-1)!.push(cell);
  return rows;
}

/** Whether the quotation mark here encloses a cell, or is part of a text that begins with one. */
function closes(text: string, from: number, mark: string): boolean {
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] !== '"') continue;
    if (text[at + 1] === '"') at++;
    else return at + 1 === text.length || text[at + 1] === mark || text[at + 1] === "\n";
  }
  return false;
}

const quote = (cell: string): string => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
/** What a spreadsheet would run as a formula gets an apostrophe, which reading in takes off again. */
const harmless = (cell: string): string => (/^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

/** CSV for spreadsheets; the mark at the beginning tells them that it is UTF-8. */
export function writeCsv(columns: string[], rows: Record<string, string>[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => harmless(row[column] ?? "")))];
  return `\ufeff${lines.map((cells) => cells.map(quote).join(",")).join("\r\n")}\r\n`;
}
