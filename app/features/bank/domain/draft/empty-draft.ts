import type { QuestionDraft } from "../draft.ts";

type Known = Pick<QuestionDraft, "institution" | "exam" | "number" | "subject" | "provenance">;

export function emptyDraft(known: Known): QuestionDraft {
  return {
    ...known,
    topics: [],
    kind: "single-choice",
    language: null,
    difficulty: null,
    statement: "",
    alternatives: [],
    key: null,
    solution: null,
    hint: null,
    explanation: null,
    status: "published",
    quarantineReason: null,
    inep: null,
  };
}
