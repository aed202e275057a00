import * as v from "valibot";
import {
  jsonIn,
  listOf,
  question,
  sentOrNull,
  textLike,
} from "#app/platform/requests/domain/sent-json.server.ts";
import { type AssessmentDocument, MOST_QUESTIONS } from "../assessment.ts";
import { HEAVIEST, LONGEST_SECTION_TITLE, MOST_ASSESSMENT_SECTIONS } from "./edited-assessment.ts";

const MOST_CRITERIA = 10;
const MOST_LEVELS = 9;
const LONGEST_CRITERION = 200;
/** Characters: 180 questions of which every tenth has a rubric. */
export const LONGEST_DOCUMENT = 200_000;

const id = textLike(/^[0-9a-f]{32}$/);

function amount(most: number) {
  return v.pipe(
    v.number(),
    v.minValue(0),
    v.maxValue(most),
    v.transform((sent) => Math.round(sent * 10_000) / 10_000),
  );
}

function line(longest: number) {
  return v.pipe(
    v.string(),
    v.maxLength(longest),
    v.transform((text) => text.replace(/\s+/g, " ").trim()),
  );
}

const level = v.object({ points: amount(HEAVIEST), text: line(LONGEST_CRITERION) });

const criterion = v.object({
  id,
  title: v.pipe(line(LONGEST_CRITERION), v.nonEmpty()),
  levels: v.pipe(
    listOf(level, MOST_LEVELS),
    v.nonEmpty(),
    v.transform((levels) => levels.toSorted((one, other) => other.points - one.points)),
  ),
});

const placed = v.pipe(
  v.object({
    code: question,
    weight: v.optional(amount(HEAVIEST)),
    rubric: v.optional(listOf(criterion, MOST_CRITERIA)),
  }),
  v.transform(({ code, weight, rubric }) => ({
    ord: code,
    ...(weight === undefined ? {} : { weight }),
    ...(rubric === undefined || rubric.length === 0 ? {} : { rubric }),
  })),
);

const document = v.object({
  sections: listOf(
    v.object({
      id,
      title: line(LONGEST_SECTION_TITLE),
      weight: amount(HEAVIEST),
      penalty: amount(1),
      questions: listOf(placed, 2 * MOST_QUESTIONS),
    }),
    MOST_ASSESSMENT_SECTIONS,
  ),
});

/** "too-many": more than 180 questions; "twice": one question in two places; null: no document of ours. */
export function readDocument(source: string): AssessmentDocument | "too-many" | "twice" | null {
  const read = source.length > LONGEST_DOCUMENT ? null : sentOrNull(document, jsonIn(source));
  if (!read || new Set(read.sections.map((section) => section.id)).size < read.sections.length) return null;
  const ords = read.sections.flatMap(({ questions }) => questions.map(({ ord }) => ord));
  if (ords.length > MOST_QUESTIONS) return "too-many";
  return new Set(ords).size < ords.length ? "twice" : read;
}
