import { MOST_PRACTICE_QUESTIONS } from "#app/features/bank/domain/practice-limits.ts";

type Item = { ord: number; correct: boolean | null };

export type ListProgress = { size: number; answered: number; right: number };

/** Of the questions; headings have an ord below zero. */
export function listProgress(items: readonly Item[]): ListProgress {
  const questions = items.filter(({ ord }) => ord > 0);
  const answered = questions.filter(({ correct }) => correct !== null);
  const right = answered.filter(({ correct }) => correct === true);
  return { size: questions.length, answered: answered.length, right: right.length };
}

/** Questions of each way to practise, up to a session's limit. */
export function waysToPractise(items: readonly Item[]): { all: number[]; rest: number[]; wrong: number[] } {
  const questions = items.filter(({ ord }) => ord > 0);
  const of = (some: readonly Item[]) => some.slice(0, MOST_PRACTICE_QUESTIONS).map(({ ord }) => ord);
  const open = questions.filter(({ correct }) => correct === null);
  return {
    all: of(questions),
    rest: of(open.length > 0 ? open : questions),
    wrong: of(questions.filter(({ correct }) => correct === false)),
  };
}
