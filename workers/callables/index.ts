import { answerQuestion } from "./questions.ts";

/** Every callable by the name it is called by: the spec's names (001 §7). */
export const callables = { answerQuestion };
