import { DEFAULT_STATE } from "./brazilian-states.ts";
import { OTHER } from "./questionnaire-options.ts";
import { type QuestionnaireAnswers, STAGES, stageProblem } from "./questionnaire-rules.ts";

/** Where a questionnaire starts: nothing chosen but the state that the map shows first (spec 000 §2). */
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

/** Chooses an exam or gives it back. Giving 'Outro' back clears its text (spec 000 §5). */
export function toggleCourse(answers: QuestionnaireAnswers, course: string): QuestionnaireAnswers {
  if (!answers.targetedCourses.includes(course))
    return { ...answers, targetedCourses: [...answers.targetedCourses, course] };
  const targetedCourses = answers.targetedCourses.filter((each) => each !== course);
  return course === OTHER
    ? { ...answers, targetedCourses, otherTargetedCourse: "" }
    : { ...answers, targetedCourses };
}

/** Whether a person may go on from a stage. Here the age is asked for, which older clients do not know of. */
export function canGoOn(stage: number, answers: QuestionnaireAnswers): boolean {
  if (stage === LAST_STAGE && answers.ageBand === null) return false;
  return stageProblem(stage, answers) === null;
}
