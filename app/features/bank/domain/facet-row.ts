import type { Difficulty, QuestionKind } from "./draft.ts";
import { coloursOf } from "./exams/booklet-colour.ts";
import { bookletPlace } from "./exams/booklet-place.ts";
import type { QuestionOrigin } from "./question-heading.ts";
import type { Facets } from "./words/search-tokens.ts";

export type FacetRow = {
  institution: number;
  year: number;
  subject: number;
  topics: readonly number[];
  kind: QuestionKind;
  difficulty: Difficulty | null;
  officialDifficulty: Difficulty | null;
  answeredDifficulty: Difficulty | null;
  hasSolution: boolean;
  origin: QuestionOrigin;
  skill: number | null;
  booklet: string | null;
  colours: readonly number[];
  number: number | null;
};

export function facetsOfRow(row: FacetRow): Facets {
  const {
    institution,
    year,
    subject,
    kind,
    difficulty,
    officialDifficulty,
    answeredDifficulty,
    origin,
    skill,
  } = row;
  const { booklet, number } = bookletPlace(origin, row);
  return {
    ...{
      institution,
      year,
      subject,
      kind,
      difficulty,
      officialDifficulty,
      answeredDifficulty,
      origin,
      skill,
    },
    topics: row.topics,
    hasSolution: row.hasSolution,
    colours: coloursOf(booklet, row.colours),
    number,
  };
}

/** Facets no draft has: answers, and the booklets of INEP's item files. */
export type LearntFacets = Pick<Facets, "answeredDifficulty" | "colours">;

export const nothingLearnt: LearntFacets = { answeredDifficulty: null, colours: [] };

export function learntOf(
  before: (Pick<FacetRow, "answeredDifficulty" | "colours"> & { status: string }) | undefined,
  status: string,
): LearntFacets {
  if (!before) return nothingLearnt;
  const staysPublished = before.status === "published" && status === "published";
  return {
    answeredDifficulty: staysPublished ? before.answeredDifficulty : null,
    colours: before.colours,
  };
}
