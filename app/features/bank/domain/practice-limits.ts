/** Two ENEM days of 90 questions. */
export const MOST_PRACTICE_QUESTIONS = 180;
