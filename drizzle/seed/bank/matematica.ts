import type { AuthoredQuestion } from "#drizzle/seed/bank/authored-question.ts";
import { matematica1 } from "#drizzle/seed/bank/matematica-1.ts";
import { matematica2 } from "#drizzle/seed/bank/matematica-2.ts";

/** The 26 mathematics questions of the embedded bank. */
export const matematica: AuthoredQuestion[] = [...matematica1, ...matematica2];
