import { institutionWithId } from "#app/domain/catalogue/institutions.ts";
import { slug } from "#app/text/normalize.ts";

/** What tells one exam of an institution from another. */
export type ExamKey = { institution: number; year: number; phase: string | null; day: number | null };

/** A question's place in a booklet: which question, and the number printed beside it (null where nobody knows). */
export type BookletItem = readonly [ord: number, number: number | null];

/** The phase that needs no name: the exam as everybody takes it. */
const PLAIN_PHASE = "regular";

/** The exams that these questions stand in, each once: only what an exam really asked counts. */
export function examsAmong(questions: readonly (ExamKey & { origin: string })[]): ExamKey[] {
  const exams = questions
    .filter(({ origin }) => origin === "exam")
    .map(({ institution, year, phase, day }) => ({ institution, year, phase: namedPhase(phase), day }));
  return [...new Map(exams.map((exam) => [JSON.stringify(exam), exam])).values()];
}

/** The phase as it is named; null for the plain one, which some sources write and others leave out. */
function namedPhase(phase: string | null): string | null {
  return phase === PLAIN_PHASE ? null : phase;
}

/**
 * The last part of an exam's address: "dia-1", "1a-fase", "ppl-dia-2"; "prova" where an institution has one exam a year.
 * The migration that created the table writes the same in SQL.
 */
export function examSlug({ phase, day }: Pick<ExamKey, "phase" | "day">): string {
  const named = slug(namedPhase(phase) ?? "");
  return [named, day === null ? "" : `dia-${day}`].filter(Boolean).join("-") || "prova";
}

/** "1ª fase, 2º dia", "1º dia", "PPL, 1º dia"; "Prova completa" where there is no part to name. */
export function examPart({ phase, day }: Pick<ExamKey, "phase" | "day">): string {
  const parts = [namedPhase(phase), day === null ? null : `${day}º dia`];
  return parts.filter(Boolean).join(", ") || "Prova completa";
}

/** "ENEM 2019 — 1º dia". */
export function examName(key: ExamKey): string {
  const institution = institutionWithId(key.institution)?.name ?? "";
  const part = namedPhase(key.phase) === null && key.day === null ? "" : ` — ${examPart(key)}`;
  return `${institution} ${key.year}${part}`;
}

/** The numbers between the first and the last that no question of the bank has. */
export function missingNumbers(items: readonly BookletItem[]): number {
  const numbers = new Set(items.flatMap(([, number]) => number ?? []));
  if (numbers.size === 0) return 0;
  return Math.max(...numbers) - Math.min(...numbers) + 1 - numbers.size;
}

/** The items before and after a question in a booklet; both null where it is not in it. */
export function neighboursIn(
  items: readonly BookletItem[],
  ord: number,
): { previous: number | null; next: number | null } {
  const place = items.findIndex(([each]) => each === ord);
  if (place < 0) return { previous: null, next: null };
  return { previous: items[place - 1]?.[0] ?? null, next: items[place + 1]?.[0] ?? null };
}
