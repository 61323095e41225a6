// A draft as it is edited: its rows and its head, what is wrong beside each cell, undo, and saving without losing
// anything. What is not with the server yet lies in this browser as well; what others changed meanwhile is noticed.
import { keep, kept } from "./keep";
import { changeDraft, draftOf, trouble, type CellError, type Cells, type DraftChange, type DraftView } from "./workshop";

export interface Row {
  key: number;
  cells: Cells;
}

export interface Head {
  title: string;
  languages: string[];
  license: string;
  authors: string[];
  themes: Record<string, string>;
}

interface Kept {
  base: string;
  head: Head;
  rows: { id: string; cells: Cells }[];
}

type Version = { rows: Row[]; head: Head };

const MOST_UNDONE = 200;
const KEEP_AFTER = 300;
const SAVE_AFTER = 2000;

const sorted = (cells: Cells): [string, string][] =>
  Object.entries(cells).filter(([, text]) => text).sort(([a], [b]) => (a < b ? -1 : 1));

const headOf = (view: DraftView): Head => {
  const { titles, languages, license, authors, themes } = view;
  return { title: titles[languages[0]!] ?? "", languages, license, authors, themes };
};

/** A short sign of what a draft says, ids aside, to notice that somebody else has changed it. */
function sign(head: Head, rows: Cells[]): string {
  const { title, languages, license, authors, themes } = head;
  const cells = rows.map((row) => sorted(row).filter(([column]) => column !== "id"));
  const text = JSON.stringify([title, languages, license, authors, sorted(themes), cells]);
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    a = Math.imul(a ^ text.charCodeAt(at), 2654435761);
    b = Math.imul(b ^ text.charCodeAt(at), 1597334677);
  }
  return `${text.length}.${(a >>> 0).toString(36)}${(b >>> 0).toString(36)}`;
}

const signOf = (view: DraftView): string => sign(headOf(view), view.rows.map((row) => row.cells));

export const isEmpty = (row: Row): boolean => !Object.values(row.cells).some(Boolean);

export class Sheet {
  rows = $state.raw<Row[]>([]);
  head = $state.raw<Head>({ title: "", languages: ["en"], license: "", authors: [], themes: {} });
  errors = $state.raw<ReadonlyMap<number, CellError[]>>(new Map());
  about = $state.raw<CellError[]>([]);
  deck = $state("");
  version = $state(0);
  state = $state<"loading" | "saved" | "changed" | "saving" | "failed">("loading");
  savedAt = $state<Date | null>(null);
  wrong = $state<{ text: string; own: boolean } | null>(null);
  conflict = $state.raw<DraftView | null>(null);
  restored = $state(false);
  undoable = $state(0);
  redoable = $state(0);

  readonly ids = new Map<number, string>();
  #past: Version[] = [];
  #future: Version[] = [];
  #group = "";
  #base = "";
  /** When the draft was changed last, as far as we know. */
  #seen = 0;
  /** The key of the row that comes next, so that the field in which it is begun stays the same field. */
  next = $state(1);
  #timers: { keep?: ReturnType<typeof setTimeout>; save?: ReturnType<typeof setTimeout> } = {};
  #saving: Promise<boolean> | null = null;

  constructor(readonly id: string) {
    this.#place = `draft.${id}`;
  }

  readonly filled = $derived(this.rows.filter((row) => !isEmpty(row)));
  readonly bad = $derived([...this.errors.values()].filter((errors) => errors.length).length);
  readonly #place: string;

