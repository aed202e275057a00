import type { Deps } from "#app/platform/context/deps.ts";
import { labelOf, markedLetters } from "../../domain/answers/answer-forms.ts";
import { answerName, letteredAlternatives } from "../../domain/answers/check-answer.ts";
import { LONGEST_TEXT } from "../../domain/draft/draft-faults.ts";
import { draftLabels } from "../../domain/draft/draft-fields.ts";
import type { DraftTexts } from "../../domain/draft/draft-pictures.ts";
import type { QuestionDraft } from "../../domain/draft.ts";
import { SCHOOL_SOURCE } from "../../domain/school-draft.ts";
import { readPictures } from "../storing/read-pictures.server.ts";

/** A draft as readers will see it, with key and solution, for its authors. */
export type DrawnQuestion = {
  title: string;
  statement: string;
  alternatives: { label: string; html: string; right: boolean }[];
  /** Its name; null where there is none. */
  key: string | null;
  parts: { title: string; html: string }[];
  failures: { formula: string; reason: string }[];
  missing: string[];
};

/** Characters that an alternative's picture may add to its text. */
const PICTURE_ROOM = 1_000;
/** Problems of one kind that are listed. */
const MOST_LISTED = 10;

/** Renders drafts without storing them; long texts are cut. At most one round trip. Loads the renderer on demand. */
export async function previewDrafts(deps: Deps, drafts: readonly QuestionDraft[]): Promise<DrawnQuestion[]> {
  const { renderDraft } = await import("./render-draft.server.ts");
  const pictures = await readPictures(deps, drafts);
  return drafts.map((draft) => {
    const { html, problems } = renderDraft(withinLimits(draft), pictures);
    const rights = draft.status === "annulled" ? [] : markedLetters(draft.key);
    return {
      title: titleOf(draft),
      statement: html.statement,
      alternatives: letteredAlternatives(draft.kind, html.alternatives).map(({ letter, html }) => ({
        label: labelOf(draft.kind, letter),
        html,
        right: rights.includes(letter),
      })),
      key: draft.status === "annulled" ? "anulada" : draft.key && answerName(draft.key),
      parts: (["explanation", "hint", "solution"] as const).flatMap((name) => {
        const part = html[name];
        return part === null ? [] : [{ title: draftLabels[name], html: part }];
      }),
      failures: problems.failures.slice(0, MOST_LISTED),
      missing: problems.missingPictures.slice(0, MOST_LISTED),
    };
  });
}

function titleOf({ number, provenance }: QuestionDraft): string {
  if (provenance.source === SCHOOL_SOURCE) return "Questão da escola";
  return number === null ? "Questão sem número" : `Questão ${number}`;
}

function withinLimits(draft: QuestionDraft): DraftTexts {
  const cut = (text: string | null) => text?.slice(0, LONGEST_TEXT) ?? null;
  return {
    statement: draft.statement.slice(0, LONGEST_TEXT),
    alternatives: draft.alternatives.map(({ text, picture }) => ({
      text: text.slice(0, LONGEST_TEXT - PICTURE_ROOM),
      picture,
    })),
    solution: cut(draft.solution),
    hint: cut(draft.hint),
    explanation: cut(draft.explanation),
  };
}
