import { describe, expect, it } from "vitest";
import { analyse, gainOf } from "#app/features/assessments/domain/analysis/error-analysis.ts";
import { evidenceOf } from "#app/features/assessments/domain/analysis/evidence.ts";
import { analysisOfClasses, analysisOfPeople } from "#app/features/assessments/domain/analysis/release.ts";
import {
  MOST_COSTLY,
  mostChosenWrong,
  readSumKey,
  type ScoredSitting,
  type SortedQuestion,
  tallyOf,
} from "#app/features/assessments/domain/analysis/tally.ts";

const question = (ord: number, fields: Partial<SortedQuestion> = {}): SortedQuestion => ({
  ord,
  code: `Q${ord}`,
  name: `ENEM, questão ${ord}`,
  subject: 9,
  topics: [9001],
  skill: 401,
  ...fields,
});
const sitting = (
  person: number,
  answers: string[],
  shares: (number | null)[],
  of: number | null = 7,
): ScoredSitting => ({
  person,
  class: of,
  answers,
  shares,
});

describe("what sittings say", () => {
  const questions = [question(1), question(2, { topics: [9001, 9002, 9002], skill: null }), null];
  const sittings = [
    sitting(1, ["A", "B", "C"], [1, 0, 1]),
    sitting(2, ["C", "", "C"], [0, 0, 1]),
    sitting(3, ["C", "13"], [0, 0.67], null),
  ];

  it("counts by subject, topic and skill; blank is not right, part of a credit is part", () => {
    expect(tallyOf(questions, sittings)).toEqual({
      n: 3,
      topics: { "9": [6, 1.67], "9t9001": [6, 1.67], "9h401": [3, 1], "9t9002": [3, 0.67] },
      questions: [
        {
          ...question(2, { topics: [9001, 9002, 9002], skill: null }),
          n: 3,
          right: 0.67,
          wrong: { B: 1, "13": 1 },
        },
        { ...question(1), n: 3, right: 1, wrong: { C: 2 } },
      ],
    });
  });

  it("leaves out annulled and unmarked questions, and those that cost nothing", () => {
    const { topics, questions: costly } = tallyOf(
      [question(1), question(2)],
      [sitting(1, ["A", "A"], [null, 1]), sitting(2, ["A", "A"], [null, 1])],
    );
    expect(topics["9"]).toEqual([2, 2]);
    expect(costly).toEqual([]);
  });

  it("is bounded, the most costly first, ties by number", () => {
    const many = Array.from({ length: 30 }, (_, index) => question(30 - index));
    const { questions: costly } = tallyOf(many, [sitting(1, [], Array(30).fill(0))]);
    expect(costly.map(({ ord }) => ord)).toEqual(
      Array.from({ length: MOST_COSTLY }, (_, index) => index + 1),
    );
  });

  it("groups by class, all under 0; of two sittings of a person the later counts", () => {
    const again = [...sittings, sitting(1, ["C", "B", "C"], [0, 0, 1])];
    const results = analysisOfClasses(questions, again);
    expect(results.map(({ class: of, n }) => [of, n])).toEqual([
      [0, 3],
      [7, 2],
    ]);
    expect(results[1]?.topics["9h401"]).toEqual([2, 0]);
    expect(analysisOfPeople(questions, again).map(({ person, topics }) => [person, topics["9h401"]])).toEqual(
      [
        [1, [1, 0]],
        [2, [1, 0]],
        [3, [1, 0]],
      ],
    );
  });

  it("names the wrong answer most given, the first of equals", () => {
    expect(mostChosenWrong({ D: 2, B: 3, C: 3 })).toEqual({ answer: "B", count: 3 });
    expect(mostChosenWrong({ C: 3, B: 3 })).toEqual({ answer: "B", count: 3 });
    expect(mostChosenWrong({})).toBeNull();
  });

  it("reads its keys, and no others", () => {
    expect(readSumKey("9t9001")).toEqual({ subject: 9, kind: "topic", id: 9001 });
    expect(readSumKey("9h401")).toEqual({ subject: 9, kind: "skill", id: 401 });
    expect(readSumKey("9")).toEqual({ subject: 9, kind: "subject", id: 9 });
    expect(readSumKey("x")).toBeNull();
  });
});

