/**
 * First answers a person may give per minute and per day of São Paulo (SEC-03); enforced by the triggers of `answers`.
 */
export const MOST_ANSWERS = { minute: 60, day: 2000 } as const;

/** Operations of a practice session's answers: the limit of a minute leaves them out, so no client may choose one. */
export const PRACTICE_OPERATION = "pratica-";
