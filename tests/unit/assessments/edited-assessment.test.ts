import { describe, expect, it } from "vitest";
import { type AssessmentDocument, defaultRules } from "#app/domain/assessments/assessment.ts";
import { assessmentQuery, readAssessmentFilter } from "#app/domain/assessments/assessment-filter.ts";
import { difficultyBars, estimatedMinutes, minutesText } from "#app/domain/assessments/assessment-summary.ts";
import {
  codesOf,
  dropped,
  joinedDocuments,
  moved,
  withoutQuestion,
  withoutSection,
  withQuestionChange,
  withQuestions,
  withSectionChange,
} from "#app/domain/assessments/document-changes.ts";
import {
  type EditedDocument,
  editedDocument,
  readDocument,
} from "#app/domain/assessments/edited-assessment.ts";
import { readRules } from "#app/domain/assessments/edited-rules.ts";
import { localTimeOf } from "#app/domain/assessments/local-time.ts";
import { rubricOf, rubricText } from "#app/domain/assessments/rubric-text.ts";
import { type OwnAssessment, studentState } from "#app/domain/assessments/student-state.ts";
import { readTerms } from "#app/domain/assessments/student-terms.ts";
import { questionCode } from "#app/domain/questions/question-code.ts";

const id = (digit: string) => digit.repeat(32);
const code = (ord: number) => questionCode(ord);
const rubric = [
  {
    id: id("c"),
    title: "Conceito",
    levels: [
      { points: 1, text: "certo" },
      { points: 0.5, text: "" },
    ],
  },
];
const sent: EditedDocument = {
  sections: [
    {
      id: id("a"),
      title: "Um",
      weight: 1,
      penalty: 0,
      questions: [{ code: code(1) }, { code: code(2), weight: 2, rubric }],
    },
    { id: id("b"), title: "Dois", weight: 1.5, penalty: 0.25, questions: [{ code: code(3) }] },
  ],
};
const codes = (document: EditedDocument) =>
  document.sections.map(({ questions }) => questions.map((each) => codesOf(sent).indexOf(each.code) + 1));
const [section] = sent.sections;

describe("a document as sent", () => {
  it("is read, and comes back as it was", () => {
    const read = readDocument(JSON.stringify(sent));
    expect(read).toMatchObject({
      sections: [{ questions: [{ ord: 1 }, { ord: 2, weight: 2 }] }, { penalty: 0.25 }],
    });
    expect(editedDocument(read as AssessmentDocument)).toEqual(sent);
  });

  const one = (fields: object) => JSON.stringify({ sections: [{ ...section, ...fields }] });
  const question = (fields: object) => one({ questions: [{ code: code(1), ...fields }] });
  const level = { points: 1, text: "x" };
  const criterion = { id: id("c"), title: "T", levels: [level] };
  it.each([
    "",
    "null",
    "[]",
    "{}",
    '{"sections":{}}',
    '{"sections":[1]}',
    "x".repeat(200_001),
    one({ id: "x" }),
    one({ title: 7 }),
    one({ title: "x".repeat(81) }),
    one({ weight: -1 }),
    one({ weight: "1" }),
    one({ penalty: 2 }),
    one({ questions: [1] }),
    one({ questions: {} }),
    question({ code: 1 }),
    question({ code: "?" }),
    question({ weight: 101 }),
    question({ rubric: "x" }),
    question({ rubric: [1] }),
    question({ rubric: [{ ...criterion, id: 1 }] }),
    question({ rubric: [{ ...criterion, title: "" }] }),
    question({ rubric: [{ ...criterion, levels: [] }] }),
    question({ rubric: [{ ...criterion, levels: 1 }] }),
    question({ rubric: [{ ...criterion, levels: [1] }] }),
    question({ rubric: [{ ...criterion, levels: [{ ...level, points: -1 }] }] }),
    question({ rubric: [{ ...criterion, levels: [{ ...level, text: 1 }] }] }),
    JSON.stringify({ sections: [section, section] }),
  ])("is none: %.60s", (source) => expect(readDocument(source)).toBeNull());

  it("has 180 questions at most, each once; an empty rubric is none; the best level is first", () => {
    const many = Array.from({ length: 181 }, (_, at) => ({ code: code(at + 1) }));
    expect(readDocument(one({ questions: many }))).toBe("too-many");
    expect(readDocument(one({ questions: [{ code: code(1) }, { code: code(1) }] }))).toBe("twice");
    expect(readDocument(question({ rubric: [] }))).toMatchObject({ sections: [{ questions: [{ ord: 1 }] }] });
    const levels = [{ points: 0, text: "não" }, level];
    const read = readDocument(question({ rubric: [{ ...criterion, levels }] }));
    expect(JSON.stringify(read)).toContain('[{"points":1,"text":"x"},{"points":0,"text":"não"}]');
  });
});

