import { describe, expect, it } from "vitest";
import type { AssessmentDocument } from "#app/features/assessments/domain/assessment.ts";
import {
  type EditedDocument,
  editedDocument,
} from "#app/features/assessments/domain/making/edited-assessment.ts";
import { readDocument } from "#app/features/assessments/domain/making/sent-document.server.ts";
import { questionCode } from "#app/platform/text/question-code.ts";

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
    '{"sections":[null]}',
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
