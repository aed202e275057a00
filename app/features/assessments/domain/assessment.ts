/** One thing that a marker judges; `points` of the levels in units of the question's weight, the best first. */
export type Criterion = { id: string; title: string; levels: { points: number; text: string }[] };

/** `ord`: of the bank or of the school's own questions. */
type AssessmentQuestion = {
  ord: number;
  /** Points for a full answer; default: the section's. */
  weight?: number;
  /** Of an open question. */
  rubric?: Criterion[];
};

/** `penalty`: the share of a question's weight that a wrong answer costs; blank answers cost nothing. */
export type AssessmentSection = {
  id: string;
  title: string;
  weight: number;
  penalty: number;
  questions: AssessmentQuestion[];
};

/** At most 180 questions. A question's place is its index among all sections' questions, from 0; it never changes after a start. */
export type AssessmentDocument = { sections: AssessmentSection[] };

/**
 * When something is shown to a student: once they have submitted, once nobody may start or answer, or once it is
 * released.
 */
export const showings = ["handed-in", "closed", "released", "never"] as const;
export type Showing = (typeof showings)[number];

export type AssessmentRules = {
  /** From the own start; null: until the window closes. */
  minutes: number | null;
  attempts: number;
  shuffleQuestions: boolean;
  shuffleAlternatives: boolean;
  /** Required to start. */
  code: string | null;
  showScore: Showing;
  showKey: Showing;
  showComments: Showing;
  /** For practice: its questions are not withheld elsewhere. Absent in older rules. */
  training?: boolean;
};

/** Of one question in one assessment: other right answers, or no question (its weight leaves the total), or right for all. */
export type LocalKeyChange = { kind: "accept"; answers: string[] } | { kind: "annul" } | { kind: "give" };

export const MOST_QUESTIONS = 180;

export const defaultRules: AssessmentRules = {
  minutes: 90,
  attempts: 1,
  shuffleQuestions: false,
  shuffleAlternatives: false,
  code: null,
  showScore: "released",
  showKey: "released",
  showComments: "released",
  training: false,
};

/** The questions in the order of their places. */
export function placedQuestions({ sections }: AssessmentDocument) {
  return sections.flatMap((section) =>
    section.questions.map((question) => ({
      ...question,
      weight: question.weight ?? section.weight,
      section: section.id,
      penalty: section.penalty,
    })),
  );
}

export type AssessmentTimes = {
  publishedAt: number | null;
  opensAt: number | null;
  closesAt: number | null;
  releasedAt: number | null;
};

/** A draft has no date. Without a closing time it stays open until somebody closes it. Times are epoch seconds. */
export function assessmentState(
  times: AssessmentTimes,
  now: number,
): "draft" | "scheduled" | "open" | "closed" {
  if (times.publishedAt === null) return "draft";
  if (times.opensAt !== null && now < times.opensAt) return "scheduled";
  return times.closesAt !== null && now >= times.closesAt ? "closed" : "open";
}
