import { institutionOf } from "#app/features/bank/domain/catalogue/institutions.ts";
import { subjectOf } from "#app/features/bank/domain/catalogue/subjects.ts";
import { type ExamHead, examTitle, LONGEST_TITLE } from "./exam-document.ts";

const examFieldNames = ["title", "institution", "year", "phase", "day", "booklet", "subject"] as const;
export type ExamFieldName = (typeof examFieldNames)[number];
export type ExamFields = Record<ExamFieldName, string>;
export type FieldProblems<Name extends string> = Partial<Record<Name, string>>;

export const noExamFields: ExamFields = {
  ...{ title: "", institution: "", year: "", phase: "", day: "", booklet: "", subject: "" },
};

/** Length limit of a field, above the title's: a longer title is refused, not cut. */
const LONGEST_FIELD = 200;

export function readExamFields(form: { text: (name: string, longest: number) => string }): ExamFields {
  const typed = examFieldNames.map((name) => [name, form.text(name, LONGEST_FIELD)]);
  return { ...noExamFields, ...Object.fromEntries(typed) };
}

/** An exam's form values. A title that only repeats the rest is empty. */
export function fieldsOfHead({ title, institution, exam, subject }: ExamHead): ExamFields {
  return {
    title: title === examTitle(institution, exam) ? "" : title,
    institution,
    year: `${exam.year}`,
    phase: exam.phase ?? "",
    day: exam.day === null ? "" : `${exam.day}`,
    booklet: exam.booklet ?? "",
    subject: subject ?? "",
  };
}

export function headOfFields(
  fields: ExamFields,
): { head: ExamHead; problems: null } | { head: null; problems: FieldProblems<ExamFieldName> } {
  const problems: FieldProblems<ExamFieldName> = {};
  const institution = institutionOf(fields.institution)?.code;
  const year = /^(?:19|20)\d\d$/.test(fields.year.trim()) ? Number(fields.year) : null;
  const day = /^[1-9]$/.test(fields.day.trim()) ? Number(fields.day) : null;
  if (!institution) problems.institution = "Escolha a instituição.";
  if (year === null) problems.year = "Escreva o ano com quatro algarismos, como 2024.";
  if (day === null && fields.day.trim() !== "") problems.day = "O dia é um algarismo, como 1 ou 2.";
  if (fields.title.length > LONGEST_TITLE)
    problems.title = `O título pode ter até ${LONGEST_TITLE} caracteres.`;
  if (!institution || year === null || Object.keys(problems).length > 0) return { head: null, problems };
  const exam = {
    year,
    phase: fields.phase.trim().slice(0, 40) || null,
    day,
    booklet: fields.booklet.trim().slice(0, 40) || null,
  };
  const subject = subjectOf(fields.subject)?.slug ?? null;
  const title = fields.title.trim() || examTitle(institution, exam);
  return { head: { title, institution, exam, subject }, problems: null };
}
