import type { Difficulty, QuestionKind } from "#app/features/bank/domain/draft.ts";

type Counted = { kind: QuestionKind; difficulty: Difficulty | null };

/** Our estimates in seconds a question, not measured; ENEM gives 180 on average. */
const SECONDS: Readonly<Record<Difficulty, number>> = { 1: 120, 2: 180, 3: 240 };
const OPEN_SECONDS = 600;

/** How many questions of each difficulty; null: not known. */
export function difficultyBars(questions: readonly Counted[]) {
  return ([1, 2, 3, null] as const)
    .map((level) => ({ level, count: questions.filter(({ difficulty }) => difficulty === level).length }))
    .filter(({ level, count }) => level !== null || count > 0);
}

/** Minutes, in steps of five. */
export function estimatedMinutes(questions: readonly Counted[]): number {
  const seconds = questions.reduce(
    (sum, { kind, difficulty }) => sum + (kind === "open" ? OPEN_SECONDS : SECONDS[difficulty ?? 2]),
    0,
  );
  return Math.ceil(seconds / 300) * 5;
}

/** 110 → "1h50". */
export function minutesText(minutes: number): string {
  const rest = minutes % 60;
  if (minutes < 60) return `${minutes} min`;
  return `${Math.floor(minutes / 60)}h${rest === 0 ? "" : String(rest).padStart(2, "0")}`;
}
