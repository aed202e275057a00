import type { Difference } from "#app/platform/drafts/domain/difference.ts";
import { differenceOf } from "#app/platform/text/text-difference.ts";
import { institutionNames } from "../catalogue/institutions.ts";
import { subjectNames } from "../catalogue/subjects.ts";
import { draftLabels, fieldLabel } from "../draft/draft-fields.ts";
import type { AlternativeDraft, QuestionDraft } from "../draft.ts";
import { difficultyLabels, kindLabels, languageLabels, statusLabels } from "../labels.ts";

export function draftDifferences(before: QuestionDraft, after: QuestionDraft): Difference[] {
  const [earlier, later] = [partsOf(before), partsOf(after)];
  return [...new Set([...earlier.keys(), ...later.keys()])].flatMap((field) => {
    const [was, is] = [earlier.get(field) ?? "", later.get(field) ?? ""];
    return was === is ? [] : [{ field, parts: differenceOf(was, is) }];
  });
}

function partsOf(draft: QuestionDraft): Map<string, string> {
  const { exam } = draft;
  return new Map([
    [draftLabels.institution, institutionNames[draft.institution]],
    [draftLabels.phase, exam.phase ?? ""],
    [draftLabels.day, String(exam.day ?? "")],
    [draftLabels.booklet, exam.booklet ?? ""],
    [draftLabels.number, String(draft.number ?? "")],
    [draftLabels.subject, subjectNames[draft.subject]],
    [draftLabels.topics, draft.topics.join(", ")],
    [draftLabels.kind, kindLabels[draft.kind]],
    [draftLabels.language, draft.language ? languageLabels[draft.language] : ""],
    [draftLabels.difficulty, draft.difficulty ? difficultyLabels[draft.difficulty] : ""],
    [draftLabels.status, statusLabels[draft.status]],
    [draftLabels.quarantineReason, draft.quarantineReason ?? ""],
    [draftLabels.statement, draft.statement],
    ...draft.alternatives.map(
      (each, place) => [fieldLabel(`alternative-${place}`), alternativeText(each)] as const,
    ),
    [draftLabels.key, draft.key ?? ""],
    [draftLabels.solution, draft.solution ?? ""],
    [draftLabels.hint, draft.hint ?? ""],
    [draftLabels.explanation, draft.explanation ?? ""],
  ]);
}

function alternativeText({ text, picture }: AlternativeDraft): string {
  const shown = picture ? `[imagem ${picture.path}${picture.alt ? `: ${picture.alt}` : ""}]` : "";
  return [text, shown].filter(Boolean).join(" ");
}
