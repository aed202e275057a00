/** First answers a person may give in a minute and in a day of São Paulo (SEC-03); the triggers of `answers` hold them. */
export const MOST_ANSWERS = { minute: 60, day: 2000 } as const;

/** Operations of a practice session's answers: the limit of a minute leaves them out, so no client may choose one. */
export const PRACTICE_OPERATION = "pratica-";
