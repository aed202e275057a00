import type { AuthoredQuestion } from "#drizzle/seed/bank/authored-question.ts";
import { quimica1 } from "#drizzle/seed/bank/quimica-1.ts";
import { quimica2 } from "#drizzle/seed/bank/quimica-2.ts";

/** The 16 chemistry questions of the embedded bank. */
export const quimica: AuthoredQuestion[] = [...quimica1, ...quimica2];