describe("rules as sent", () => {
  it("are read, with the code as it is compared", () => {
    expect(readRules(JSON.stringify({ ...defaultRules, code: " abc " }))).toEqual({
      ...defaultRules,
      code: "ABC",
    });
    expect(readRules(JSON.stringify({ ...defaultRules, code: " ", minutes: null }))).toMatchObject({
      code: null,
      minutes: null,
    });
  });
  it.each([
    "",
    "null",
    "1",
    ...[{ minutes: 0 }, { minutes: 1.5 }, { attempts: 11 }, { code: 1 }, { code: "x".repeat(21) }].map(
      (each) => JSON.stringify({ ...defaultRules, ...each }),
    ),
    ...[
      { shuffleQuestions: 1 },
      { shuffleAlternatives: 1 },
      { showScore: "x" },
      { showKey: "x" },
      { showComments: "x" },
    ].map((each) => JSON.stringify({ ...defaultRules, ...each })),
  ])("are none: %.60s", (source) => expect(readRules(source)).toBeNull());
});

describe("terms of single students", () => {
  const terms = {
    personId: id("a"),
    invited: true,
    extraMinutes: 10,
    largeText: false,
    opensAt: 1,
    closesAt: 2,
    moreAttempts: 0,
  };
  it("are read", () => expect(readTerms(JSON.stringify([terms]))).toEqual([terms]));
  it.each([
    "",
    "{}",
    "[1]",
    "[null]",
    JSON.stringify(Array.from({ length: 401 }, () => terms)),
    ...[
      { personId: "x" },
      { personId: 1 },
      { invited: 1 },
      { largeText: 1 },
      { extraMinutes: 481 },
      { extraMinutes: "1" },
      { extraMinutes: 1.5 },
      { extraMinutes: -1 },
      { moreAttempts: 6 },
      { opensAt: "x" },
      { closesAt: -1 },
      { opensAt: 2 },
    ].map((each) => JSON.stringify([{ ...terms, ...each }])),
  ])("are none: %.60s", (source) => expect(readTerms(source)).toBeNull());
  it("may leave times open", () =>
    expect(
      readTerms(
        JSON.stringify([
          { ...terms, opensAt: null },
          { ...terms, closesAt: null },
        ]),
      ),
    ).toHaveLength(2));
});

describe("changes of a document", () => {
  it("add what it has not, take away, and change", () => {
    expect(codes(withQuestions(sent, id("a"), [code(3), code(9), code(9)]))).toEqual([[1, 2, 0], [3]]);
    expect(codes(withoutQuestion(sent, code(2)))).toEqual([[1], [3]]);
    expect(withQuestionChange(sent, code(3), { weight: 7 }).sections[1]?.questions).toEqual([
      { code: code(3), weight: 7 },
    ]);
    expect(withSectionChange(sent, id("b"), { title: "X" }).sections.map(({ title }) => title)).toEqual([
      "Um",
      "X",
    ]);
  });
  it("move over the ends of sections", () => {
    expect(codes(moved(sent, code(1), 1))).toEqual([[2, 1], [3]]);
    expect(codes(moved(sent, code(2), 1))).toEqual([[1], [2, 3]]);
    expect(codes(moved(sent, code(3), -1))).toEqual([[1, 2, 3], []]);
    expect(codes(moved(sent, code(1), -1))).toEqual([[1, 2], [3]]);
    expect(codes(moved(sent, code(9), 1))).toEqual([[1, 2], [3]]);
    expect(codes(moved(sent, code(3), 1))).toEqual([[1, 2], [3]]);
  });
  it("drop one on another", () => {
    expect(codes(dropped(sent, code(1), code(2)))).toEqual([[2, 1], [3]]);
    expect(codes(dropped(sent, code(3), code(1)))).toEqual([[3, 1, 2], []]);
    expect(codes(dropped(sent, code(1), code(1)))).toEqual([[1, 2], [3]]);
    expect(codes(dropped(sent, code(9), code(1)))).toEqual([[1, 2], [3]]);
  });
  it("join sections with the neighbour", () => {
    expect(codes(withoutSection(sent, id("a")))).toEqual([[1, 2, 3]]);
    expect(codes(withoutSection(sent, id("b")))).toEqual([[1, 2, 3]]);
    expect(codes(withoutSection(sent, id("f")))).toEqual([[1, 2], [3]]);
    const three = {
      sections: [
        ...sent.sections,
        { ...sent.sections[0], id: id("d"), title: "", weight: 1, penalty: 0, questions: [] },
      ],
    };
    expect(codes(withoutSection(three, id("b")))).toEqual([[1, 2, 3], []]);
    expect(codes(withoutSection({ sections: sent.sections.slice(0, 1) }, id("a")))).toEqual([[1, 2]]);
  });
  it("join two writers' documents without losing a question", () => {
    const theirs: EditedDocument = {
      sections: [
        {
          id: id("a"),
          title: "Delas",
          weight: 1,
          penalty: 0,
          questions: [{ code: code(2) }, { code: code(8) }],
        },
        {
          id: id("e"),
          title: "Nova",
          weight: 1,
          penalty: 0,
          questions: [{ code: code(1) }, { code: code(7) }],
        },
      ],
    };
    const both = joinedDocuments(sent, theirs);
    expect(codesOf(both)).toEqual([1, 2, 8, 3, 7].map(code));
    expect(both.sections.map(({ title }) => title)).toEqual(["Um", "Dois", "Nova"]);
  });
});

