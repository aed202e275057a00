import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { itemsOfLanguage, type TriBooklet } from "#app/features/practice/domain/tri/booklet-items.ts";
import { readTriBooklets } from "#app/features/practice/domain/tri/read-items.ts";
import { reliabilityOf } from "#app/features/practice/domain/tri/reliability.ts";
import { counts } from "#app/features/practice/domain/tri/score-booklet.ts";
import {
  type AnswerRow,
  bookletKey,
  readAnswerRows,
  type ScoredRow,
  scoreRow,
} from "#app/features/practice/domain/tri/score-rows.ts";

const root = "../shared/data/tri-enem";
const booklets = new Map<string, TriBooklet>();
let rows: (ScoredRow & { row: AnswerRow; official: number })[] = [];

beforeAll(() => {
  for (const name of readdirSync(`${root}/itens`)) {
    const year = Number(/\d{4}/.exec(name)?.[0]);
    for (const booklet of readTriBooklets(readFileSync(`${root}/itens/${name}`, "utf8"), year))
      booklets.set(bookletKey(year, booklet.booklet), booklet);
  }
  const csv = readFileSync(`${root}/notas_oficiais.csv`, "utf8");
  const official = csv
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => Number(line.split(";").at(-1)));
  rows = (readAnswerRows(csv) ?? []).map((row, at) => ({
    ...scoreRow(row, booklets.get(bookletKey(row.year, row.booklet)) ?? null),
    row,
    official: official[at] ?? 0,
  }));
});

function off({ score, official }: { score: number | null; official: number }): number {
  return Math.abs((score ?? Infinity) - official);
}

test("3,178 answer strings are read, with official scores of seventeen years", () => {
  expect([rows.length, new Set(rows.map(({ row }) => row.year)).size]).toEqual([3178, 17]);
});

test.each([2010, 2014, 2016, 2020, 2022, 2023, 2024, 2025])(
  "every score of %i is INEP's, to the decimal",
  (year) => {
    const own = rows.filter(({ row }) => row.year === year);
    expect(own.length).toBeGreaterThan(100);
    expect(own.filter((each) => off(each) >= 0.05)).toEqual([]);
  },
);

test("more than 91 % of all scores are within a tenth", () => {
  expect(rows.filter((each) => off(each) <= 0.1001).length / rows.length).toBeGreaterThan(0.92);
});

test("a score called exact is within a tenth, and a band holds the official score", () => {
  expect(rows.filter((each) => each.reliability === "exact" && off(each) > 0.1001)).toEqual([]);
  const outside = rows.filter(({ band, official }) => band && (official < band[0] || official > band[1]));
  expect(outside).toEqual([]);
  expect(rows.filter(({ reliability }) => reliability === "band").every(({ reason }) => reason)).toBe(true);
});

test("bands widened from one half of the scores hold those of the other half", () => {
  const scored = rows.filter(({ band, score }) => band && score !== null);
  const groups = new Map<string, typeof scored>();
  for (const each of scored) {
    const { year, booklet, area } = each.row;
    const { below, above } = reliabilityOf({ year: year ?? 0, booklet: booklet ?? 0, area: area as "CN" });
    const name = `${year} ${area} ${below} ${above}`;
    groups.set(name, [...(groups.get(name) ?? []), each]);
  }
  const differences = [...groups.values()]
    .map((group) => group.map(({ official, score }) => official - (score ?? 0)))
    // Of fewer, no half says anything.
    .filter((group) => group.length >= 10);
  let [inside, all] = [0, 0];
  // Every second, every second pair, every second four: in whatever order.
  for (const group of differences)
    for (const run of [1, 2, 4])
      for (const half of [0, 1]) {
        const isOwn = (at: number) => Math.floor(at / run) % 2 === half;
        const own = group.filter((_, at) => isOwn(at));
        const [low, high] = [1.5 * Math.min(0, ...own), 1.5 * Math.max(0, ...own)];
        const others = group.filter((_, at) => !isOwn(at));
        all += others.length;
        inside += others.filter((each) => each >= low && each <= high).length;
      }
  expect(all).toBeGreaterThan(400);
  expect(inside / all).toBeGreaterThan(0.95);
});

test("a row without a score says why", () => {
  const without = rows.filter(({ score }) => score === null);
  expect(without).toHaveLength(45);
  expect(without.every(({ reason }) => reason)).toBe(true);
});

test("all right in 2023 is 820.8, 823.0, 868.4 and 958.6", () => {
  const scoreOfAll = (code: number) => {
    const booklet = booklets.get(bookletKey(2023, code));
    if (!booklet) throw new Error(`no booklet ${code}`);
    const own = itemsOfLanguage(booklet.items, "ingles");
    expect(own.some(counts)).toBe(true);
    const letters = own.map(({ letter }) => letter).join("");
    return scoreRow(
      { name: "", year: 2023, area: booklet.area, booklet: code, language: "ingles", letters },
      booklet,
    ).score;
  };
  // The blue booklets of the regular exam.
  expect([1201, 1191, 1221, 1211].map(scoreOfAll)).toEqual([820.8, 823, 868.4, 958.6]);
});
