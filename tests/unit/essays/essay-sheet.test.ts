import { expect, test } from "vitest";
import {
  countSheet,
  countWords,
  SHEET_COLUMNS,
  sheetLines,
} from "#app/features/essays/domain/tasks/essay-sheet.ts";

const line = "a".repeat(SHEET_COLUMNS);

test("a line ends at the last word that fits, and blanks hang over its end", () => {
  expect(sheetLines(`${"a".repeat(60)} bcd`)).toEqual([`${"a".repeat(60)} bcd`]);
  expect(sheetLines(`${"a".repeat(60)} bcde`)).toEqual(["a".repeat(60), "bcde"]);
  expect(sheetLines(`${line}   b`)).toEqual([line, "b"]);
});

test("a word may end a line at its hyphen, as by hand", () => {
  expect(sheetLines(`${"a".repeat(56)} guarda-chuva`)).toEqual([`${"a".repeat(56)} guarda-`, "chuva"]);
});

test("a word longer than the sheet goes on in the next line", () => {
  expect(sheetLines(`${line}bc d`)).toEqual([line, "bc d"]);
});

test("letters count once, however they are encoded", () => {
  expect(sheetLines("é".repeat(SHEET_COLUMNS))).toHaveLength(1);
  expect(sheetLines("é".repeat(SHEET_COLUMNS).normalize("NFD"))).toHaveLength(1);
  expect(sheetLines("😀".repeat(SHEET_COLUMNS))).toHaveLength(1);
});

test("blank lines count between paragraphs, none after the last word", () => {
  expect(sheetLines("um\n\n  dois\n\n")).toEqual(["um", "", "  dois"]);
  expect(sheetLines(" \n")).toEqual([]);
  expect(sheetLines("")).toEqual([]);
});

test("words have a letter or a digit", () => {
  expect(countWords("Em 2024, a leitura — sim! — cresceu.")).toBe(6);
  expect(countWords("")).toBe(0);
});

test("written lines, used lines and what will not be read", () => {
  expect(countSheet("um\n\ndois três")).toEqual({ lines: 2, used: 3, words: 3, unread: "" });
  const long = Array.from({ length: 32 }, (_, index) => `linha ${index + 1}`).join("\n");
  expect(countSheet(long)).toMatchObject({ lines: 32, used: 32, unread: "linha 31 linha 32" });
});
