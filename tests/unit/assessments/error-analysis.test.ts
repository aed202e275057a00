import { describe, expect, it } from "vitest";
import {
  analysisQuery,
  isShownReleased,
  readAnalysisFilter,
  shownOfOwn,
} from "#app/domain/assessments/analysis/analysis-filter.ts";
import { analyse, gainOf } from "#app/domain/assessments/analysis/error-analysis.ts";
import { analysisOfClasses, analysisOfPeople } from "#app/domain/assessments/analysis/release.ts";
import {
  MOST_COSTLY,
  mostChosenWrong,
  readSumKey,
  type ScoredSitting,
  type SortedQuestion,
  tallyOf,
} from "#app/domain/assessments/analysis/tally.ts";

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
    return { at, ...tallyOf(questions, sittings) };
  };
  const frequency = (topic: number) => (topic === 9002 ? 0.2 : topic === 9001 ? 0.05 : 0);
  const one = question(1);
  const two = question(2, { topics: [9002], skill: 402 });
  const other = question(3, { subject: 4, topics: [4001], skill: null });

  it("adds assessments up, the weakest topic first, and sorts the five by frequency times distance", () => {
    const tallies = [result(200, [one, two, other], [10, 20, 5]), result(100, [one], [10])];
    const analysis = analyse(tallies, { subject: null, frequency });
    expect(analysis.topics.map(({ id, n, right }) => [id, n, right])).toEqual([
      [4001, 40, 5],
      [9001, 80, 20],
      [9002, 40, 20],
    ]);
    expect(analysis.skills.map(({ id }) => id)).toEqual([401, 402]);
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

  it("of one subject alone, and of nothing", () => {
    const analysis = analyse([result(1, [one, other], [1, 1])], { subject: 4, frequency });
    expect(analysis.topics.map(({ id }) => id)).toEqual([4001]);
    expect(analysis.moving.map(({ ord }) => ord)).toEqual([3]);
    expect(analysis.whole.n).toBe(40);
    expect(analyse([], { subject: null, frequency })).toMatchObject({
      assessments: 0,
      moving: [],
      trend: "unknown",
    });
    expect(
      analyse([{ at: 1, n: 9, topics: { x: [1, 1] }, questions: [] }], { subject: null, frequency }),
    ).toMatchObject({ assessments: 0, subjects: [] });
  });

  it("does not count what is mastered", () => {
    const analysis = analyse([result(1, [one], [39])], { subject: null, frequency });
    expect(analysis.moving).toEqual([]);
    expect(gainOf({ n: 100, right: 100, frequency: 1 })).toBe(0);
  });

  it("of two topics alike, the smaller number first", () => {
    const tie = analyse(
      [result(1, [question(5, { topics: [9002], skill: null }), question(4, { skill: null })], [10, 10])],
      { subject: null, frequency: () => 0 },
    );
    expect(tie.topics.map(({ id }) => id)).toEqual([9001, 9002]);
    const subjects = analyse(
      [
        result(
          1,
          [question(5, { subject: 5, topics: [1], skill: null }), question(4, { topics: [1], skill: null })],
          [10, 10],
        ),
      ],
      { subject: null, frequency: () => 0 },
    );
    expect(subjects.topics.map(({ subject }) => subject)).toEqual([5, 9]);
    expect(subjects.costly.get(1)?.ord).toBe(4);
  });
});

describe("the filter", () => {
  it("is read from an address and written to it", () => {
    const id = "a".repeat(32);
    const studentId = "b".repeat(32);
    const query = { turma: id, estudante: studentId, disciplina: "9", dias: "30", prova: "ITA" };
    const filter = readAnalysisFilter(new URLSearchParams(query));
    expect(filter).toEqual({ classId: id, studentId, subject: 9, days: 30, target: "ITA" });
    expect(analysisQuery(filter)).toEqual(query);
    const none = readAnalysisFilter(new URLSearchParams("turma=x&estudante=y&disciplina=x&dias=7&prova=%3C"));
    expect(none).toEqual({ classId: null, studentId: null, subject: null, days: 90, target: "ENEM" });
    expect(analysisQuery(none)).toEqual({});
    expect(readAnalysisFilter(new URLSearchParams())).toEqual(none);
  });
});

describe("what a student reads of an own result", () => {
  const times = { publishedAt: 1, opensAt: 1, closesAt: 50, releasedAt: 40 };
  const own = { topics: { "9": [1, 0] }, questions: [1] };
  it("follows the rules: nothing without the score, no question without its key", () => {
    expect(shownOfOwn(own, { showScore: "never", showKey: "released" }, times, 60)).toBeNull();
    expect(shownOfOwn(own, { showScore: "released", showKey: "never" }, times, 60)).toEqual({
      ...own,
      questions: [],
    });
    expect(shownOfOwn(own, { showScore: "released", showKey: "closed" }, times, 45)?.questions).toEqual([]);
    expect(shownOfOwn(own, { showScore: "handed-in", showKey: "closed" }, times, 60)).toEqual(own);
    expect(isShownReleased("closed", times, 49)).toBe(false);
  });
});
