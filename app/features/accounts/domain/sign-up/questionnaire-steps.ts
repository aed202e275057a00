import { DEFAULT_STATE } from "./brazilian-states.ts";
import { OTHER } from "./questionnaire-options.ts";
import { type QuestionnaireAnswers, STAGES, stageProblem } from "./questionnaire-rules.ts";

/** Initial answers: only the state is chosen, as the map displays it (R-ACC-22). */
export const noAnswers: QuestionnaireAnswers = {
  userOrigin: "",
  otherUserOrigin: "",
  targetedCourses: [],
  otherTargetedCourse: "",
  studyLevel: "",
  otherStudyLevel: "",
  state: DEFAULT_STATE,
  url: "",
  ageBand: null,
  guardianEmail: "",
};

export const LAST_STAGE = STAGES - 1;

/** Adds or removes an exam. Removing 'Outro' clears its text (R-ACC-19). */
export function toggleCourse(answers: QuestionnaireAnswers, course: string): QuestionnaireAnswers {
  if (!answers.targetedCourses.includes(course))
    return { ...answers, targetedCourses: [...answers.targetedCourses, course] };
  const targetedCourses = answers.targetedCourses.filter((each) => each !== course);
  return course === OTHER
    ? { ...answers, targetedCourses, otherTargetedCourse: "" }
    : { ...answers, targetedCourses };
}

/** Whether the stage is complete. Requires the age here, which older clients do not send. */
export function canGoOn(stage: number, answers: QuestionnaireAnswers): boolean {
  if (stage === LAST_STAGE && answers.ageBand === null) return false;
  return stageProblem(stage, answers) === null;
}
