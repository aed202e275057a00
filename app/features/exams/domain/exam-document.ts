import { type InstitutionCode, institutionNames } from "#app/features/bank/domain/catalogue/institutions.ts";
import type { SubjectSlug } from "#app/features/bank/domain/catalogue/subjects.ts";
import { emptyDraft } from "#app/features/bank/domain/draft/empty-draft.ts";
import type { ExamPlace, QuestionDraft } from "#app/features/bank/domain/draft.ts";
import { slug } from "#app/platform/text/normalize.ts";

/** R-BANK-13: pending becomes completed, never the reverse. */
export type ExamState = "pending" | "completed";

export type ExamHead = {
  title: string;
  institution: InstitutionCode;
  exam: ExamPlace;
  subject: SubjectSlug | null;
};

export type StoredName = readonly [source: string, path: string, number: number | null];

export const MOST_EXAM_QUESTIONS = 200;
export const LONGEST_TITLE = 120;

/** "ITA 2024, 1ª fase, dia 2, caderno azul" */
export function examTitle(institution: InstitutionCode, { year, phase, day, booklet }: ExamPlace): string {
  const parts = [phase, day === null ? null : `dia ${day}`, booklet === null ? null : `caderno ${booklet}`];
  const name = `${institutionNames[institution]} ${year}`;
  return [name, ...parts.filter((part) => part !== null)].join(", ");
}

/** Deterministic: importing an exam again gives the same document. */
export function importedExamId({ institution, exam }: Pick<QuestionDraft, "institution" | "exam">): string {
  return slug(examTitle(institution, exam));
}

export function withStored(before: readonly StoredName[], added: readonly StoredName[]): StoredName[] {
  const byName = new Map([...before, ...added].map((each) => [JSON.stringify(each.slice(0, 2)), each]));
  return [...byName.values()].sort((one, other) => (one[2] ?? 1e6) - (other[2] ?? 1e6));
}

/** Adds a question under a unique path. Without a subject in the exam the first one is a placeholder. */
export function newQuestion(
  { id, head }: { id: string; head: ExamHead },
  path: string,
  number: number | null,
): QuestionDraft {
  const { institution, exam, subject } = head;
  const provenance = { source: "farol-exame", path: `${id}/${path}`, version: "1" };
  return emptyDraft({ institution, exam, number, subject: subject ?? "matematica", provenance });
}
