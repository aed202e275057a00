import type { ExamFieldName, ExamFields, FieldProblems } from "#app/domain/exams/exam-fields.ts";
import type { QuestionFieldName, QuestionFields } from "#app/domain/exams/question-fields.ts";
import type { DrawnQuestion } from "#app/services/exams/draw-draft.server.ts";

/** What could not be done, with all that was typed, or a question as it will look. */
export type ExamReply = {
  head: { fields: ExamFields; problems: FieldProblems<ExamFieldName> } | null;
  question: { fields: QuestionFields; problems: FieldProblems<QuestionFieldName> } | null;
  error: { code: string; message: string } | null;
  drawn: DrawnQuestion | null;
};

export const examDone: ReadonlyMap<string, string> = new Map([
  ["head", "Dados do exame salvos."],
  ["question", "Questão salva."],
  ["up", "Questão movida."],
  ["down", "Questão movida."],
  ["remove", "Questão excluída."],
]);
