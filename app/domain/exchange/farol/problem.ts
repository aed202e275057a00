/** Something in the text that could not be read. `line` counts from 1. */
export type ExamProblem = { line: number; message: string };

/** The part of a question that a problem is about, for a form. */
export type QuestionPart = "exam" | "subject" | "statement" | "alternatives" | "key" | "topics";

/** Notes what is wrong with the line being read. */
export type Complain = (message: string, line?: number, part?: QuestionPart) => void;
