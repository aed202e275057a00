import { ordOfCode, questionCode } from "#app/platform/text/question-code.ts";
import {
  type AssessmentDocument,
  type AssessmentSection,
  type Criterion,
  MOST_QUESTIONS,
} from "../assessment.ts";

/** The document as the browser knows it: questions by their codes. */
export type EditedQuestion = { code: string; weight?: number; rubric?: Criterion[] };
export type EditedSection = Omit<AssessmentSection, "questions"> & { questions: EditedQuestion[] };
export type EditedDocument = { sections: EditedSection[] };

export const MOST_ASSESSMENT_SECTIONS = 20;
export const LONGEST_SECTION_TITLE = 80;
const MOST_CRITERIA = 10;
const MOST_LEVELS = 9;
export const HEAVIEST = 100;
const LONGEST_CRITERION = 200;
/** Characters: 180 questions of which every tenth has a rubric. */
export const LONGEST_DOCUMENT = 200_000;

type Sent = Readonly<Record<string, unknown>>;

function isSent(value: unknown): value is Sent {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function listIn(value: unknown, most: number): readonly unknown[] | null {
  return Array.isArray(value) && value.length <= most ? value : null;
}

function numberIn(value: unknown, least: number, most: number): number | null {
  return typeof value === "number" && value >= least && value <= most
    ? Math.round(value * 10_000) / 10_000
    : null;
}

function textIn(value: unknown, longest: number): string | null {
  return typeof value === "string" && value.length <= longest ? value.replace(/\s+/g, " ").trim() : null;
}

/** All of them, or null. */
function everyOf<Read>(values: readonly unknown[] | null, read: (value: unknown) => Read | null) {
  const found = (values ?? []).flatMap((value) => read(value) ?? []);
  return values && found.length === values.length ? found : null;
}

function levelIn(value: unknown): Criterion["levels"][number] | null {
  if (!isSent(value)) return null;
  const points = numberIn(value.points, 0, HEAVIEST);
  const text = textIn(value.text, LONGEST_CRITERION);
  return points === null || text === null ? null : { points, text };
}

function criterionIn(value: unknown): Criterion | null {
  if (!isSent(value)) return null;
  const id = idIn(value.id);
  const title = textIn(value.title, LONGEST_CRITERION);
  const levels = everyOf(listIn(value.levels, MOST_LEVELS), levelIn);
  if (!id || !title || !levels || levels.length === 0) return null;
  return { id, title, levels: levels.sort((one, other) => other.points - one.points) };
}

function idIn(value: unknown): string | null {
  return typeof value === "string" && /^[0-9a-f]{32}$/.test(value) ? value : null;
}

function questionIn(value: unknown): AssessmentSection["questions"][number] | null {
  if (!isSent(value) || typeof value.code !== "string") return null;
  const ord = ordOfCode(value.code);
  const weight = value.weight === undefined ? undefined : numberIn(value.weight, 0, HEAVIEST);
  const rubric =
    value.rubric === undefined ? undefined : everyOf(listIn(value.rubric, MOST_CRITERIA), criterionIn);
  if (ord === null || weight === null || rubric === null) return null;
  return {
    ord,
    ...(weight === undefined ? {} : { weight }),
    ...(rubric === undefined || rubric.length === 0 ? {} : { rubric }),
  };
}

function sectionIn(value: unknown): AssessmentSection | null {
  if (!isSent(value)) return null;
  const id = idIn(value.id);
  const title = textIn(value.title, LONGEST_SECTION_TITLE);
  const weight = numberIn(value.weight, 0, HEAVIEST);
  const penalty = numberIn(value.penalty, 0, 1);
  const questions = everyOf(listIn(value.questions, 2 * MOST_QUESTIONS), questionIn);
  if (!id || title === null || weight === null || penalty === null || !questions) return null;
  return { id, title, weight, penalty, questions };
}

function parsed(source: string): unknown {
  try {
    return source.length <= LONGEST_DOCUMENT ? JSON.parse(source) : null;
  } catch {
    return null;
  }
}

/** "too-many": more than 180 questions; "twice": one question in two places; null: no document of ours. */
export function readDocument(source: string): AssessmentDocument | "too-many" | "twice" | null {
  const value = parsed(source);
  const sections = isSent(value)
    ? everyOf(listIn(value.sections, MOST_ASSESSMENT_SECTIONS), sectionIn)
    : null;
  if (!sections || new Set(sections.map(({ id }) => id)).size < sections.length) return null;
  const ords = sections.flatMap(({ questions }) => questions.map(({ ord }) => ord));
  if (ords.length > MOST_QUESTIONS) return "too-many";
  return new Set(ords).size < ords.length ? "twice" : { sections };
}

export function editedDocument({ sections }: AssessmentDocument): EditedDocument {
  return {
    sections: sections.map((section) => ({
      ...section,
      questions: section.questions.map(({ ord, ...rest }) => ({ code: questionCode(ord), ...rest })),
    })),
  };
}
