import { expect, it } from "vitest";
import { institutionOf } from "#app/features/bank/domain/catalogue/institutions.ts";
import { subjectOf } from "#app/features/bank/domain/catalogue/subjects.ts";
import { examHeading } from "#app/features/practice/domain/exam-heading.ts";

const sat = (institution: "ENEM" | "ITA", number: number | null, isRealExam: boolean) =>
  examHeading({
    institution: institutionOf(institution)?.id ?? 0,
    subject: subjectOf("biologia")?.id ?? 0,
    number,
    isRealExam,
  });

it("while an exam is sat a heading has the area and the booklet's number alone", () => {
  const nothing = { code: "", subject: "", topics: [], origin: "exam" };
  expect(sat("ENEM", 101, true)).toEqual({
    ...nothing,
    exam: "Ciências da Natureza",
    number: 101,
    place: "questão 101 do caderno",
  });
  expect(sat("ENEM", 101, false)).toEqual({
    ...nothing,
    exam: "Ciências da Natureza",
    number: null,
    place: "",
  });
  expect(sat("ITA", null, true)).toEqual({ ...nothing, exam: "", number: null, place: "" });
});
