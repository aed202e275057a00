import { describe, expect, test } from "vitest";
import { linkFor } from "#app/features/bank/domain/enem/reading/inep-link.ts";
import type { EnemArea } from "#app/features/bank/domain/enem/reading/row.ts";
import { type SheetItem, scoreAreas } from "#app/features/practice/domain/mocks/score-sheet.ts";
import { LEAST_FOR_SCORE } from "#app/features/practice/domain/mocks/shown-scores.ts";
import type { TriBooklet, TriItem } from "#app/features/practice/domain/tri/booklet-items.ts";
import { readTriBooklets } from "#app/features/practice/domain/tri/read-items.ts";
import { reliabilityOf } from "#app/features/practice/domain/tri/reliability.ts";
import { countedItems } from "#app/features/practice/domain/tri/score-booklet.ts";
import { examSets } from "#tests/unit/bank/enem/exam-sets.ts";

/** INEP's scale, as its README has it. */
const scale = {
  CH: [112.31, 501.489],
  CN: [113.102, 501.144],
  LC: [108.086, 499.978],
  MT: [129.646, 500.02],
};

/** The score after INEP's description alone: products of chances, without the product's tables. */
function official(area: EnemArea, items: readonly TriItem[], right: readonly boolean[]): number {
  const [k = 0, d = 0] = scale[area];
  let [above, below] = [0, 0];
  for (let node = 0; node < 40; node++) {
    const theta = -4 + (8 * node) / 39;
    const weight = items.reduce(
      (product, { a, b, c, annulled }, at) => {
        if (annulled || a === null || b === null || c === null) return product;
        const chance = c + (1 - c) / (1 + Math.exp(-a * (theta - b)));
        return product * (right[at] ? chance : 1 - chance);
      },
      Math.exp((-theta * theta) / 2),
    );
    above += theta * weight;
    below += weight;
  }
  return Math.round(((above / below) * k + d) * 10) / 10;
}

type Known = TriItem & { booklet: number; counted: number };

/** As the import stores them: an item once, by the first booklet that has it. */
function knownItems(booklets: readonly TriBooklet[]): Map<number, Known> {
  const known = new Map<number, Known>();
  for (const { booklet, items } of [...booklets].sort((one, other) => one.booklet - other.booklet))
    for (const item of items)
      if (item.code !== null && !known.has(item.code))
        known.set(item.code, { ...item, booklet, counted: countedItems(items) });
  return known;
}

/** A sheet of the bank's questions, where INEP's abandoned items retain their key. */
function sheetOf(
  year: number,
  area: EnemArea,
  items: readonly Known[],
  right: readonly boolean[],
): SheetItem[] {
  return items.map(({ a, b, c, booklet, counted, annulled, letter }, position) => {
    const isRight = right[position] === true;
    return {
      ...{ position, year, subject: 9, area, difficulty: null, a, b, c, booklet, counted },
      isAnnulled: letter === "X",
      isAbandoned: annulled,
      isRight: letter === "X" ? null : isRight,
      scoredRight: isRight,
    };
  });
}

const patterns: readonly ((at: number) => boolean)[] = [
  () => true,
  () => false,
  (at) => at % 2 === 0,
  (at) => at % 7 < 5,
  (at) => at < 15,
];

function compare(year: number, area: EnemArea, items: readonly Known[]) {
  return patterns.map((pattern) => {
    const right = items.map((_, at) => pattern(at));
    const [score] = scoreAreas(sheetOf(year, area, items, right));
    return { score, expected: official(area, items, right) };
  });
}

test("a whole area with abandoned items that retain their key is scored without them", () => {
  const items = Array.from({ length: 45 }, (_, at): Known => {
    const annulled = at % 20 === 7;
    const parameters = annulled
      ? { a: null, b: null, c: null }
      : { a: 1 + (at % 4) / 2, b: -1 + at / 15, c: 0.2 };
    const own = { code: at, position: at, letter: "A", skill: null, annulled, language: null };
    return { ...own, ...parameters, booklet: 85, counted: 43 };
  });
  for (const { score, expected } of compare(2010, "CH", items)) {
    expect(score).toMatchObject({ kind: "exact", score: expected, size: 45, low: expected, high: expected });
  }
});

/** Areas that are whole, and those of them whose score is exact: of the real 52, the others lack items that count. */
const sets = examSets({ own: { whole: 1, exact: 1 }, real: { whole: 44, exact: 37 } });

describe.each(sets)("every area of the exams of $name", ({ expected, years, readYear, ...set }) => {
  const links = set.readLinks();
  const taken = (year: number) => {
    const known = knownItems(readTriBooklets(set.itemsText(year), year));
    const rows = readYear(year).rows.flatMap(({ row }) => {
      const link = linkFor(links, row);
      const item = link?.itemCode ? known.get(link.itemCode) : undefined;
      return link && item ? [{ area: link.area, item }] : [];
    });
    return (["LC", "CH", "CN", "MT"] as const).map((area) => ({
      area,
      items: rows
        .filter((each) => each.area === area && each.item.language !== "espanhol")
        .map(({ item }) => item),
    }));
  };

  test("with all its items has the official score, exact wherever its booklet is", () => {
    const whole: string[] = [];
    for (const year of years)
      for (const { area, items } of taken(year)) {
        const counted = items.filter(({ annulled, a }) => !annulled && a !== null).length;
        const [first] = items;
        if (!first || counted !== first.counted || items.length < LEAST_FOR_SCORE) continue;
        const { level } = reliabilityOf({ year, booklet: first.booklet, area });
        for (const { score, expected } of compare(year, area, items))
          expect(score, `${year} ${area}`).toMatchObject({ kind: level, score: expected });
        whole.push(`${year} ${area} ${level}`);
      }
    expect(whole).toHaveLength(expected.whole);
    expect(whole.filter((each) => each.endsWith("exact"))).toHaveLength(expected.exact);
  });
});
