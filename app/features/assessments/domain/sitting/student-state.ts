import type { AssessmentRules, AssessmentTimes } from "../assessment.ts";
import { assessmentState } from "../assessment.ts";

/** The newest sitting of a student; times in epoch seconds. */
export type OwnSitting = { startedAt: number; endsAt: number; submittedAt: number | null; attempt: number };

export type StudentState = "to-do" | "under-way" | "scheduled" | "handed-in" | "missed" | "result";

export const studentStateLabels: Readonly<Record<StudentState, string>> = {
  "to-do": "para fazer",
  "under-way": "em andamento",
  scheduled: "agendado",
  "handed-in": "entregue",
  missed: "não entregue",
  result: "resultado disponível",
};

export type OwnAssessment = {
  times: AssessmentTimes;
  rules: Pick<AssessmentRules, "showScore" | "attempts">;
  sitting: OwnSitting | null;
  moreAttempts: number;
};

function isScoreShown({ times, rules }: OwnAssessment, isClosed: boolean): boolean {
  if (rules.showScore === "handed-in") return true;
  if (rules.showScore === "closed") return isClosed;
  return rules.showScore === "released" && times.releasedAt !== null;
}

/** How an assessment is for one student, by their own window; times in epoch seconds. */
export function studentState(own: OwnAssessment, now: number): StudentState {
  const { times, rules, sitting, moreAttempts } = own;
  const state = assessmentState(times, now);
  const isOver = sitting !== null && (sitting.submittedAt !== null || now >= sitting.endsAt);
  if (sitting && !isOver) return "under-way";
  if (isOver && isScoreShown(own, state === "closed")) return "result";
  if (sitting && (state !== "open" || sitting.attempt >= rules.attempts + moreAttempts)) return "handed-in";
  if (state === "open") return "to-do";
  return state === "closed" ? "missed" : "scheduled";
}

/** The parts of a student's list. */
export const studentParts = [
  { title: "Para fazer", states: ["under-way", "to-do"] },
  { title: "Agendados", states: ["scheduled"] },
  { title: "Resultados", states: ["result", "handed-in", "missed"] },
] as const satisfies readonly { title: string; states: readonly StudentState[] }[];
