import { topSubjects } from "./ranking.ts";

/** 0 to 1; null before the first answer. */
export function accuracyOf(correct: number, answers: number): number | null {
  return answers > 0 ? correct / answers : null;
}

export type SubjectStanding = { subject: number; answers: number; correct: number; accuracy: number };

/** The subjects answered most (spec 001 §9). */
export function subjectStandings(
  answersPerSubject: Readonly<Record<string, number>>,
  correctPerSubject: Readonly<Record<string, number>>,
  limit?: number,
): SubjectStanding[] {
  return topSubjects(answersPerSubject, limit).map((subject) => {
    const answers = Number(answersPerSubject[subject]);
    const correct = correctPerSubject[subject] ?? 0;
    return { subject, answers, correct, accuracy: correct / answers };
  });
}
