import { describe, expect, it } from "vitest";
import { essayProfile, largestPoints } from "#app/features/essays/domain/essay-profile.ts";
import { type DiscrepancyRule, enemRuleOf } from "#app/features/essays/domain/grading/discrepancy-rules.ts";
import {
  type EssayGrade,
  isDiscrepant,
  middleOf,
  panelOutcome,
  readingsOutcome,
  totalOf,
} from "#app/features/essays/domain/grading/readings-outcome.ts";

const enem = essayProfile("enem");
if (!enem) throw new Error("no profile");
const largest = largestPoints(enem);

function ruleOf(year: number): DiscrepancyRule {
  const rule = enemRuleOf(year);
  if (!rule) throw new Error(`no rule of ${year}`);
  return rule;
}

/** Five levels (0 to 5) that sum to a total, as even as they go; the remainder from the first on. */
function evenly(total: number): number[] {
  const levels = total / 40;
  return [0, 1, 2, 3, 4].map((at) => 40 * (Math.floor(levels / 5) + (at < levels % 5 ? 1 : 0)));
}

const grade = (grader: string, points: readonly number[], situation = 1): EssayGrade => ({
  grader,
  situation,
  points,
});
const of = (grader: string, total: number) => grade(grader, evenly(total));
const outcome = (readers: readonly EssayGrade[], year = 2024, ...panel: EssayGrade[]) =>
  readingsOutcome({ readers, panel }, ruleOf(year), largest);

describe("the five situations published for 2012", () => {
  it("exactly 200 apart: the mean", () => {
    expect(outcome([of("a", 600), of("b", 800)], 2012)).toEqual({
      outcome: "final",
      total: 700,
      used: ["a", "b"],
    });
  });
  it("320 apart, the third near one of them: the mean of those two", () => {
    const readers = [of("a", 480), of("b", 800), of("c", 720)];
    expect(outcome(readers.slice(0, 2), 2012)).toMatchObject({
      outcome: "needs-third",
      total: null,
      used: [],
    });
    expect(outcome(readers, 2012)).toEqual({ outcome: "final", total: 760, used: ["b", "c"] });
  });
  it("320 apart, the third 160 from each: the panel", () => {
    expect(outcome([of("a", 480), of("b", 800), of("c", 640)], 2012).outcome).toBe("needs-panel");
  });
  it("a third far above both: the panel", () => {
    expect(outcome([of("a", 200), of("b", 440), of("c", 880)], 2012).outcome).toBe("needs-panel");
  });
  it("160 and 40 in one competence: a third, and the mean with the one that came closest", () => {
    const readers = [
      grade("a", [160, 120, 120, 120, 120]),
      grade("b", [40, 120, 120, 120, 120]),
      grade("c", [120, 120, 120, 120, 120]),
    ];
    expect(outcome(readers.slice(0, 2), 2012).outcome).toBe("needs-third");
    expect(outcome(readers, 2012)).toEqual({ outcome: "final", total: 620, used: ["a", "c"] });
  });
});

