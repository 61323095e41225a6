// Rows from the clipboard of a spreadsheet, and CSV for one.
import { expect, test } from "vitest";
import { readTable, writeCsv } from "../src/lib/tabular";

test("cells are split at tabs, rows at line ends", () => {
  expect(readTable("Tram\t1901\r\nBus\t1922\r\n")).toEqual([["Tram", "1901"], ["Bus", "1922"]]);
  expect(readTable("one")).toEqual([["one"]]);
  expect(readTable("a\t\tb")).toEqual([["a", "", "b"]]);
});

test("quotation marks enclose cells with breaks, and stay where they belong to the text", () => {
  expect(readTable('"a\nb"\tc')).toEqual([["a\nb", "c"]]);
  expect(readTable('"a ""b"" c"\td')).toEqual([['a "b" c', "d"]]);
  expect(readTable('"Believe" by Cher\t1998')).toEqual([['"Believe" by Cher', "1998"]]);
});

test("formulas are made harmless, commas and quotation marks quoted", () => {
  expect(writeCsv(["title", "date"], [{ title: "=1+1", date: "-44" }, { title: 'a, "b"' }])).toBe(
    '\ufefftitle,date\r\n\'=1+1,\'-44\r\n"a, ""b""",\r\n',
  );
});