describe("an analysis", () => {
  const result = (at: number, questions: SortedQuestion[], rights: number[]) => {
    const sittings = Array.from({ length: 40 }, (_, index) =>
      sitting(
        index,
        questions.map((_each, place) => (index < (rights[place] ?? 0) ? "A" : "C")),
        questions.map((_each, place) => (index < (rights[place] ?? 0) ? 1 : 0)),
      ),
    );
    return { at, ...tallyOf(questions, sittings), evidence: evidenceOf(questions, sittings) };
  };
  const frequency = (topic: number) => (topic === 9002 ? 0.2 : topic === 9001 ? 0.05 : 0);
  const one = question(1);
  const two = question(2, { topics: [9002], skill: 402 });
  const alike = (of: SortedQuestion) => [0, 100, 200].map((more) => ({ ...of, ord: of.ord + more }));
  const other = question(3, { subject: 4, topics: [4001], skill: null });

  it("adds assessments up, the weakest topic first, and sorts the five by frequency times distance", () => {
    const tallies = [result(200, [one, two, other], [10, 20, 5]), result(100, [one], [10])];
    const analysis = analyse(tallies, { subject: null, frequency });
    expect([...analysis.topics, ...analysis.skills]).toEqual([]);
    expect(analysis.moving.map(({ ord }) => ord)).toEqual([2, 1, 3]);
    expect(analysis.moving[1]).toMatchObject({ n: 80, right: 20, wrong: { C: 60 }, frequency: 0.05 });
    expect(analysis.points.map(({ at, n }) => [at, n])).toEqual([
      [100, 40],
      [200, 120],
    ]);
    expect(analysis.whole).toMatchObject({ n: 160, right: 45 });
    expect(analysis.subjects).toEqual([4, 9]);
    expect(analysis.costly.get(9001)?.ord).toBe(1);
  });

  it("names topics and skills of three different questions; a repeated one counts once, and so do its people", () => {
    const all = alike(one);
    const twice = analyse([result(2, all.slice(0, 2), [1, 2]), result(1, all.slice(1, 2), [2])], {
      subject: null,
      frequency,
    });
    expect([...twice.topics, ...twice.skills]).toEqual([]);
    const three = analyse([result(2, all.slice(0, 2), [10, 20]), result(1, all.slice(1), [20, 30])], {
      subject: null,
      frequency,
    });
    expect(three.topics).toMatchObject([{ id: 9001, n: 160, right: 80, questions: 3, people: 40 }]);
    expect(three.skills).toMatchObject([{ id: 401, questions: 3, people: 40 }]);
  });

  it("of one subject alone, and of nothing", () => {
    const three = alike(other);
    const analysis = analyse([result(1, [...alike(one), ...three], [1, 1, 1, 1, 1, 1])], {
      subject: 4,
      frequency,
    });
    expect(analysis.topics.map(({ id }) => id)).toEqual([4001]);
    expect(analysis.moving).toHaveLength(3);
    expect(analysis.whole.n).toBe(120);
    expect(analyse([], { subject: null, frequency })).toMatchObject({
      assessments: 0,
      moving: [],
      trend: "unknown",
    });
    expect(
      analyse(
        [
          {
            at: 1,
            n: 9,
            topics: { x: [1, 1] },
            questions: [],
            evidence: evidenceOf([], []),
          },
        ],
        { subject: null, frequency },
      ),
    ).toMatchObject({ assessments: 0, subjects: [] });
  });

  it("does not count what is mastered", () => {
    const analysis = analyse([result(1, [one], [39])], { subject: null, frequency });
    expect(analysis.moving).toEqual([]);
    expect(gainOf({ n: 100, right: 100, frequency: 1 })).toBe(0);
  });

  it("of two topics alike, the smaller number first", () => {
    const rights = [10, 10, 10, 10, 10, 10];
    const tie = analyse(
      [
        result(
          1,
          [...alike(question(5, { topics: [9002], skill: null })), ...alike(question(4, { skill: null }))],
          rights,
        ),
      ],
      { subject: null, frequency: () => 0 },
    );
    expect(tie.topics.map(({ id }) => id)).toEqual([9001, 9002]);
    const subjects = analyse(
      [
        result(
          1,
          [
            ...alike(question(5, { subject: 5, topics: [1], skill: null })),
            ...alike(question(4, { topics: [1], skill: null })),
          ],
          rights,
        ),
      ],
      { subject: null, frequency: () => 0 },
    );
    expect(subjects.topics.map(({ subject }) => subject)).toEqual([5, 9]);
    expect(subjects.costly.get(1)?.ord).toBe(4);
  });
});
