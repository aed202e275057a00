import type { TutorKey, TutorQuestion } from "#app/features/assistant/domain/tutor-material.ts";
import { tutorKeyOf } from "#app/features/assistant/domain/tutor-material.ts";
import { lettersOf } from "#app/features/bank/domain/answers/answer-forms.ts";
import type { QuestionDraft } from "#app/features/bank/domain/draft.ts";
import { authoredDrafts } from "#content/authored-drafts.ts";

export type KeyedQuestion = { question: TutorQuestion; key: TutorKey; letter: string; text: string };

export function tutorQuestionOf(draft: QuestionDraft): TutorQuestion {
  const letters = lettersOf(draft.kind, draft.alternatives.length);
  return {
    id: draft.provenance.path,
    place: `${draft.institution} ${draft.exam.year}`,
    subject: draft.subject,
    topics: draft.topics,
    kind: draft.kind,
    statement: draft.statement,
    alternatives: draft.alternatives.map(({ text, picture }, at) => ({
      letter: letters[at] ?? "",
      text: text || (picture?.alt ?? ""),
    })),
    hint: draft.hint,
    explanation: draft.explanation,
    solution: draft.solution,
  };
}

/** The questions written for Farol that have one right letter. */
export function keyedQuestions(): KeyedQuestion[] {
  return authoredDrafts.flatMap((draft) => {
    const key = tutorKeyOf(draft.key);
    const question = tutorQuestionOf(draft);
    const right = question.alternatives.find(({ letter }) => letter === draft.key);
    return draft.kind === "single-choice" && key && right
      ? [{ question, key, letter: right.letter, text: right.text }]
      : [];
  });
}
