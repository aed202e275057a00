import type { AuthoredQuestion } from "#content/bank/authored-question.ts";
import { quimica1 } from "#content/bank/quimica-1.ts";
import { quimica2 } from "#content/bank/quimica-2.ts";

/** The 16 chemistry questions of the embedded bank. */
export const quimica: AuthoredQuestion[] = [...quimica1, ...quimica2];
