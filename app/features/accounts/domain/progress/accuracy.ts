import { topSubjects } from "./ranking.ts";

/** Answers below which a share says nothing yet. */
const FEWEST_FOR_SHARE = 10;

/** 0 to 1; null below ten answers. */
export function accuracyOf(correct: number, answers: number): number | null {
  return answers >= FEWEST_FOR_SHARE ? correct / answers : null;
}

export type SubjectStanding = {
  subject: number;
  answers: number;
  correct: number;
  /** As accuracyOf. */
  accuracy: number | null;
};

/** The subjects answered most (R-PROG-4). */
export function subjectStandings(
  answersPerSubject: Readonly<Record<string, number>>,
  correctPerSubject: Readonly<Record<string, number>>,
  limit?: number,
): SubjectStanding[] {
  return topSubjects(answersPerSubject, limit).map((subject) => {
    const answers = Number(answersPerSubject[subject]);
    const correct = correctPerSubject[subject] ?? 0;
    return { subject, answers, correct, accuracy: accuracyOf(correct, answers) };
  });
}
