import type { TopicCatalogue } from "../catalogue/topic-catalogue.ts";
import { currentNames } from "../catalogue/topic-ids.ts";
import type { QuestionDraft } from "../draft.ts";
import { type DraftFields, PLACES } from "./draft-fields.ts";

export function draftToFields(draft: QuestionDraft, catalogue: TopicCatalogue): DraftFields {
  const { exam } = draft;
  const one = (value: string | number | null | undefined) => [`${value ?? ""}`];
  const alternatives = PLACES.flatMap((place) => {
    const { text, picture } = draft.alternatives[place] ?? {};
    return [
      [`alternative-${place}`, one(text)],
      [`picture-${place}`, one(picture?.path)],
      [`alt-${place}`, one(picture?.alt)],
    ] as const;
  });
  return {
    institution: one(draft.institution),
    phase: one(exam.phase),
    day: one(exam.day),
    booklet: one(exam.booklet),
    number: one(draft.number),
    subject: one(draft.subject),
    topics: currentNames(draft.subject, draft.topics, catalogue),
    kind: one(draft.kind),
    language: one(draft.language),
    difficulty: one(draft.difficulty),
    status: one(draft.status),
    quarantineReason: one(draft.quarantineReason),
    statement: one(draft.statement),
    key: one(draft.key),
    solution: one(draft.solution),
    hint: one(draft.hint),
    explanation: one(draft.explanation),
    ...Object.fromEntries(alternatives),
  };
}
