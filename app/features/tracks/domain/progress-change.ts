/** What a device reports of a subtopic. `checked`: all questions of its check, or of "Já sei isto", were answered. */
export type TrackProgressChange = {
  track: string;
  subtopic: string;
  /** Steps done. */
  step: number;
  checked: "check" | "skip" | null;
  /** Moment of the last check that the device knew of (epoch seconds), 0 for none: a check is counted once after it. */
  since: number;
};

/** Questions of "Já sei isto". */
export const SKIP_QUESTIONS = 3;

/** The questions that "Já sei isto" draws for a person: the same each time, others for others. */
export function skipQuestions(questions: readonly number[], userNum: number): number[] {
  const { length } = questions;
  return questions.filter((_, at) => (((at - userNum) % length) + length) % length < SKIP_QUESTIONS);
}
