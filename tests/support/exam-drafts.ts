import type { QuestionDraft } from "#app/features/bank/domain/draft.ts";
import { generateQuestion } from "#content/generator/generate-question.ts";

/** The year and part of a small exam of thirteen questions: five numbers in two languages, then 6, 7 and 9. */
export const EXAM_YEAR = 2018;
export const givenExam = { year: EXAM_YEAR, phase: "regular", day: 1, booklet: "azul" };
export const examAddress = `/provas-anteriores/ENEM/${EXAM_YEAR}/dia-1`;

/** A question of the exam at a number, with an item code of its own; its key is B. */
export function examDraft(number: number, language: "ingles" | "espanhol" | null = null): QuestionDraft {
  const itemCode = 7000 + number + (language === "espanhol" ? 500 : 0);
  return {
    ...generateQuestion(7),
    institution: "ENEM",
    exam: givenExam,
    number,
    language,
    subject: language ?? "portugues",
    topics: [],
    kind: "single-choice",
    statement: `Enunciado da questão ${number}${language ? ` de ${language}` : ""}.`,
    alternatives: ["um", "dois", "três", "quatro", "cinco"].map((text) => ({ text, picture: null })),
    key: "B",
    solution: `canario ${number}`,
    hint: null,
    explanation: null,
    status: "published",
    inep: { itemCode, area: "LC", skill: 1, a: null, b: null, c: null },
    provenance: { source: "prova-de-teste", path: `prova/${itemCode}`, version: "1" },
  };
}

/** The whole exam, Spanish first: displaying it requires sorting. */
export function examDrafts(): QuestionDraft[] {
  return [
    ...[1, 2, 3, 4, 5].flatMap((number) => [examDraft(number, "espanhol"), examDraft(number, "ingles")]),
    ...[6, 7, 9].map((number) => examDraft(number)),
  ];
}
