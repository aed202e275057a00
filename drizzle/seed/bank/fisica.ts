import type { AuthoredQuestion } from "#drizzle/seed/bank/authored-question.ts";
import { fisica1 } from "#drizzle/seed/bank/fisica-1.ts";
import { fisica2 } from "#drizzle/seed/bank/fisica-2.ts";

/** The 20 physics questions of the embedded bank. */
export const fisica: AuthoredQuestion[] = [...fisica1, ...fisica2];
