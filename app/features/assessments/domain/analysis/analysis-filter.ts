import { type AssessmentRules, type AssessmentTimes, assessmentState, type Showing } from "../assessment.ts";

export const analysisDays = [30, 90, 365] as const;
type AnalysisDays = (typeof analysisDays)[number];
const DEFAULT_DAYS: AnalysisDays = 90;
const DEFAULT_TARGET = "ENEM";
const ID = /^[0-9a-f]{32}$/;

/** `classId` null: the school, or a teacher's first class; `studentId`: one student, for staff; `target`: an institution's code. */
export type AnalysisFilter = {
  classId: string | null;
  studentId: string | null;
  subject: number | null;
  days: AnalysisDays;
  target: string;
};

/** From an address or a form: `turma`, `estudante`, `disciplina`, `dias`, `prova`. */
export function readAnalysisFilter(data: Pick<URLSearchParams, "get">): AnalysisFilter {
  const classId = data.get("turma") ?? "";
  const studentId = data.get("estudante") ?? "";
  const subject = data.get("disciplina") ?? "";
  const target = data.get("prova") ?? "";
  return {
    classId: ID.test(classId) ? classId : null,
    studentId: ID.test(studentId) ? studentId : null,
    subject: /^\d{1,3}$/.test(subject) ? Number(subject) : null,
    days: analysisDays.find((days) => String(days) === data.get("dias")) ?? DEFAULT_DAYS,
    target: /^[A-Za-z-]{1,20}$/.test(target) ? target.toUpperCase() : DEFAULT_TARGET,
  };
}

/** What of the filter an address names. */
export function analysisQuery(filter: AnalysisFilter): Record<string, string> {
  const { classId, studentId, subject, days, target } = filter;
  return {
    ...(classId && { turma: classId }),
    ...(studentId && { estudante: studentId }),
    ...(subject !== null && { disciplina: String(subject) }),
    ...(days !== DEFAULT_DAYS && { dias: String(days) }),
    ...(target !== DEFAULT_TARGET && { prova: target }),
  };
}

/** Of a released assessment, to a student who has submitted. */
export function isShownReleased(showing: Showing, times: AssessmentTimes, now: number): boolean {
  if (showing === "never") return false;
  return showing !== "closed" || assessmentState(times, now) === "closed";
}

type Own<Topics, Question> = { topics: Topics; questions: Question[] };

/** What a student may read of an own result: nothing without the score, no single question without its key. */
export function shownOfOwn<Topics, Question>(
  { topics, questions }: Own<Topics, Question>,
  { showScore, showKey }: Pick<AssessmentRules, "showScore" | "showKey">,
  times: AssessmentTimes,
  now: number,
): Own<Topics, Question> | null {
  if (!isShownReleased(showScore, times, now)) return null;
  return { topics, questions: isShownReleased(showKey, times, now) ? questions : [] };
}
