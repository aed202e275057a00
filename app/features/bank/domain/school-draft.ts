import { plainText } from "#app/platform/math/domain/plain-text.ts";
import { words } from "#app/platform/text/normalize.ts";
import { emptyDraft } from "./draft/empty-draft.ts";
import type { QuestionDraft } from "./draft.ts";

/** The source of every question that a school's teacher writes. */
export const SCHOOL_SOURCE = "escola";
const MOST_WORDS = 300;

/** A question before its teacher has written anything. The exam is never shown. `id`: random. */
export function newSchoolDraft(schoolId: string, id: string, year: number): QuestionDraft {
  return {
    ...emptyDraft({
      institution: "ENEM",
      exam: { year, phase: null, day: null, booklet: null },
      number: null,
      subject: "matematica",
      provenance: { source: SCHOOL_SOURCE, path: `${schoolId}/${id}`, version: "1" },
    }),
    origin: "authored",
  };
}

/** Folded words that find it among its school's. */
export function schoolQuestionWords({
  statement,
  alternatives,
}: Pick<QuestionDraft, "statement" | "alternatives">) {
  const texts = [statement, ...alternatives.map(({ text }) => text)].map((text) => plainText(text));
  return [...new Set(words(texts.join(" ")))].slice(0, MOST_WORDS).join(" ") || "sem texto";
}