describe("texts", () => {
  it("rubrics as lines", () => {
    expect(rubricText(rubric)).toBe("Conceito: 1 certo; 0,5");
    expect(rubricText()).toBe("");
    const read = rubricOf(
      "Conceito: 1 certo; 0,5\nSem nível: nada\n: 1 x\nsolto\nUnidade: 0.25 m",
      rubric,
      () => "novo",
    );
    expect(read).toEqual([
      rubric[0],
      { id: "novo", title: "Unidade", levels: [{ points: 0.25, text: "m" }] },
    ]);
  });
  it("durations, difficulties and times", () => {
    const of = (kind: "open" | "single-choice", difficulty: 1 | 2 | 3 | null) => ({ kind, difficulty });
    expect(estimatedMinutes([of("open", 1), of("single-choice", null), of("single-choice", 3)])).toBe(20);
    expect([minutesText(45), minutesText(60), minutesText(65)]).toEqual(["45 min", "1h", "1h05"]);
    expect(difficultyBars([of("open", 1)]).map(({ count }) => count)).toEqual([1, 0, 0]);
    expect(difficultyBars([of("open", null)]).map(({ level }) => level)).toEqual([1, 2, 3, null]);
    expect([localTimeOf(null), localTimeOf(1_795_500_000)]).toEqual(["", "2026-11-24T03:00"]);
  });
  it("filters in an address", () => {
    const filter = readAssessmentFilter(
      new URLSearchParams({ q: " Física ", estado: "aberto", turma: id("a") }),
    );
    expect(filter).toEqual({ text: "Física", words: "fisica", state: "open", classId: id("a") });
    expect(assessmentQuery(filter)).toEqual({ q: "Física", estado: "aberto", turma: id("a") });
    const none = readAssessmentFilter(new URLSearchParams({ estado: "x", turma: "x" }));
    expect(assessmentQuery(none)).toEqual({ q: null, estado: null, turma: null });
    expect(readAssessmentFilter(new URLSearchParams())).toEqual(none);
  });
});

describe("an assessment for a student", () => {
  const own: OwnAssessment = {
    times: { publishedAt: 1, opensAt: 100, closesAt: 200, releasedAt: null },
    rules: { showScore: "released", attempts: 1 },
    sitting: null,
    moreAttempts: 0,
  };
  const sitting = { startedAt: 110, endsAt: 190, submittedAt: null, attempt: 1 };
  const done = { ...sitting, submittedAt: 150 };
  const shown = (showScore: "handed-in" | "closed" | "never") => ({ showScore, attempts: 1 });
  it.each<[Partial<OwnAssessment>, number, string]>([
    [{}, 50, "scheduled"],
    [{}, 150, "to-do"],
    [{}, 250, "missed"],
    [{ sitting }, 150, "under-way"],
    [{ sitting }, 195, "handed-in"],
    [{ sitting: done }, 160, "handed-in"],
    [{ sitting: done, moreAttempts: 1 }, 160, "to-do"],
    [{ sitting: done, moreAttempts: 1 }, 250, "handed-in"],
    [{ sitting: done, rules: shown("handed-in") }, 160, "result"],
    [{ sitting: done, rules: shown("closed") }, 160, "handed-in"],
    [{ sitting: done, rules: shown("closed") }, 250, "result"],
    [{ sitting: done, rules: shown("never") }, 250, "handed-in"],
    [{ sitting: done, times: { ...own.times, releasedAt: 240 } }, 250, "result"],
  ])("%j at %d is %s", (changes, now, state) =>
    expect(studentState({ ...own, ...changes }, now)).toBe(state),
  );
});
