import { describe, expect, it } from "vitest";
import {
  clusteredIntervals,
  evidenceOf,
  type SittingEvidence,
  studentFactor,
} from "#app/features/assessments/domain/analysis/evidence.ts";
import { wilson } from "#app/features/assessments/domain/analysis/share.ts";
import type { ScoredSitting, SortedQuestion } from "#app/features/assessments/domain/analysis/tally.ts";

const TOPIC = "9t9001";

function questionsFrom(first: number, count: number): SortedQuestion[] {
  return Array.from({ length: count }, (_, index) => ({
    ...{ ord: first + index, code: "", name: "", subject: 9, topics: [9001], skill: null },
  }));
}

function sitting(person: number, shares: (number | null)[]): ScoredSitting {
  return { person, class: 7, answers: shares.map(() => "A"), shares };
}

const ofTopic = (...all: SittingEvidence[]) => clusteredIntervals(all).get(TOPIC);

describe("what an interval needs of sittings", () => {
  it("is each question's answers, who the people are, and how far they lie apart", () => {
    const all = [sitting(12, [1, 0]), sitting(10, [1, 1]), sitting(40, [0, null])];
    const evidence = evidenceOf(questionsFrom(1, 2), all);
    expect(evidence.items).toEqual([
      [1, 3, 2, 9, 0, 9001],
      [2, 2, 1, 9, 0, 9001],
    ]);
    expect(evidence.people).toEqual([10, 2, 28]);
    // Right beyond the share of three in five: 0.8 of two, -0.2 of two, -0.6 of one; around their mean of 0.
    expect(evidence.spreads[TOPIC]).toBe(1.04);
  });

  it("leaves out a question that nobody's answer counts of, and one that is gone", () => {
    const evidence = evidenceOf([...questionsFrom(1, 1), null], [sitting(1, [null, 1])]);
    expect(evidence).toEqual({ items: [], people: [1], spreads: {} });
  });
});

describe("an interval over questions and people", () => {
  it("counts a question of two assessments once, and its people once", () => {
    const first = evidenceOf(questionsFrom(1, 3), [sitting(1, [1, 0, 0]), sitting(2, [1, 1, 0])]);
    const again = evidenceOf(questionsFrom(3, 2), [sitting(2, [1, 0]), sitting(3, [1, 1])]);
    expect(ofTopic(first, again)).toMatchObject({ n: 10, right: 6, questions: 4, people: 3 });
  });

  it("is never narrower than Wilson's of the answers, and within 0 and 1", () => {
    for (const rights of [
      [0, 0, 0],
      [1, 1, 1],
      [1, 0, 1],
    ]) {
      const own = ofTopic(
        evidenceOf(
          questionsFrom(1, 3),
          Array.from({ length: 10 }, (_, index) => sitting(index, rights)),
        ),
      );
      const of = wilson({ n: own?.n ?? 0, right: own?.right ?? 0 });
      expect(own?.low).toBeLessThanOrEqual(of.low);
      expect(own?.high).toBeGreaterThanOrEqual(of.high);
      expect(own?.low).toBeGreaterThanOrEqual(0);
      expect(own?.high).toBeLessThanOrEqual(1);
    }
  });

  it("of one person is over their questions alone", () => {
    const own = ofTopic(evidenceOf(questionsFrom(1, 12), [sitting(1, [1, 1, 0, 0, 1, 0, 1, 0, 1, 0, 1, 0])]));
    expect(own).toMatchObject({ questions: 12, people: 1, right: 6 });
    // As 11 answers (36 / (12/11 × 3)) with Student's 2.201: by hand.
    expect([own?.low.toFixed(2), own?.high.toFixed(2)]).toEqual(["0.22", "0.78"]);
  });

  it("matches the published tables of Student's t", () => {
    expect([1, 2, 10, 11, 30].map((freedom) => studentFactor(freedom).toFixed(2))).toEqual([
      ...["12.71", "4.30", "2.23", "2.20", "2.04"],
    ]);
  });
});

/** Mulberry32: the same numbers in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type World = {
  /** Questions of each assessment. */
  assessments: number[];
  people: number;
  /** Logits: of the mean, and the deviations between questions and people. */
  logit: number;
  ofQuestions: number;
  ofPeople: number;
};

/** How often the interval contains the share that other questions and other people of the same kind would reach. */
function coverage({ assessments, people, logit, ofQuestions, ofPeople }: World) {
  const random = seeded(7);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const chance = (value: number) => 1 / (1 + Math.exp(-value));
  const deviation = Math.hypot(ofQuestions, ofPeople);
  const grid = Array.from({ length: 161 }, (_, index) => -4 + index / 20);
  const weights = grid.map((z) => Math.exp(-(z ** 2) / 2));
  const weighted = grid.reduce((sum, z, at) => sum + (weights[at] ?? 0) * chance(logit + deviation * z), 0);
  const truth = weighted / weights.reduce((sum, weight) => sum + weight, 0);
  const TRIALS = 200;
  let [held, heldByWilson] = [0, 0];
  for (let trial = 0; trial < TRIALS; trial += 1) {
    const able = Array.from({ length: people }, () => ofPeople * normal());
    const all = assessments.map((count, assessment) => {
      const hard = Array.from({ length: count }, () => logit + ofQuestions * normal());
      const sittings = able.map((ability, person) =>
        sitting(
          person + 1,
          hard.map((value) => (random() < chance(value + ability) ? 1 : 0)),
        ),
      );
      return evidenceOf(questionsFrom(assessment * 100, count), sittings);
    });
    const own = ofTopic(...all) ?? { n: 0, right: 0, low: 2, high: 2 };
    if (own.low <= truth && truth <= own.high) held += 1;
    const plain = wilson(own);
    if (plain.low <= truth && truth <= plain.high) heldByWilson += 1;
  }
  return { held: held / TRIALS, wilson: heldByWilson / TRIALS };
}

describe("coverage in a simulation, at 95 % nominal", () => {
  it.each<[string, World]>([
    ["5 questions, 31 people", { assessments: [5], people: 31, logit: 0, ofQuestions: 1, ofPeople: 0.8 }],
    ["3 questions, 31 people", { assessments: [3], people: 31, logit: -0.5, ofQuestions: 1, ofPeople: 0.8 }],
    ["10 of 4 assessments", { assessments: [1, 2, 3, 4], people: 31, logit: 0, ofQuestions: 1, ofPeople: 1 }],
    [
      "8 alone in theirs",
      { assessments: Array(8).fill(1), people: 31, logit: 0.5, ofQuestions: 1, ofPeople: 1 },
    ],
    ["20 questions, 6 people", { assessments: [20], people: 6, logit: 0, ofQuestions: 0.8, ofPeople: 1 }],
    ["hard ones", { assessments: [3, 3], people: 31, logit: -1.5, ofQuestions: 1, ofPeople: 0.8 }],
    ["questions alike", { assessments: [6], people: 30, logit: 0, ofQuestions: 0, ofPeople: 1 }],
    [
      "12 questions, 90 people",
      { assessments: [6, 6], people: 90, logit: 0, ofQuestions: 1.2, ofPeople: 0.8 },
    ],
  ])("%s", (_name, world) => {
    expect(coverage(world).held).toBeGreaterThanOrEqual(0.9);
  });

  it("is what Wilson's interval of the answers alone does not reach", () => {
    const { wilson: held } = coverage({
      assessments: [5],
      people: 31,
      logit: 0,
      ofQuestions: 1,
      ofPeople: 0.8,
    });
    expect(held).toBeLessThan(0.6);
  });
});
