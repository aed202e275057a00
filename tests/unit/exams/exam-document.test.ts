import { expect, it } from "vitest";
import { type ExamHead, newQuestion } from "#app/features/exams/domain/exam-document.ts";

const head: ExamHead = {
  title: "ITA 2024",
  institution: "ITA",
  exam: { year: 2024, phase: null, day: null, booklet: null },
  subject: "fisica",
};

it("a new question of an exam has its institution, place and subject, and a path within it", () => {
  expect(newQuestion({ id: "ita-2024", head }, "q7", 7)).toMatchObject({
    institution: "ITA",
    exam: head.exam,
    number: 7,
    subject: "fisica",
    statement: "",
    provenance: { source: "farol-exame", path: "ita-2024/q7", version: "1" },
  });
});

it("a new question of an exam of all subjects starts with a subject to change", () => {
  const mixed = { ...head, subject: null };
  expect(newQuestion({ id: "ita-2024", head: mixed }, "q1", null)).toMatchObject({
    number: null,
    subject: "matematica",
  });
});
