// Dates as each language writes them: a port of kronika.dates.writing, checked against it by a test.
import type { BackView } from "./wire";
import type { Language } from "./words.svelte";

interface Style {
  before: string;
  after: string;
  thousands: string;
  decimal: string;
  century: string;
  millennium: string;
  decade: string;
  million: string;
  billion: string;
  beyondRoman: string;
}

const NO_BREAK = "\u00a0";
const LARGEST_PLAIN = 9_999;
const SMALLEST_PLAIN = 100;
const MOST_CENTURIES = 999;
const MOST_DECIMALS = 3;
const LAST_ROMAN = 99;

const STYLES: Record<Language, Style> = {
  en: {
    before: "{n} BC",
    after: "{n} AD",
    thousands: ",",
    decimal: ".",
    century: "{nth} century",
    millennium: "{nth} millennium",
    decade: "{n}s",
    million: "{n} million years ago",
    billion: "{n} billion years ago",
    beyondRoman: "{n}",
  },
  de: {
    before: "{n} v. Chr.",
    after: "{n} n. Chr.",
    thousands: ".",
    decimal: ",",
    century: "{n}. Jahrhundert",
    millennium: "{n}. Jahrtausend",
    decade: "{n}er",
    million: "vor {n} Mio. Jahren",
    billion: "vor {n} Mrd. Jahren",
    beyondRoman: "{n}",
  },
  cs: {
    before: "{n} př. n. l.",
    after: "{n} n. l.",
    thousands: NO_BREAK,
    decimal: ",",
    century: "{n}. století",
    millennium: "{n}. tisíciletí",
    decade: "{n}. léta",
    million: "před {n} mil. let",
    billion: "před {n} mld. let",
    beyondRoman: "{n}",
  },
  pl: {
    before: "{n} p.n.e.",
    after: "{n} n.e.",
    thousands: NO_BREAK,
    decimal: ",",
    century: "{roman} wiek",
    millennium: "{roman} tysiąclecie",
    decade: "lata {n}.",
    million: "{n} mln lat temu",
    billion: "{n} mld lat temu",
    beyondRoman: "{n}.",
  },
  ru: {
    before: "{n} до н. э.",
    after: "{n} н. э.",
    thousands: NO_BREAK,
    decimal: ",",
    century: "{roman} век",
    millennium: "{n}-е тысячелетие",
    decade: "{n}-е годы",
    million: "{n} млн лет назад",
    billion: "{n} млрд лет назад",
    beyondRoman: "{n}-й",
  },
};

const put = (form: string, n: string | number): string => form.replace("{n}", () => String(n));

function roman(number: number): string {
  const parts: [number, string][] = [[90, "XC"], [50, "L"], [40, "XL"], [10, "X"], [9, "IX"], [5, "V"], [4, "IV"], [1, "I"]];
  let text = "";
  for (const [value, sign] of parts)
    while (number >= value) {
      text += sign;
      number -= value;
    }
  return text;
}

function grouped(number: number, mark: string): string {
  if (number <= LARGEST_PLAIN) return String(number);
  const groups = String(number).replace(/\B(?=(\d{3})+$)/g, " ").split(" ");
  if (mark === NO_BREAK && groups.length === 2 && groups[0]!.length === 3 && groups[1] !== "000") return String(number);
  return groups.join(mark);
}

const withEra = (year: number, style: Style): string =>
  put(year > 0 ? style.after : style.before, grouped(Math.abs(year), style.thousands));

function counted(number: number, form: string, style: Style): string {
  const teen = [11, 12, 13].includes(number % 100);
  const ending = teen ? "th" : ({ 1: "st", 2: "nd", 3: "rd" } as Record<number, string>)[number % 10] ?? "th";
  const sign = number <= LAST_ROMAN ? roman(number) : put(style.beyondRoman, number);
  return put(form, number).replace("{nth}", `${number}${ending}`).replace("{roman}", sign);
}

function whole(first: number, last: number, style: Style): string {
  if (first < 0 && last > 0) return "";
  const [near, far] = [Math.abs(first), Math.abs(last)].sort((a, b) => a - b) as [number, number];
  let era = last < 0 ? style.before : "{n}";
  for (const [length, form] of [[100, style.century], [1000, style.millennium]] as const) {
    const number = Math.floor(far / length);
    if (far - near + 1 === length && far % length === 0 && number <= MOST_CENTURIES)
      return put(era, counted(number, form, style));
  }
  if (far - near === 9 && near % 10 === 0 && near % 100 !== 0 && near <= LARGEST_PLAIN) {
    if (near < 100 && first > 0) era = style.after;
    return put(era, put(style.decade, near));
  }
  return "";
}

function yearsAgo(first: number, last: number, style: Style): string {
  const unit = last - first;
  const middle = -first - Math.floor(unit / 2);
  const [scale, form] = middle >= 1e9 ? [1e9, style.billion] : [1e6, style.million];
  for (let decimals = 0; decimals <= MOST_DECIMALS; decimals++)
    if (unit * 10 ** decimals === scale && middle % unit === 0 && middle > 0) {
      const digits = String(middle / unit).padStart(decimals + 1, "0");
      const at = digits.length - decimals;
      return put(form, decimals ? digits.slice(0, at) + style.decimal + digits.slice(at) : digits);
    }
  return "";
}

function twoEnds(first: number, last: number, style: Style): string {
  const [from, to] = [grouped(Math.abs(first), style.thousands), grouped(Math.abs(last), style.thousands)];
  if (first < 0 && (last > 0 || from.length !== to.length)) return `${withEra(first, style)} – ${withEra(last, style)}`;
  if (first >= SMALLEST_PLAIN && last <= LARGEST_PLAIN) return `${from}–${to}`;
  return put(first < 0 ? style.before : style.after, `${from}–${to}`);
}

/** A span of years, without a year 0, in one line. */
export function formatDate(first: number, last: number, language: Language): string {
  const style = STYLES[language];
  if (first === last) return first > 0 && first <= LARGEST_PLAIN ? String(first) : withEra(first, style);
  return whole(first, last, style) || yearsAgo(first, last, style) || twoEnds(first, last, style);
}

/** A date that lies open: in English as its author printed it, in other languages written out. */
export const dated = (back: BackView, language: Language): string =>
  language === "en" ? back.date : formatDate(back.first, back.last, language);

/** A date in parts for a card's foot: what is large, and the era before or after it, smaller. */
export function parts(back: BackView, language: Language): { pre: string; main: string; post: string; span: boolean } {
  const text = dated(back, language);
  const single = back.first === back.last;
  const found = /^(AD|around|c\.|ca\.)?\s*([\d.,\u00a0]*\d)\s*(\D*)$/u.exec(text);
  if (!single || !found) return { pre: "", main: text, post: "", span: true };
  return { pre: found[1] ?? "", main: found[2]!, post: found[3]!, span: false };
}
