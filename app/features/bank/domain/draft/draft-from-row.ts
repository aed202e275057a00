import { institutionWithId } from "../catalogue/institutions.ts";
import { subjectWithId } from "../catalogue/subjects.ts";
import type { TopicCatalogue } from "../catalogue/topic-catalogue.ts";
import { topicNames } from "../catalogue/topic-ids.ts";
import type { AlternativeDraft, InepItem, QuestionDraft } from "../draft.ts";
import type { QuestionOrigin } from "../question-heading.ts";
import { saidOrigin } from "../question-origin.ts";

export type StoredDraftRow = Pick<
  QuestionDraft,
  | "number"
  | "kind"
  | "language"
  | "difficulty"
  | "statement"
  | "status"
  | "quarantineReason"
  | "solution"
  | "hint"
  | "explanation"
> & {
  institution: number;
  year: number;
  phase: string | null;
  day: number | null;
  booklet: string | null;
  subject: number;
  topics: number[];
  alternatives: AlternativeDraft[];
  letter: string | null;
  area: InepItem["area"] | null;
  itemCode: number | null;
  skill: number | null;
  a: number | null;
  b: number | null;
  c: number | null;
  source: string;
  path: string;
  version: string;
  origin: QuestionOrigin;
};

/** Same digest as the original while its topics exist. Throws RangeError for an institution or subject outside the catalogue. */
export function draftFromRow(row: StoredDraftRow, catalogue: TopicCatalogue): QuestionDraft {
  const institution = institutionWithId(row.institution);
  const subject = subjectWithId(row.subject);
  if (!institution || !subject) throw new RangeError("a question outside the catalogue");
  const { number, kind, language, difficulty, statement, status, quarantineReason } = row;
  const { year, phase, day, booklet, solution, hint, explanation, source, path, version } = row;
  return {
    institution: institution.code,
    exam: { year, phase, day, booklet },
    number,
    subject: subject.slug,
    topics: topicNames(row.topics, catalogue),
    kind,
    language,
    difficulty,
    statement,
    alternatives: row.alternatives,
    key: row.letter,
    solution,
    hint,
    explanation,
    status,
    quarantineReason,
    inep: inepOf(row),
    provenance: { source, path, version },
    ...saidOrigin(row.origin, source),
  };
}

function inepOf({ area, itemCode, skill, a, b, c }: StoredDraftRow): InepItem | null {
  return area && { itemCode, area, skill, a, b, c };
}
