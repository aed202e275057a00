import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
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
import { dataSets } from "#tests/support/data-sets.ts";

/**
 * The scores of the fixture come from a script in another language: the mean of a standard normal ability after the answers, by
 * the three-parameter logistic model without the factor 1.7, over 40 nodes evenly spaced from -4 to 4, then times k plus d of
 * INEP's scale. Those of its booklet 181, whose band is 80 points wide, are off by 30 or 40 on purpose.
 */
const sets = dataSets("tri-enem", {
  own: {
    rows: [135, 3],
    exactYears: [2023],
    rowsOfYear: 50,
    within: 0.86,
    compared: 30,
    unscored: 3,
    allRight: [698.7, 759.5, 645.9, 885.3],
  },
  real: {
    rows: [3178, 17],
    exactYears: [2010, 2014, 2016, 2020, 2022, 2023, 2024, 2025],
    rowsOfYear: 100,
    within: 0.92,
    compared: 400,
    unscored: 45,
    allRight: [820.8, 823, 868.4, 958.6],
  },
});

type Row = ScoredRow & { row: AnswerRow; official: number };

function read(root: string): { rows: Row[]; booklets: ReadonlyMap<string, TriBooklet> } {
  const folder = `${root}/tri-enem`;
  const booklets = new Map<string, TriBooklet>();
  for (const name of readdirSync(`${folder}/itens`)) {
    const year = Number(/\d{4}/.exec(name)?.[0]);
    for (const booklet of readTriBooklets(readFileSync(`${folder}/itens/${name}`, "utf8"), year))
      booklets.set(bookletKey(year, booklet.booklet), booklet);
  }
  const csv = readFileSync(`${folder}/notas_oficiais.csv`, "utf8");
  const official = csv
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => Number(line.split(";").at(-1)));
  const rows = (readAnswerRows(csv) ?? []).map((row, at) => ({
    ...scoreRow(row, booklets.get(bookletKey(row.year, row.booklet)) ?? null),
    row,
    official: official[at] ?? 0,
  }));
  return { rows, booklets };
}

function off({ score, official }: { score: number | null; official: number }): number {
  return Math.abs((score ?? Infinity) - official);
}

describe.each(sets)("official scores of $name", ({ root, ...expected }) => {
  const { rows, booklets } = read(root);

  test("all answer strings are read, each with an official score", () => {
    expect([rows.length, new Set(rows.map(({ row }) => row.year)).size]).toEqual(expected.rows);
  });

  test.each(expected.exactYears)("every score of %i is INEP's, to the decimal", (year) => {
    const own = rows.filter(({ row }) => row.year === year);
    expect(own.length).toBeGreaterThan(expected.rowsOfYear);
    expect(own.filter((each) => off(each) >= 0.05)).toEqual([]);
  });

  test("nearly all scores are within a tenth", () => {
    expect(rows.filter((each) => off(each) <= 0.1001).length / rows.length).toBeGreaterThan(expected.within);
  });

  test("a score called exact is within a tenth, and a band contains the official score", () => {
    expect(rows.filter((each) => each.reliability === "exact" && off(each) > 0.1001)).toEqual([]);
    const outside = rows.filter(({ band, official }) => band && (official < band[0] || official > band[1]));
    expect(outside).toEqual([]);
    expect(rows.filter(({ reliability }) => reliability === "band").every(({ reason }) => reason)).toBe(true);
  });

  test("bands widened from one half of the scores contain those of the other half", () => {
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
    expect(all).toBeGreaterThan(expected.compared);
    expect(inside / all).toBeGreaterThan(0.95);
  });

  test("a row without a score says why", () => {
    const without = rows.filter(({ score }) => score === null);
    expect(without).toHaveLength(expected.unscored);
    expect(without.every(({ reason }) => reason)).toBe(true);
  });

  test("all right in 2023 is INEP's highest score of each area", () => {
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
    expect([1201, 1191, 1221, 1211].map(scoreOfAll)).toEqual(expected.allRight);
  });
});
