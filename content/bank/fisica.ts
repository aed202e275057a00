import type { AuthoredQuestion } from "#content/bank/authored-question.ts";
import { fisica1 } from "#content/bank/fisica-1.ts";
import { fisica2 } from "#content/bank/fisica-2.ts";

/** The 20 physics questions of the embedded bank. */
export const fisica: AuthoredQuestion[] = [...fisica1, ...fisica2];
