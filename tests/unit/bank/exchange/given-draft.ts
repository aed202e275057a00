import type { QuestionDraft } from "#app/features/bank/domain/draft.ts";
import { questionPath } from "#app/features/bank/domain/exchange/farol/question-path.ts";

/** A whole question of physics, with what the test says of it. */
export function givenDraft(part: Partial<QuestionDraft> = {}): QuestionDraft {
  const draft = {
    institution: "ITA" as const,
    exam: { year: 2024, phase: null, day: null, booklet: null },
    number: 1,
    subject: "fisica" as const,
    topics: [],
    kind: "single-choice" as const,
    language: null,
    difficulty: null,
    statement: "Qual é a unidade de força no SI?",
    alternatives: ["N", "J", "W", "Pa", "K"].map((text) => ({ text, picture: null })),
    key: "A",
    solution: null,
    hint: null,
    explanation: null,
    status: "published" as const,
    quarantineReason: null,
    inep: null,
    ...part,
  };
  return {
    ...draft,
    provenance: part.provenance ?? { source: "farol-prova", path: questionPath(draft), version: "1" },
  };
}
