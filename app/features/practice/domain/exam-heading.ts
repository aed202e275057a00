import { institutionWithId } from "#app/features/bank/domain/catalogue/institutions.ts";
import { areaNames, areaOfSubject } from "#app/features/bank/domain/enem/enem-areas.ts";
import type { QuestionHeading } from "#app/features/bank/domain/question-heading.ts";

/** A question unknown to the bank: without code, discipline, topic or source. */
export const unnamedHeading: QuestionHeading = {
  code: "",
  exam: "",
  origin: "exam",
  place: "",
  number: null,
  subject: "",
  topics: [],
};

type SatQuestion = { institution: number; subject: number; number: number | null; isRealExam: boolean };

/** While an exam is sat: ENEM's area, as its booklet has it, and of a real exam the booklet's number. */
export function examHeading({ institution, subject, number, isRealExam }: SatQuestion): QuestionHeading {
  const isEnem = institutionWithId(institution)?.code === "ENEM";
  const exam = isEnem ? areaNames[areaOfSubject(subject)] : "";
  if (!isRealExam || number === null) return { ...unnamedHeading, exam };
  return { ...unnamedHeading, exam, number, place: `questão ${number} do caderno` };
}
