import { institutionWithId } from "#app/domain/catalogue/institutions.ts";
import { subjectWithId } from "#app/domain/catalogue/subjects.ts";
import type { TopicCatalogue } from "#app/domain/catalogue/topic-catalogue.ts";
import { topicNames } from "#app/domain/catalogue/topic-ids.ts";
import type { QuestionDraft } from "#app/domain/questions/draft.ts";
import { saidOrigin } from "#app/domain/questions/question-origin.ts";
import type { DraftRow } from "#app/queries/questions/drafts.server.ts";

/** A stored question as the draft it was stored from: with the same digest, as long as its topics are the catalogue's. */
export function draftOfRow(row: DraftRow, catalogue: TopicCatalogue): QuestionDraft {
  const institution = institutionWithId(row.institution);
  const subject = subjectWithId(row.subject);
  if (!institution || !subject) throw new RangeError(`unknown institution or subject of ${row.ord}`);
  const { year, phase, day, booklet, number, kind, language, difficulty, status, source, path, version } =
    row;
  const { itemCode, area, skill, a, b, c } = row;
  return {
    institution: institution.code,
    exam: { year, phase, day, booklet },
    number,
    subject: subject.slug,
    topics: topicNames(row.topics, catalogue),
    kind,
    language,
    difficulty,
    statement: row.statement,
    alternatives: row.alternatives,
    key: row.letter,
    solution: row.solution,
    hint: row.hint,
    explanation: row.explanation,
    status,
    quarantineReason: row.quarantineReason,
    inep: area === null ? null : { itemCode, area, skill, a, b, c },
    provenance: { source, path, version },
    ...saidOrigin(row.origin, source),
  };
}
