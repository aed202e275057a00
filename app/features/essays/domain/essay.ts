/**
 * `grading`: with its graders; `panel`: three people set the grade; `appealed`: graded again at its author's request.
 */
export type EssayState = "draft" | "submitted" | "grading" | "panel" | "returned" | "appealed";

/** Exams whose essays one can write here, each with its own sheet and grading profile. */
export type EssayExam = "enem" | "ita" | "ime" | "fuvest" | "militar";

/** One criterion of a returned essay: the profile's label and its greatest grade stay with the essay. */
type OutcomePart = { label: string; grade: number; most: number };

/** `zero`: why the essay got zero (code of the grading profile), null otherwise. `used`: numbers of the gradings that count. */
export type EssayOutcome = {
  total: number;
  most: number;
  parts: OutcomePart[];
  zero: string | null;
  used: number[];
};

/**
 * `place`: of the character, or on the A4 frame around the photograph, as shares of its sides. `part`: index of the
 * criterion.
 */
export type GradingMark = {
  id: string;
  part: number;
  note: string;
  place:
    | { from: number; to: number }
    | { photo: number; x: number; y: number; width: number; height: number };
};

/** A motivating text; `source` says where its figures come from, or that it was written for Farol. */
export type MotivatingText = { title: string; text: string; source: string };

/** What the author noted before writing, by part of the text. */
export type EssayOutline = { thesis: string; first: string; second: string; proposal: string };
