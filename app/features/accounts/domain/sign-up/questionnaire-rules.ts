import { isEmail } from "../email.ts";
import { isStateCode } from "./brazilian-states.ts";
import {
  ageBands,
  needsGuardian,
  OTHER,
  origins,
  studyLevels,
  targetedExams,
} from "./questionnaire-options.ts";

/** Questionnaire answers (R-ACC-23; age band and guardian: R-MINOR-1). A text that does not apply is "". */
export type QuestionnaireAnswers = {
  userOrigin: string;
  otherUserOrigin: string;
  targetedCourses: readonly string[];
  otherTargetedCourse: string;
  studyLevel: string;
  otherStudyLevel: string;
  /** Two-letter code. */
  state: string;
  url: string;
  /** Null from a client that knows no age bands; the person then counts as a minor. */
  ageBand: string | null;
  guardianEmail: string;
};

export function readAnswers(
  text: (name: string) => string,
  texts: (name: string) => readonly string[],
): QuestionnaireAnswers {
  return {
    userOrigin: text("userOrigin"),
    otherUserOrigin: text("otherUserOrigin"),
    targetedCourses: texts("targetedCourses"),
    otherTargetedCourse: text("otherTargetedCourse"),
    studyLevel: text("studyLevel"),
    otherStudyLevel: text("otherStudyLevel"),
    state: text("state"),
    url: text("url"),
    ageBand: text("ageBand"),
    guardianEmail: text("guardianEmail"),
  };
}

/** Characters of an 'Outro' text after trimming (R-ACC-21). */
export const OTHER_MAX = 100;
/** Stages 0 to 3: origin, exams, study level, state with age (R-ACC-17). */
export const STAGES = 4;

const ORIGIN_MESSAGE = "Como você nos conheceu?";
const EXAM_MESSAGE = "Em qual outra prova você tem interesse?";
const LEVEL_MESSAGE = "Qual a sua série de estudo?";

function isOtherText(text: string): boolean {
  const { length } = text.trim();
  return length > 0 && length <= OTHER_MAX;
}

export function otherOriginProblem(text: string): string | null {
  return isOtherText(text) ? null : ORIGIN_MESSAGE;
}

export function otherCourseProblem(text: string): string | null {
  return isOtherText(text) ? null : EXAM_MESSAGE;
}

export function otherStudyLevelProblem(text: string): string | null {
  return isOtherText(text) ? null : LEVEL_MESSAGE;
}

/** Stage 0: exactly one origin. Its text may be empty: only stages 1 and 2 require theirs (R-ACC-18). */
function originProblem({ userOrigin, otherUserOrigin }: QuestionnaireAnswers): string | null {
  if (!origins.some((origin) => origin === userOrigin)) return ORIGIN_MESSAGE;
  return userOrigin === OTHER && otherUserOrigin.trim() ? otherOriginProblem(otherUserOrigin) : null;
}

function coursesProblem({ targetedCourses, otherTargetedCourse }: QuestionnaireAnswers): string | null {
  const known = targetedCourses.every((course) => targetedExams.some((exam) => exam === course));
  if (targetedCourses.length === 0 || !known || new Set(targetedCourses).size < targetedCourses.length)
    return "Escolha pelo menos uma prova";
  return targetedCourses.includes(OTHER) ? otherCourseProblem(otherTargetedCourse) : null;
}

function studyLevelProblem({ studyLevel, otherStudyLevel }: QuestionnaireAnswers): string | null {
  if (!studyLevels.some((level) => level === studyLevel)) return LEVEL_MESSAGE;
  return studyLevel === OTHER ? otherStudyLevelProblem(otherStudyLevel) : null;
}

function stateProblem(state: string): string | null {
  return isStateCode(state) ? null : "Selecione o seu estado";
}

export function ageBandProblem(ageBand: string | null): string | null {
  return ageBands.some(({ value }) => value === ageBand) ? null : "Selecione a sua faixa de idade";
}

/** Required only up to 16. */
export function guardianEmailProblem(ageBand: string | null, email: string): string | null {
  if (!needsGuardian(ageBand)) return null;
  return isEmail(email.trim()) ? null : "Digite o e-mail de quem é responsável por você";
}

function lastStageProblem({ state, ageBand, guardianEmail }: QuestionnaireAnswers): string | null {
  const age = ageBand === null ? null : ageBandProblem(ageBand);
  return stateProblem(state) ?? age ?? guardianEmailProblem(ageBand, guardianEmail);
}

const stageProblems = [originProblem, coursesProblem, studyLevelProblem, lastStageProblem] as const;

export function stageProblem(stage: number, answers: QuestionnaireAnswers): string | null {
  return stageProblems[stage]?.(answers) ?? null;
}

export function questionnaireProblem(answers: QuestionnaireAnswers): string | null {
  for (const problemOf of stageProblems) {
    const problem = problemOf(answers);
    if (problem) return problem;
  }
  return null;
}

/** The answers as stored: texts trimmed, those that do not apply removed. */
export function normalAnswers(answers: QuestionnaireAnswers): QuestionnaireAnswers {
  const text = (asked: boolean, given: string) => (asked ? given.trim() : "");
  return {
    ...answers,
    otherUserOrigin: text(answers.userOrigin === OTHER, answers.otherUserOrigin),
    otherTargetedCourse: text(answers.targetedCourses.includes(OTHER), answers.otherTargetedCourse),
    otherStudyLevel: text(answers.studyLevel === OTHER, answers.otherStudyLevel),
    guardianEmail: text(needsGuardian(answers.ageBand), answers.guardianEmail).toLowerCase(),
  };
}
