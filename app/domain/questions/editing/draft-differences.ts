import { diffWordsWithSpace } from "diff";
import { institutionNames } from "#app/domain/catalogue/institutions.ts";
import { subjectNames } from "#app/domain/catalogue/subjects.ts";
import { draftLabels, fieldLabel } from "../draft/draft-fields.ts";
import type { AlternativeDraft, QuestionDraft } from "../draft.ts";
import { difficultyLabels, kindLabels, languageLabels, statusLabels } from "../labels.ts";

export type DifferencePart = { text: string; change: "none" | "removed" | "added" };

export type Difference = { field: string; parts: DifferencePart[] };

/** Characters: longer texts are not compared word by word, which would take too long. */
const MOST_COMPARED = 20_000;

export function draftDifferences(before: QuestionDraft, after: QuestionDraft): Difference[] {
  const [earlier, later] = [partsOf(before), partsOf(after)];
  return [...new Set([...earlier.keys(), ...later.keys()])].flatMap((field) => {
    const [was, is] = [earlier.get(field) ?? "", later.get(field) ?? ""];
    return was === is ? [] : [{ field, parts: differenceOf(was, is) }];
  });
}

function differenceOf(was: string, is: string): DifferencePart[] {
  if (was.length + is.length > MOST_COMPARED || was === "" || is === "") return whole(was, is);
  return diffWordsWithSpace(was, is).map(({ value, added, removed }) => ({
    text: value,
    change: added ? "added" : removed ? "removed" : "none",
  }));
}

function whole(was: string, is: string): DifferencePart[] {
  const parts: DifferencePart[] = [
    { text: was, change: "removed" },
    { text: is, change: "added" },
  ];
  return parts.filter(({ text }) => text !== "");
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
