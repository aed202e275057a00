import { hashOf } from "#app/platform/text/hash-of.ts";
import { slug } from "#app/platform/text/normalize.ts";
import type { QuestionDraft } from "../../draft.ts";

export const OWN_SOURCE = "farol-prova";
export const OWN_VERSION = "1";

/** 32 bits: enough for the statements of one exam. */
function fingerprint(text: string): string {
  return hashOf(text).toString(16).padStart(8, "0");
}

/** Key without "Código de origem": exam and number ("ita-2024-1a-fase/12"), else exam and statement, stable on insertion. */
export function questionPath(
  draft: Pick<QuestionDraft, "institution" | "exam" | "number" | "language" | "statement">,
): string {
  const { year, phase, day, booklet } = draft.exam;
  const exam = [draft.institution, `${year}`, phase, day === null ? null : `dia ${day}`, booklet];
  const place = draft.number === null ? `texto-${fingerprint(draft.statement)}` : `${draft.number}`;
  const language = draft.language === null ? "" : `-${draft.language}`;
  return `${slug(exam.filter((part) => part !== null).join(" "))}/${place}${language}`;
}
