import { institutionOf } from "./catalogue/institutions.ts";
import { subjectOf } from "./catalogue/subjects.ts";
import type { TopicCatalogue } from "./catalogue/topic-catalogue.ts";
import { topicId } from "./catalogue/topic-ids.ts";
import { settledSubject } from "./catalogue/topic-place.ts";
import type { QuestionDraft } from "./draft.ts";
import { difficultyOf } from "./enem/difficulty-of.ts";
import { coloursOf } from "./exams/booklet-colour.ts";
import { bookletPlace } from "./exams/booklet-place.ts";
import { type LearntFacets, nothingLearnt } from "./facet-row.ts";
import { skillId } from "./inep-skill.ts";
import { originOfSource } from "./question-origin.ts";
import type { Facets } from "./words/search-tokens.ts";

/** Filter values of a draft. Throws RangeError for an institution or subject outside the catalogue. */
export function facetsOfDraft(
  draft: QuestionDraft,
  catalogue: TopicCatalogue,
  learnt: LearntFacets = nothingLearnt,
): Facets {
  const institution = institutionOf(draft.institution);
  const subject = subjectOf(draft.subject);
  if (!institution || !subject)
    throw new RangeError(`unknown institution or subject: ${draft.institution}, ${draft.subject}`);
  const named = draft.topics
    .map((name) => topicId(draft.subject, name, catalogue))
    .filter((id) => id !== undefined);
  const topics = [...new Set(named)];
  const origin = draft.origin ?? originOfSource(draft.provenance.source);
  const { booklet, number } = bookletPlace(origin, { booklet: draft.exam.booklet, number: draft.number });
  return {
    institution: institution.id,
    // A draft may name the subject its topics were moved from.
    subject: settledSubject({ subject: subject.id, topics }, catalogue),
    year: draft.exam.year,
    topics,
    kind: draft.kind,
    difficulty: draft.difficulty,
    officialDifficulty: difficultyOf(draft.inep?.b ?? null),
    answeredDifficulty: learnt.answeredDifficulty,
    hasSolution: draft.solution !== null,
    origin,
    skill: draft.inep?.skill ? skillId(draft.inep.area, draft.inep.skill) : null,
    colours: coloursOf(booklet, learnt.colours),
    number,
  };
}
