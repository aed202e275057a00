import { type AssessmentRules, showings } from "../assessment.ts";

export const LONGEST_ASSESSMENT_TITLE = 120;
/** Minutes: a day. */
export const LONGEST_SITTING = 1440;
export const MOST_ATTEMPTS = 10;
const LONGEST_CODE = 20;

function isWhole(value: unknown, least: number, most: number): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;
}

function isShowing(value: unknown): value is AssessmentRules["showKey"] {
  return showings.some((each) => each === value);
}

function isCode(value: unknown): value is string | null {
  return value === null || (typeof value === "string" && value.trim().length <= LONGEST_CODE);
}

/** Null for invalid rules. An empty code means none; a code is compared without regard to case. */
export function readRules(source: string): AssessmentRules | null {
  let sent: Readonly<Record<string, unknown>> | null;
  try {
    sent = JSON.parse(source);
  } catch {
    return null;
  }
  if (typeof sent !== "object" || sent === null) return null;
  const { minutes, attempts, shuffleQuestions, shuffleAlternatives, code } = sent;
  const { showScore, showKey, showComments, training = false } = sent;
  if (minutes !== null && !isWhole(minutes, 1, LONGEST_SITTING)) return null;
  if (typeof training !== "boolean") return null;
  if (!isWhole(attempts, 1, MOST_ATTEMPTS) || !isCode(code)) return null;
  if (typeof shuffleQuestions !== "boolean" || typeof shuffleAlternatives !== "boolean") return null;
  if (!isShowing(showScore) || !isShowing(showKey) || !isShowing(showComments)) return null;
  const asked = code?.trim().toUpperCase() || null;
  return {
    minutes,
    attempts,
    shuffleQuestions,
    shuffleAlternatives,
    code: asked,
    showScore,
    showKey,
    showComments,
    training,
  };
}
