import { describe, expect, it } from "vitest";
import {
  codesInOrder,
  dropped,
  joinedDocuments,
  moved,
  withAddedQuestions,
  withoutQuestion,
  withoutSection,
  withQuestionChange,
  withSectionChange,
} from "#app/features/assessments/domain/making/document-changes.ts";
import type { EditedDocument } from "#app/features/assessments/domain/making/edited-assessment.ts";
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
const codes = (document: EditedDocument) =>
  document.sections.map(({ questions }) =>
    questions.map((each) => codesInOrder(sent).indexOf(each.code) + 1),
  );

describe("changes of a document", () => {
  it("add what is missing, remove, and change", () => {
    expect(codes(withAddedQuestions(sent, id("a"), [code(3), code(9), code(9)]))).toEqual([[1, 2, 0], [3]]);
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
    expect(codesInOrder(both)).toEqual([1, 2, 8, 3, 7].map(code));
    expect(both.sections.map(({ title }) => title)).toEqual(["Um", "Dois", "Nova"]);
  });
});
