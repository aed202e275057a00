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

const CODE = /^[a-z0-9-]{1,40}$/;
const MOST_STEPS = 200;

/** Of a body from outside; null where it is none. */
export function readProgressChange(data: Readonly<Record<string, unknown>>): TrackProgressChange | null {
  const { track, subtopic, step, checked = null, since = 0 } = data;
  if (typeof track !== "string" || !CODE.test(track)) return null;
  if (typeof subtopic !== "string" || !CODE.test(subtopic)) return null;
  if (typeof step !== "number" || !Number.isInteger(step) || step < 0 || step > MOST_STEPS) return null;
  if (checked !== null && checked !== "check" && checked !== "skip") return null;
  if (typeof since !== "number" || !Number.isSafeInteger(since) || since < 0) return null;
  return { track, subtopic, step, checked, since };
}

/** The questions that "Já sei isto" draws for a person: the same each time, others for others. */
export function skipQuestions(questions: readonly number[], userNum: number): number[] {
  const { length } = questions;
  return questions.filter((_, at) => (((at - userNum) % length) + length) % length < SKIP_QUESTIONS);
}
