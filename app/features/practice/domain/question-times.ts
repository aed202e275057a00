export type QuestionTime = { position: number; seconds: number };

/** Upper limit per question: two hours. */
export const MOST_SECONDS = 7200;
/** Idle limit in milliseconds: ten minutes. */
const LONGEST_STILL = 600_000;

/** Milliseconds between two monotonic times that count as reading; `active`: last activity. */
export function countedTime(from: number, to: number, active: number): number {
  return Math.max(0, Math.min(to, active + LONGEST_STILL) - from);
}

/** The maximum per position, so repeated reports are idempotent. */
export function longerTimes(...lists: readonly (readonly QuestionTime[])[]): ReadonlyMap<number, number> {
  const longest = new Map<number, number>();
  for (const { position, seconds } of lists.flat())
    longest.set(position, Math.max(seconds, longest.get(position) ?? 0));
  return longest;
}

type Timed = QuestionTime & { right: boolean | null };

/** Null without measured times. Averages of measured questions only. */
export type TimeSummary = {
  measured: number;
  average: number;
  right: number | null;
  wrong: number | null;
  slowest: QuestionTime[];
};

const NAMED = 3;

function averageOf(times: readonly QuestionTime[]): number | null {
  const total = times.reduce((sum, { seconds }) => sum + seconds, 0);
  return times.length === 0 ? null : total / times.length;
}

export function timeSummary(questions: readonly Timed[]): TimeSummary | null {
  const measured = questions.filter(({ seconds }) => seconds > 0);
  const average = averageOf(measured);
  if (average === null) return null;
  const slowest = measured
    .filter(({ seconds }) => seconds > average)
    .sort((one, other) => other.seconds - one.seconds || one.position - other.position)
    .slice(0, NAMED)
    .map(({ position, seconds }) => ({ position, seconds }));
  return {
    measured: measured.length,
    average,
    right: averageOf(measured.filter(({ right }) => right === true)),
    wrong: averageOf(measured.filter(({ right }) => right === false)),
    slowest,
  };
}

/** In words: "mais que o dobro da média". */
export function againstAverage(seconds: number, average: number): string {
  const ratio = average > 0 ? seconds / average : 1;
  if (ratio >= 3) return "o triplo da média ou mais";
  if (ratio >= 2) return "o dobro da média ou mais";
  if (ratio >= 1.25) return "acima da média";
  return ratio > 0.75 ? "perto da média" : "abaixo da média";
}

export function rightAgainstWrong({ right, wrong }: Pick<TimeSummary, "right" | "wrong">): string | null {
  if (right === null || wrong === null || right <= 0) return null;
  if (wrong >= right * 1.5) return "As questões que você errou tomaram bem mais tempo que as certas.";
  if (right >= wrong * 1.5) return "As questões que você acertou tomaram bem mais tempo que as erradas.";
  return "Certas e erradas tomaram um tempo parecido.";
}
