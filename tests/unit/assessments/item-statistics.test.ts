import { describe, expect, it } from "vitest";
import { answerCurves } from "#app/features/assessments/domain/item-stats/answer-curves.ts";
import { itemStatistics, kr20Of } from "#app/features/assessments/domain/item-stats/item-statistics.ts";
import { readAttempts } from "#app/features/assessments/domain/item-stats/read-attempts.ts";
import {
  quantileOfF,
  reliabilityInterval,
} from "#app/features/assessments/domain/item-stats/reliability-interval.ts";
import {
  separationWords,
  statisticsReport,
  tooFewExaminees,
} from "#app/features/assessments/domain/item-stats/statistics-report.ts";

const rows = [
  [1, 1, 1, 0],
  [1, 1, 0, 1],
  [1, 0, 1, 0.5],
  [1, 1, 0, 0],
  [0, 0, 1, 0],
  [0, 0, 0, 0],
];
const table = { items: ["a", "b", "c", "d"], rows };
/** Two decimals more than the required millionth. */
const near = (value: number | null | undefined, expected: number) => expect(value).toBeCloseTo(expected, 8);

describe("the statistics of items", () => {
  it("are those of a table computed by hand, as Moodle defines them", () => {
    const [a, b, c, d] = itemStatistics(table);
    // Item a: marks 1 1 1 1 0 0, the rest 2 2 1.5 1 1 0: means 2/3 and 1.25, covariance 0.3, variances 4/15 and 0.575.
    near(a?.facility, 200 / 3);
    near(a?.sd, 100 * Math.sqrt(4 / 15));
    near(a?.discriminationIndex, (100 * 0.3) / Math.sqrt((4 / 15) * 0.575));
    near(a?.pointBiserial, 0.3 / Math.sqrt((4 / 15) * 0.575));
    // Both sorted: the same pairs, the same covariance.
    near(a?.discriminativeEfficiency, 100);
    near(b?.facility, 50);
    // Item b: covariance with the rest 0.15, sorted 0.45; item c: −0.15 and 0.55.
    near(b?.discriminativeEfficiency, 100 / 3);
    near(c?.facility, 50);
    near(c?.discriminativeEfficiency, (100 * -0.15) / 0.55);
    near(d?.facility, 25);
    near(d?.sd, 100 * Math.sqrt(0.175));
    // With the total: 0.3 + 4/15, 0.15 + 0.3, −0.15 + 0.3, 0.1 + 0.175.
    const roots = [0.3 + 4 / 15, 0.45, 0.15, 0.275].map(Math.sqrt);
    const all = roots.reduce((sum, root) => sum + root, 0);
    for (const [index, item] of [a, b, c, d].entries())
      near(item?.effectiveWeight, (100 * (roots[index] ?? 0)) / all);
  });

  it("of two examinees are defined", () => {
    const [first] = itemStatistics({
      items: ["a", "b"],
      rows: [
        [1, 1],
        [0, 0],
      ],
    });
    near(first?.sd, 100 * Math.sqrt(0.5));
    near(first?.discriminationIndex, 100);
  });

  it("are null where undefined", () => {
    const same = itemStatistics({
      items: ["a", "b"],
      rows: [
        [1, 0],
        [1, 1],
        [1, 0],
      ],
    });
    expect(same[0]).toMatchObject({ sd: 0, discriminationIndex: null, discriminativeEfficiency: null });
    expect(same[0]?.effectiveWeight).toBe(0);
    const alone = itemStatistics({ items: ["a", "b"], rows: [[1, null]] });
    expect(alone[0]).toMatchObject({ facility: 100, sd: null, effectiveWeight: null });
    expect(alone[1]).toMatchObject({ facility: null, pointBiserial: null });
    const against = itemStatistics({
      items: ["a", "b", "c"],
      rows: [
        [0, 1, 1],
        [1, 0, 0],
        [0, 1, 1],
      ],
    });
    expect(against[0]?.effectiveWeight).toBeNull();
    expect(itemStatistics({ items: ["a"], rows: [[], []] })[0]?.facility).toBeNull();
  });

  it("leave examinees who did not reach an item out of its figures", () => {
    const [, b] = itemStatistics({
      items: ["a", "b"],
      rows: [
        [1, 1],
        [1, 0],
        [0, null],
        [0, null],
      ],
    });
    near(b?.facility, 50);
  });

  it("give KR-20 by hand, with Feldt's interval", () => {
    // Variances of the items: 4/15, 0.3, 0.3, 0.175; of the totals 3 3 2.5 2 1 0: squares 29.25, mean 23/12.
    near(kr20Of(table), (4 / 3) * (1 - (4 / 15 + 0.775) / ((29.25 - 6 * (23 / 12) ** 2) / 5)));
    expect(kr20Of({ items: ["a"], rows })).toBeNull();
    expect(
      kr20Of({
        items: ["a", "b"],
        rows: [
          [1, 0],
          [0, 1],
        ],
      }),
    ).toBeNull();
    expect(
      kr20Of({
        items: ["a", "b"],
        rows: [
          [1, null],
          [0, null],
        ],
      }),
    ).toBe(0);
    // Tables of F at 0.975: 5 and 15 degrees of freedom 3.5764, 4 and 1 899.58; and the reciprocals of 15 and 5.
    expect(quantileOfF(0.975, 5, 15)).toBeCloseTo(3.5764, 4);
    expect(quantileOfF(0.025, 5, 15)).toBeCloseTo(1 / quantileOfF(0.975, 15, 5), 8);
    expect(quantileOfF(0.95, 10, 10)).toBeCloseTo(2.97824, 4);
    const [low, high] = reliabilityInterval(0.8, 40, 90);
    expect(low).toBeLessThan(0.8);
    expect(high).toBeGreaterThan(0.8);
  });

  it("say when there are too few examinees, and what an index means", () => {
    expect(tooFewExaminees(20)).toBeNull();
    expect(tooFewExaminees(1)).toContain("Com 1 prova ");
    expect(tooFewExaminees(14)).toContain("Com 14 provas");
    expect([null, -1, 10, 25, 40].map(separationWords)).toEqual([
      "não separa: todos foram iguais",
      "confunde quem sabe",
      "separa pouco",
      "separa",
      "separa bem",
    ]);
    expect(statisticsReport(table)).toMatchObject({ examinees: 6 });
    expect(statisticsReport({ items: ["a"], rows })).toMatchObject({ kr20: null, interval: null });
  });
});