  async load(): Promise<void> {
    const view = await draftOf(this.id);
    this.#take(view);
    const own = this.#stored();
    if (!own) return;
    if (sign(own.head, own.rows.map((row) => row.cells)) === this.#base) return keep(this.#place, null);
    if (own.base !== this.#base) this.conflict = view;
    this.#change({ rows: own.rows.map(({ id, cells }) => this.#row(cells, id)), head: own.head });
    this.restored = true;
  }

  // What one does

  set(key: number, column: string, text: string): void {
    const errors = this.errors.get(key);
    if (errors?.some((error) => error.column === column))
      this.errors = new Map(this.errors).set(key, errors.filter((error) => error.column !== column));
    const rows = this.rows.map((row) => (row.key === key ? { key, cells: { ...row.cells, [column]: text } } : row));
    this.#change({ rows }, `${key}.${column}`);
  }

  /** One step of undo ends here. */
  settle = (): string => (this.#group = "");

  add(after: number = this.rows.length - 1, cells: Cells = {}): number {
    const row = this.#row(cells);
    this.#change({ rows: this.rows.toSpliced(after + 1, 0, row) });
    return row.key;
  }

  duplicate = (place: number): number => this.add(place, { ...this.rows[place]!.cells });

  remove(place: number): void {
    this.#change({ rows: this.rows.toSpliced(place, 1) });
  }

  /** Lay a table over the sheet from this place on; rows that are missing are added. */
  paste(place: number, columns: string[], table: string[][]): void {
    const rows = [...this.rows];
    for (const [down, texts] of table.entries()) {
      const old = (rows[place + down] ??= this.#row({}));
      const cells = { ...old.cells };
      texts.slice(0, columns.length).forEach((text, right) => (cells[columns[right]!] = text.trim()));
      rows[place + down] = { key: old.key, cells };
    }
    this.#change({ rows });
  }

  retitle(head: Partial<Head>): void {
    this.#change({ head: { ...this.head, ...head } });
  }

  undo = (): void => this.#travel(this.#past, this.#future);
  redo = (): void => this.#travel(this.#future, this.#past);

  // Saving

  /** True when the server has all of it. */
  async save(): Promise<boolean> {
    clearTimeout(this.#timers.save);
    while (this.#saving) await this.#saving;
    if (this.state === "saved" || this.state === "loading") return this.state === "saved";
    if (this.conflict) return false;
    this.#saving = this.#send();
    const all = await this.#saving;
    return all && this.#is("changed") ? this.save() : all;
  }

  keepMine(): Promise<boolean> {
    if (this.conflict) [this.#base, this.#seen] = [signOf(this.conflict), this.conflict.changed];
    this.conflict = null;
    return this.save();
  }

  takeTheirs(): void {
    const view = this.conflict;
    this.conflict = null;
    if (!view) return;
    this.#past.push({ rows: this.rows, head: this.head });
    this.#take(view);
    keep(this.#place, null);
    this.#counts();
  }

  /** Leave: what is not saved is kept here, and sent. */
  close(): void {
    if (this.state === "saved" || this.state === "loading") return;
    this.#keep();
    void this.save();
  }

  /** Whether what is not saved outlasts this page. */
  isKept(): boolean {
    try {
      return localStorage.getItem(`kronika.${this.#place}`) !== null;
    } catch {
      return false;
    }
  }

  async #send(): Promise<boolean> {
    this.state = "saving";
    const { rows, head } = this;
    const filled = this.filled;
    try {
      const own = filled.map(({ key, cells }) => ({ ...Object.fromEntries(sorted(cells)), id: this.ids.get(key) ?? "" }));
      const view = await this.#put({ ...head, rows: own });
      if (!view) return false;
      this.#learn(view, filled);
      this.state = this.rows === rows && this.head === head ? "saved" : "changed";
      if (this.#is("saved")) keep(this.#place, null);
      this.savedAt = new Date();
      this.wrong = null;
      return true;
    } catch (error) {
      this.state = "failed";
      this.wrong = trouble(error);
      this.#keep();
      return false;
    } finally {
      this.#saving = null;
    }
  }

  /** The draft as it is then; null where somebody else has changed it meanwhile. */
  async #put(change: DraftChange): Promise<DraftView | null> {
    for (;;) {
      try {
        return await changeDraft(this.id, { ...change, changed: this.#seen });
      } catch (error) {
        if ((error as { code?: string }).code !== "draft.changed") throw error;
      }
      const there = await draftOf(this.id);
      if (signOf(there) !== this.#base) {
        this.conflict = there;
        this.state = "changed";
        return null;
      }
      this.#seen = there.changed; // changed, and says the same
    }
  }

  #is = (state: string): boolean => this.state === state;

  #take(view: DraftView): void {
    this.rows = view.rows.map((row) => this.#row(row.cells, row.cells["id"]));
    this.head = headOf(view);
    this.deck = view.deck;
    this.#learn(view, this.rows);
    this.state = "saved";
    this.savedAt = null;
  }

  #learn(view: DraftView, rows: Row[]): void {
    this.#base = signOf(view);
    this.#seen = view.changed;
    this.version = view.version;
    this.about = view.errors;
    const errors = new Map<number, CellError[]>();
    view.rows.forEach((row, place) => {
      const key = rows[place]?.key;
      if (key === undefined) return;
      if (row.cells["id"]) this.ids.set(key, row.cells["id"]);
      if (row.errors.length) errors.set(key, row.errors);
    });
    this.errors = errors;
  }

  #row(cells: Cells, id?: string): Row {
    const { id: _, ...own } = cells;
    const key = this.next++;
    if (id) this.ids.set(key, id);
    return { key, cells: own };
  }

  #change(next: Partial<Version>, group = ""): void {
    if (!group || group !== this.#group) {
      this.#past = [...this.#past, { rows: this.rows, head: this.head }].slice(-MOST_UNDONE);
      this.#future = [];
    }
    this.#group = group;
    if (next.rows) this.rows = next.rows;
    if (next.head) this.head = next.head;
    this.#changed();
  }

  #travel(from: Version[], to: Version[]): void {
    const version = from.pop();
    if (!version) return;
    to.push({ rows: this.rows, head: this.head });
    ({ rows: this.rows, head: this.head } = version);
    this.#group = "";
    this.#changed();
  }

  #counts(): void {
    this.undoable = this.#past.length;
    this.redoable = this.#future.length;
  }

  #changed(): void {
    this.#counts();
    this.state = this.#saving ? this.state : "changed";
    clearTimeout(this.#timers.keep);
    clearTimeout(this.#timers.save);
    this.#timers.keep = setTimeout(() => this.#keep(), KEEP_AFTER);
    this.#timers.save = setTimeout(() => void this.save(), SAVE_AFTER);
  }

  #keep(): void {
    clearTimeout(this.#timers.keep);
    if (this.state === "saved") return;
    const rows = this.filled.map(({ key, cells }) => ({ id: this.ids.get(key) ?? "", cells }));
    keep(this.#place, JSON.stringify({ base: this.#base, head: this.head, rows } satisfies Kept));
  }

  #stored(): Kept | null {
    try {
      return JSON.parse(kept(this.#place) ?? "null") as Kept | null;
    } catch {
      return null;
    }
  }
}
