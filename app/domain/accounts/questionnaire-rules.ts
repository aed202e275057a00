import { isStateCode } from "./brazilian-states.ts";
import { isEmail } from "./email.ts";
import {
  ageBands,
  needsGuardian,
  OTHER,
  origins,
  studyLevels,
  targetedExams,
} from "./questionnaire-options.ts";

/** What a person answers (spec 000 §3; age band and guardian: decision 20). A text not asked for is "". */
export type QuestionnaireAnswers = {
  userOrigin: string;
  otherUserOrigin: string;
  targetedCourses: readonly string[];
  otherTargetedCourse: string;
  studyLevel: string;
  otherStudyLevel: string;
  /** Two-letter code. */
  state: string;
  /** The page where the questionnaire was answered. */
  url: string;
  /** Null: not asked by a client that knows only the specification's fields. The person then counts as a minor. */
  ageBand: string | null;
  guardianEmail: string;
};

/** Reads the questionnaire out of a form, a call, or what a form held before. */
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

/** Characters of an 'Outro' text after trimming (spec 000 §9). */
export const OTHER_MAX = 100;
/** Stages 0 to 3: origin, exams, study level, state with age (spec 000 §4). */
export const STAGES = 4;

const ORIGIN_MESSAGE = "Como você nos conheceu?";
const EXAM_MESSAGE = "Em qual outra prova você tem interesse?";
const LEVEL_MESSAGE = "Qual a sua série de estudo?";

function isOtherText(text: string): boolean {
  const { length } = text.trim();
  return length > 0 && length <= OTHER_MAX;
}

/** What is wrong with the text beside 'Outro' in the origins, or null. */
export function otherOriginProblem(text: string): string | null {
  return isOtherText(text) ? null : ORIGIN_MESSAGE;
}

/** What is wrong with the text beside 'Outro' in the exams, or null. */
export function otherCourseProblem(text: string): string | null {
  return isOtherText(text) ? null : EXAM_MESSAGE;
}

/** What is wrong with the text beside 'Outro' in the study levels, or null. */
export function otherStudyLevelProblem(text: string): string | null {
  return isOtherText(text) ? null : LEVEL_MESSAGE;
}

/** Stage 0: exactly one origin. Its text may stay empty, since only stages 1 and 2 ask for theirs (spec 000 §5). */
function originProblem({ userOrigin, otherUserOrigin }: QuestionnaireAnswers): string | null {
  if (!origins.some((origin) => origin === userOrigin)) return ORIGIN_MESSAGE;
  return userOrigin === OTHER && otherUserOrigin.trim() ? otherOriginProblem(otherUserOrigin) : null;
}

/** Stage 1: at least one exam, none twice, and a text where 'Outro' is among them. */
function coursesProblem({ targetedCourses, otherTargetedCourse }: QuestionnaireAnswers): string | null {
  const known = targetedCourses.every((course) => targetedExams.some((exam) => exam === course));
  if (targetedCourses.length === 0 || !known || new Set(targetedCourses).size < targetedCourses.length)
    return "Escolha pelo menos uma prova";
  return targetedCourses.includes(OTHER) ? otherCourseProblem(otherTargetedCourse) : null;
}

/** Stage 2: exactly one study level, and a text where it is 'Outro'. */
function studyLevelProblem({ studyLevel, otherStudyLevel }: QuestionnaireAnswers): string | null {
  if (!studyLevels.some((level) => level === studyLevel)) return LEVEL_MESSAGE;
  return studyLevel === OTHER ? otherStudyLevelProblem(otherStudyLevel) : null;
}

/** What is wrong with the state, or null. */
function stateProblem(state: string): string | null {
  return isStateCode(state) ? null : "Selecione o seu estado";
}

/** What is wrong with the age band, or null. */
export function ageBandProblem(ageBand: string | null): string | null {
  return ageBands.some(({ value }) => value === ageBand) ? null : "Selecione a sua faixa de idade";
}

/** What is wrong with the guardian's e-mail, or null. Asked only of those up to 16. */
export function guardianEmailProblem(ageBand: string | null, email: string): string | null {
  if (!needsGuardian(ageBand)) return null;
  return isEmail(email.trim()) ? null : "Digite o e-mail de quem é responsável por você";
}

function lastStageProblem({ state, ageBand, guardianEmail }: QuestionnaireAnswers): string | null {
  const age = ageBand === null ? null : ageBandProblem(ageBand);
  return stateProblem(state) ?? age ?? guardianEmailProblem(ageBand, guardianEmail);
}

const stageProblems = [originProblem, coursesProblem, studyLevelProblem, lastStageProblem] as const;

/** What keeps a person from going on from a stage (0 to 3), or null. */
export function stageProblem(stage: number, answers: QuestionnaireAnswers): string | null {
  return stageProblems[stage]?.(answers) ?? null;
}

/** The first thing wrong with the whole questionnaire, or null. */
export function questionnaireProblem(answers: QuestionnaireAnswers): string | null {
  for (const problemOf of stageProblems) {
    const problem = problemOf(answers);
    if (problem) return problem;
  }
  return null;
}

/** The answers as they are kept: texts trimmed, those nobody asked for left out. */
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
