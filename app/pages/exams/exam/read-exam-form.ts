import { type ExamFields, examFieldNames } from "#app/domain/exams/exam-fields.ts";
import { type QuestionFields, questionFieldNames } from "#app/domain/exams/question-fields.ts";

/** Characters of one part of a question. */
const LONGEST_PART = 20_000;

function read<Name extends string>(
  form: FormData,
  names: readonly Name[],
  most: number,
): Record<Name, string> {
  const text = (name: Name) =>
    String(form.get(name) ?? "")
      .replace(/\r\n?/g, "\n")
      .slice(0, most);
  return Object.fromEntries(names.map((name) => [name, text(name)])) as Record<Name, string>;
}

/** An exam's header as it was typed. */
export function readExamFields(form: FormData): ExamFields {
  return read(form, examFieldNames, 200);
}

/** A question as it was typed. */
export function readQuestionFields(form: FormData): QuestionFields {
  return read(form, questionFieldNames, LONGEST_PART);
}
