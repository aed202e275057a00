import { creditOf } from "#app/features/bank/domain/answers/check-answer.ts";
import type { LocalKeyChange } from "../assessment.ts";

/** A question of an assessment as it is scored. `key`: of the bank; null: open. `isAnnulled`: in the bank. */
export type ScoredQuestion = {
  ord: number;
  section: string;
  weight: number;
  penalty: number;
  key: string | null;
  isAnnulled: boolean;
  change: LocalKeyChange | null;
};

/** "-": no answer. "?": an open answer without a mark. "x": the question is annulled and not counted. */
export type PlaceOutcome = "right" | "partial" | "wrong" | "-" | "?" | "x";

/** `fraction`: of the weight, from 0 to 1; null where nothing is known or counted. `points`: with penalties. */
export type ScoredPlace = {
  answer: string;
  outcome: PlaceOutcome;
  fraction: number | null;
  points: number;
  weight: number;
};

/** `score` and `best` in points; `score` is never below 0. `waiting`: open answers without a mark. */
export type ScoredSubmission = {
  places: ScoredPlace[];
  score: number;
  best: number;
  right: number;
  counted: number;
  waiting: number;
};

/**
 * What scores are made of: one answer a place between commas, and the shares of open answers by place; null: it waits for its
 * mark. An open question without an entry was left blank.
 */
export type SubmissionToScore = { answers: string; marks: ReadonlyMap<number, number | null> };

/** The answers that get full credit; none where the question has no key. */
export function fullCreditAnswers({ key, change }: Pick<ScoredQuestion, "key" | "change">): string[] {
  if (change?.kind === "accept") return change.answers;
  return key === null ? [] : [key];
}

function outcomeOf(fraction: number): PlaceOutcome {
  if (fraction >= 1) return "right";
  return fraction > 0 ? "partial" : "wrong";
}

function scorePlace(question: ScoredQuestion, answer: string, mark: number | null | undefined): ScoredPlace {
  const { weight, penalty, change } = question;
  // What the school decides for itself comes before what the bank says.
  if (change?.kind === "annul" || (change === null && question.isAnnulled))
    return { answer, outcome: "x", fraction: null, points: 0, weight: 0 };
  if (change?.kind === "give") return { answer, outcome: "right", fraction: 1, points: weight, weight };
  const accepted = fullCreditAnswers(question);
  if (accepted.length === 0) {
    if (mark === undefined) return { answer, outcome: "-", fraction: 0, points: 0, weight };
    if (mark === null) return { answer, outcome: "?", fraction: null, points: 0, weight };
    return { answer, outcome: outcomeOf(mark), fraction: mark, points: weight * mark, weight };
  }
  if (answer === "") return { answer, outcome: "-", fraction: 0, points: 0, weight };
  const fraction = Math.max(...accepted.map((key) => creditOf(answer, key)));
  const points = fraction === 0 ? -weight * penalty : weight * fraction;
  return { answer, outcome: outcomeOf(fraction), fraction, points, weight };
}

/** Millionths: sums of decimal weights such as 0.1 come out even. */
const rounded = (points: number) => Math.round(points * 1e6) / 1e6;

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Pure and deterministic: the same answers, keys and marks give the same score. */
export function scoreSubmission(
  questions: readonly ScoredQuestion[],
  { answers, marks }: SubmissionToScore,
): ScoredSubmission {
  const given = answers.split(",");
  const places = questions.map((question, place) =>
    scorePlace(question, given[place] ?? "", marks.get(place)),
  );
  return {
    places,
    score: rounded(Math.max(0, sum(places.map(({ points }) => points)))),
    best: rounded(sum(places.map(({ weight }) => weight))),
    right: places.filter(({ outcome }) => outcome === "right").length,
    counted: places.filter(({ outcome }) => outcome !== "x").length,
    waiting: places.filter(({ outcome }) => outcome === "?").length,
  };
}