describe("the rule of today", () => {
  it("requires a third by more than 100 in total or more than 80 in a competence, over all pairs of levels", () => {
    for (let a = 0; a <= 200; a += 40)
      for (let b = 0; b <= 200; b += 40)
        for (const rest of [evenly(0), evenly(400), evenly(800)]) {
          const one = grade("a", [a, ...rest.slice(1)]);
          const other = grade("b", [b, ...rest.slice(1)]);
          const expected = Math.abs(a - b) > 80 ? "needs-third" : "final";
          expect(outcome([one, other]).outcome).toBe(expected);
        }
  });

  it("reads totals to the edge: 80 apart agree, 120 do not", () => {
    expect(outcome([of("a", 600), of("b", 680)])).toEqual({ outcome: "final", total: 640, used: ["a", "b"] });
    expect(outcome([of("a", 600), of("b", 720)]).outcome).toBe("needs-third");
  });

  it("agrees with a plain reading of the edital on 10,000 seeded triples", () => {
    let seed = 7;
    const level = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return 40 * Math.floor((seed / 2_147_483_648) * 6);
    };
    const five = () => [level(), level(), level(), level(), level()];
    const near = (from: readonly number[]) =>
      from.map((each) => Math.min(200, Math.max(0, each + (level() - 80) / 2.5)));
    const rounded = (points: readonly number[]) => points.map((each) => 40 * Math.round(each / 40));
    for (let round = 0; round < 10_000; round += 1) {
      const a = five();
      const b = rounded(near(a));
      const c = rounded(near(round % 2 === 0 ? a : b));
      const readers = [grade("a", a), grade("b", b), grade("c", c)];
      expect(outcome(readers)).toMatchObject(plainReading(a, b, c));
    }
  });

  it("waits for two, and a third that nobody needed changes nothing", () => {
    expect(outcome([]).outcome).toBe("waiting");
    expect(outcome([of("a", 600)]).outcome).toBe("waiting");
    expect(outcome([of("a", 600), of("b", 640), of("c", 1000)])).toMatchObject({
      total: 620,
      used: ["a", "b"],
    });
  });

  it("chooses no pair where two are equally close: the panel sets the grade", () => {
    const readers = [
      grade("a", [160, 120, 120, 120, 80]),
      grade("b", [40, 160, 160, 160, 120]),
      grade("c", [120, 160, 120, 160, 120]),
    ];
    expect(readers.map(totalOf)).toEqual([600, 640, 680]);
    expect(outcome(readers).outcome).toBe("needs-panel");
    expect(outcome(readers, 2024, of("p", 720))).toEqual({ outcome: "final", total: 720, used: ["p"] });
    expect(outcome([of("a", 600), of("b", 640)], 2024, of("p", 0))).toMatchObject({ total: 620 });
  });

  it("is zero where two readings are void, and requires a third where only one is", () => {
    const void3 = (grader: string, code = 3) => grade(grader, [], code);
    expect(outcome([void3("a"), void3("b", 6)])).toEqual({
      outcome: "zero",
      total: 0,
      used: ["a", "b"],
      situation: 3,
    });
    expect(outcome([void3("a"), of("b", 40)]).outcome).toBe("needs-third");
    expect(outcome([void3("a"), of("b", 640), void3("c")])).toMatchObject({
      outcome: "zero",
      used: ["a", "c"],
    });
    expect(outcome([of("a", 640), void3("b"), void3("c")])).toMatchObject({
      outcome: "zero",
      used: ["b", "c"],
    });
    expect(outcome([of("a", 40), void3("b"), of("c", 120)])).toMatchObject({ total: 80, used: ["a", "c"] });
    expect(outcome([void3("a"), of("b", 640), of("c", 200)]).outcome).toBe("needs-panel");
    expect(outcome([of("a", 400), of("b", 640), void3("c")]).outcome).toBe("needs-panel");
    const twice = [of("a", 400), of("b", 640), void3("c")];
    expect(outcome(twice, 2024, void3("p", 9))).toMatchObject({ outcome: "zero", situation: 9 });
  });
});

describe("the panel (decision 061)", () => {
  const [a, b, c] = [
    grade("p", [40, 120, 200, 120, 80]),
    grade("q", [80, 160, 120, 0, 80]),
    grade("r", [200, 200, 160, 40, 80]),
  ] as const;
  const zero = (grader: string, situation: number) => grade(grader, [], situation);

  it("gives each criterion the level in the middle of three, whatever their order", () => {
    const total = 80 + 160 + 160 + 40 + 80;
    for (const order of [[a, b, c] as const, [c, a, b] as const, [b, c, a] as const])
      expect(panelOutcome(order)).toEqual({
        outcome: "final",
        total,
        used: order.map(({ grader }) => grader),
      });
  });

  it("does not move by one person who is far off, as a mean would", () => {
    expect(panelOutcome([of("p", 600), of("q", 600), of("r", 1000)])).toMatchObject({ total: 600 });
  });

  it("is one of the three levels in each criterion, over all triples of levels", () => {
    const levels = [0, 40, 80, 120, 160, 200];
    for (const one of levels)
      for (const other of levels)
        for (const third of levels) {
          const middle = middleOf([one, other, third]);
          const outside = [one, other, third].filter((each) => each !== middle);
          expect([one, other, third]).toContain(middle);
          expect(outside.filter((each) => each > middle).length).toBeLessThanOrEqual(1);
          expect(outside.filter((each) => each < middle).length).toBeLessThanOrEqual(1);
        }
  });

  it("zeroes what two of three find void, by the reason that most name; who is outvoted does not count", () => {
    expect(panelOutcome([zero("p", 3), b, zero("r", 6)])).toEqual({
      outcome: "zero",
      total: 0,
      used: ["p", "r"],
      situation: 3,
    });
    expect(panelOutcome([zero("p", 3), zero("q", 6), zero("r", 6)])).toMatchObject({ situation: 6 });
    expect(panelOutcome([zero("p", 3), of("q", 600), of("r", 700 + 20)])).toEqual({
      outcome: "final",
      total: 660,
      used: ["q", "r"],
    });
  });

  it("closed with fewer: the mean of two, one alone, and no zero of which half is not sure", () => {
    expect(panelOutcome([of("p", 600), of("q", 720)])).toMatchObject({ total: 660, used: ["p", "q"] });
    expect(panelOutcome([zero("p", 3), of("q", 720)])).toMatchObject({ total: 720, used: ["q"] });
    expect(panelOutcome([zero("p", 9)])).toMatchObject({ outcome: "zero", situation: 9 });
  });
});