describe("the answers by ability", () => {
  it("are counted by thirds, equal scores together", () => {
    const given = [0, 0, 1, 2, 2, 3].map((rest, index) => ({ answer: index < 3 ? "A" : "B", rest }));
    expect(answerCurves(given)).toEqual([
      { count: 2, answers: { A: 2 } },
      { count: 3, answers: { A: 1, B: 2 } },
      { count: 1, answers: { B: 1 } },
    ]);
    expect(answerCurves([]).map(({ count }) => count)).toEqual([0, 0, 0]);
  });
});

describe("a file of attempts", () => {
  it("is read with quotes, a byte order mark, blank lines and shorter rows", () => {
    const csv = '\uFEFFaluno,"Q, 1",Q2,\n"Silva, Ana",1,0.5\n\nBia,,\nCaio,-\n,0,1\n';
    expect(readAttempts(csv)).toEqual({
      items: ["Q, 1", "Q2"],
      rows: [
        [1, 0.5],
        [null, null],
        [null, null],
        [0, 1],
      ],
    });
  });

  it("is read with semicolons and decimal commas, and names what has none", () => {
    expect(readAttempts("a;1;;3\nx;0,25;1;1\n")).toEqual({ items: ["1", "2", "3"], rows: [[0.25, 1, 1]] });
    expect(readAttempts("a\t1\nx\t1\n")).toEqual({ items: ["1"], rows: [[1]] });
  });

  it("is refused with line and column", () => {
    expect(readAttempts("a,1,2\nx,1,2\n")).toEqual({ line: 2, column: 3, found: "2" });
    expect(readAttempts("a,1\nx,1,0\n")).toEqual({ line: 2, column: 3, found: "0" });
    expect(readAttempts("a,1\nx,B\n")).toEqual({ line: 2, column: 2, found: "B" });
    expect(readAttempts("")).toBeNull();
    expect(readAttempts("nada aqui\nx\n")).toBeNull();
  });
});
