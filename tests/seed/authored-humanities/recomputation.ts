import type { AuthoredQuestion } from "#content/bank/authored-question.ts";
import { at, numberIn } from "#tests/seed/authored-exact/recomputation.ts";

/** What a calculation says about a question: its right letter, or whether the data bear the key out. */
export type Recomputed = { id: string } & (
  | { letter: (question: AuthoredQuestion) => string }
  | { holds: (question: AuthoredQuestion) => boolean }
);

/** Colours of the figures. */
export const [red, blue, pink, paleBlue] = ["#c11f44", "#3368b8", "#e7a7b5", "#9db7dc"] as const;

/** Letter of the alternative with the given LaTeX fraction value, or with the given number. */
export function letterWith(question: AuthoredQuestion, value: number): string {
  const letters = question.alternatives.flatMap((each, index) => {
    const text = String(each);
    const [, above, below] = text.match(/\\dfrac\{(\d+)\}\{(\d+)\}/) ?? [];
    const stated = below ? Number(above) / Number(below) : numberIn(text);
    return Math.abs(stated - value) < 1e-9 ? [at([..."ABCDE"], index)] : [];
  });
  return letters.join();
}
