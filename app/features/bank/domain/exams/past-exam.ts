import { slug } from "#app/platform/text/normalize.ts";
import { institutionWithId } from "../catalogue/institutions.ts";

/** Unique within an institution. */
export type ExamKey = { institution: number; year: number; phase: string | null; day: number | null };

/** Question and printed number (null where unknown). */
export type BookletItem = readonly [ord: number, number: number | null];

/** The phase without a name: the regular exam. */
const PLAIN_PHASE = "regular";

/** The distinct exams of these questions; only questions of real exams count. */
export function examsAmong(questions: readonly (ExamKey & { origin: string })[]): ExamKey[] {
  const exams = questions
    .filter(({ origin }) => origin === "exam")
    .map(({ institution, year, phase, day }) => ({ institution, year, phase: namedPhase(phase), day }));
  return [...new Map(exams.map((exam) => [JSON.stringify(exam), exam])).values()];
}

/** Null for the regular phase, which some sources write and others omit. */
function namedPhase(phase: string | null): string | null {
  return phase === PLAIN_PHASE ? null : phase;
}

/** Last part of an exam's URL: "dia-1", "1a-fase", "ppl-dia-2", "prova". */
export function examSlug({ phase, day }: Pick<ExamKey, "phase" | "day">): string {
  const named = slug(namedPhase(phase) ?? "");
  return [named, day === null ? "" : `dia-${day}`].filter(Boolean).join("-") || "prova";
}

/** "1ª fase, 2º dia", "1º dia", "PPL, 1º dia"; else "Prova completa". */
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

export function missingNumbers(items: readonly BookletItem[]): number {
  const numbers = new Set(items.flatMap(([, number]) => number ?? []));
  if (numbers.size === 0) return 0;
  return Math.max(...numbers) - Math.min(...numbers) + 1 - numbers.size;
}

/** Both null where the question is not in the booklet. */
export function neighboursIn(
  items: readonly BookletItem[],
  ord: number,
): { previous: number | null; next: number | null } {
  const place = items.findIndex(([each]) => each === ord);
  if (place < 0) return { previous: null, next: null };
  return { previous: items[place - 1]?.[0] ?? null, next: items[place + 1]?.[0] ?? null };
}
