import { type InstitutionCode, institutionNames } from "#app/domain/catalogue/institutions.ts";
import type { SubjectSlug } from "#app/domain/catalogue/subjects.ts";
import { emptyDraft } from "#app/domain/questions/draft/empty-draft.ts";
import type { ExamPlace, QuestionDraft } from "#app/domain/questions/draft.ts";
import { slug } from "#app/text/normalize.ts";

/** Spec 001 §4: pending becomes completed, never the other way. */
export type ExamState = "pending" | "completed";

/** What an exam says of all its questions. */
export type ExamHead = {
  title: string;
  institution: InstitutionCode;
  exam: ExamPlace;
  /** The subject new questions start with. */
  subject: SubjectSlug | null;
};

/** A question of a completed exam, by the name the bank knows it under. */
export type StoredName = readonly [source: string, path: string, number: number | null];

export const MOST_QUESTIONS = 200;
export const LONGEST_TITLE = 120;

/** "ITA 2024, 1ª fase, dia 2, caderno azul" */
export function examTitle(institution: InstitutionCode, { year, phase, day, booklet }: ExamPlace): string {
  const parts = [phase, day === null ? null : `dia ${day}`, booklet === null ? null : `caderno ${booklet}`];
  const name = `${institutionNames[institution]} ${year}`;
  return [name, ...parts.filter((part) => part !== null)].join(", ");
}

/** The id of an exam imported as text: the same exam imported again is the same document. */
export function importedExamId({ institution, exam }: Pick<QuestionDraft, "institution" | "exam">): string {
  return slug(examTitle(institution, exam));
}

/** The stored names of an exam after more questions came: each once, in the order of their numbers. */
export function withStored(before: readonly StoredName[], added: readonly StoredName[]): StoredName[] {
  const byName = new Map([...before, ...added].map((each) => [JSON.stringify(each.slice(0, 2)), each]));
  return [...byName.values()].sort((one, other) => (one[2] ?? 1e6) - (other[2] ?? 1e6));
}

/**
 * A question that is added to an exam under a path that nothing else has. Where the exam names no subject the first one stands
 * in: the form asks for it.
 */
export function newQuestion(
  { id, head }: { id: string; head: ExamHead },
  path: string,
  number: number | null,
): QuestionDraft {
  const { institution, exam, subject } = head;
  const provenance = { source: "farol-exame", path: `${id}/${path}`, version: "1" };
  return emptyDraft({ institution, exam, number, subject: subject ?? "matematica", provenance });
}
