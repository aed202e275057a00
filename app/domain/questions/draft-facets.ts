import { currentCatalogue } from "#app/domain/catalogue/current-catalogue.ts";
import { institutionOf } from "#app/domain/catalogue/institutions.ts";
import { subjectOf } from "#app/domain/catalogue/subjects.ts";
import { topicId } from "#app/domain/catalogue/topic-ids.ts";
import { settledSubject } from "#app/domain/catalogue/topic-place.ts";
import { bookletColour } from "./booklet-colour.ts";
import type { QuestionDraft } from "./draft.ts";
import { skillId } from "./inep-skill.ts";
import { originOfSource } from "./question-origin.ts";
import type { Facets } from "./search-tokens.ts";

/** The filter values of a draft. Throws RangeError for an institution or subject outside the catalogue. */
export function facetsOfDraft(draft: QuestionDraft): Facets {
  const institution = institutionOf(draft.institution);
  const subject = subjectOf(draft.subject);
  if (!institution || !subject)
    throw new RangeError(`unknown institution or subject: ${draft.institution}, ${draft.subject}`);
  const named = draft.topics.map((name) => topicId(draft.subject, name)).filter((id) => id !== undefined);
  const topics = [...new Set(named)];
  return {
    institution: institution.id,
    // A draft may name the subject its topics were moved from.
    subject: settledSubject({ subject: subject.id, topics }, currentCatalogue()),
    year: draft.exam.year,
    topics,
    kind: draft.kind,
    difficulty: draft.difficulty,
    hasSolution: draft.solution !== null,
    origin: draft.origin ?? originOfSource(draft.provenance.source),
    skill: draft.inep?.skill ? skillId(draft.inep.area, draft.inep.skill) : null,
    colour: bookletColour(draft.exam.booklet),
  };
}
