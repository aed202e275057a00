/** Characters of an exam text: about 150 questions with solutions. */
export const LONGEST_EXAM_TEXT = 300_000;
export const MOST_EXAM_TEXTS = 50;