/** Written from the edital, without the code: discrepancy with both or no single closest pair goes to the panel. */
function plainReading(a: number[], b: number[], c: number[]) {
  const sum = (points: readonly number[]) => points.reduce((all, each) => all + each, 0);
  const apart = (one: number[], other: number[]) => Math.abs(sum(one) - sum(other));
  const differ = (one: number[], other: number[]) =>
    apart(one, other) > 100 || one.some((points, at) => Math.abs(points - (other[at] ?? 0)) > 80);
  if (!differ(a, b)) return { outcome: "final", total: (sum(a) + sum(b)) / 2 };
  if (differ(a, c) && differ(b, c)) return { outcome: "needs-panel" };
  if (apart(a, c) === apart(b, c)) return { outcome: "needs-panel" };
  const sorted = [sum(a), sum(b), sum(c)].sort((one, other) => one - other);
  const [low = 0, middle = 0, high = 0] = sorted;
  if (middle - low === high - middle) return { outcome: "needs-panel" };
  return { outcome: "final", total: middle - low < high - middle ? (low + middle) / 2 : (middle + high) / 2 };
}

describe("the rules of other years", () => {
  it("begin in their years", () => {
    const least = (year: number) =>
      [100, 101, 201, 300, 501].find((difference) => enemRuleOf(year)?.totalsDiffer(difference)) ?? null;
    const years = [2008, 2009, 2010, 2011, 2012, 2013, 2026];
    expect(years.map(least)).toEqual([null, 501, 501, 300, 201, 101, 101]);
    expect(enemRuleOf(2008)).toBeNull();
  });

  it("are looser the older they are, and end at 2009", () => {
    const two = (apart: number) => [of("a", 0), of("b", apart)];
    expect(outcome(two(280), 2011).outcome).toBe("final");
    expect(
      isDiscrepant(grade("a", [160, 160, 0, 0, 0]), grade("b", [0, 200, 0, 0, 0]), ruleOf(2011), largest),
    ).toBe(false);
    expect(outcome([grade("a", [150, 0, 0, 0, 0]), grade("b", [200, 200, 50, 0, 0])], 2011).outcome).toBe(
      "needs-third",
    );
    expect(outcome(two(480), 2010).outcome).toBe("final");
    expect(outcome([...two(520), of("c", 440)], 2010)).toEqual({ outcome: "final", total: 440, used: ["c"] });
    expect(outcome(two(200), 2012).outcome).toBe("final");
    expect(outcome(two(240), 2012).outcome).toBe("needs-third");
    expect(enemRuleOf(2008)).toBeNull();
  });
});

describe("a reading that lacks points", () => {
  it("counts what is missing as none, and totals nothing where it is void", () => {
    expect(isDiscrepant(grade("a", [40, 80]), grade("b", [40]), ruleOf(2024), [200])).toBe(false);
    expect(isDiscrepant(grade("a", [0, 120]), grade("b", [20]), ruleOf(2024), [200, 200])).toBe(true);
    expect(totalOf(grade("a", [40, 80], 3))).toBe(0);
  });
});
