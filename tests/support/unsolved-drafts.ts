import type { QuestionDraft } from "#app/features/bank/domain/draft.ts";
import { generateQuestion } from "#content/generator/generate-question.ts";

const SOURCE = "sem-resolucao";

/** Unsolved questions of one topic; their key is B. */
export function unsolvedDrafts(count: number): QuestionDraft[] {
  return Array.from({ length: count }, (_, index) => ({
    ...generateQuestion(7),
    kind: "single-choice" as const,
    statement: `Questão sem resolução de número ${index + 1}.`,
    alternatives: ["um", "dois", "três", "quatro", "cinco"].map((text) => ({ text, picture: null })),
    key: "B" as const,
    solution: null,
    hint: null,
    explanation: null,
    status: "published" as const,
    inep: { itemCode: 8000 + index, area: "MT" as const, skill: 17, a: null, b: null, c: null },
    provenance: { source: SOURCE, path: `sem-resolucao/${index}`, version: "1" },
  }));
}
