/** Something in the text that could not be read. `line` counts from 1. */
export type ExamProblem = { line: number; message: string };

/** Notes what is wrong with the line being read. */
export type Complain = (message: string, line?: number) => void;
