/** `line` counts from 1. */
export type ExamProblem = { line: number; message: string };

export type Complain = (message: string, line?: number) => void;
