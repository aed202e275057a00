import type { AuthoredQuestion } from "#content/bank/authored-question.ts";
import { matematica1 } from "#content/bank/matematica-1.ts";
import { matematica2 } from "#content/bank/matematica-2.ts";

/** The 26 mathematics questions of the embedded bank. */
export const matematica: AuthoredQuestion[] = [...matematica1, ...matematica2];
