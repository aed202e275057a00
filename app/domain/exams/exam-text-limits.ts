/** Characters of an exam as text: some 150 questions with their solutions. */
export const LONGEST_EXAM_TEXT = 300_000;
export const MOST_EXAM_TEXTS = 50;
