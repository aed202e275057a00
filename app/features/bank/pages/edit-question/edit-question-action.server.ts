import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import type { Difference } from "#app/platform/drafts/domain/difference.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import type { EditorExtra } from "../../components/editor/editor-state.ts";
import type { KeyEffect } from "../../domain/editing/key-effect.ts";
import { loadEditor } from "../../services/editing/load-editor.server.ts";
import type { QuestionWriter } from "../../services/editing/question-writer.server.ts";
import { type EditOutcome, saveQuestion } from "../../services/editing/save-question.server.ts";
import { continueReplay } from "../../services/editing/undo-key.server.ts";
import { type EditorScope, handleDraft, missingOutcome } from "../handle-draft.server.ts";

/** A concurrent change, or the effect of a key change. */
export type EditExtra = EditorExtra & { differences: Difference[]; effect: KeyEffect };

const CHANGED =
  "Outra pessoa mudou esta questão enquanto você editava. O que você escreveu continua aqui: confira a diferença e salve de novo.";

/** Where and how a question is edited. `address`: its editor, with what was done; `folder`: of its pictures. */
type Desk = {
  ord: number;
  place: EditorScope["place"];
  folder: string;
  address: (done: string) => string;
};

/** Saves, previews, uploads pictures, or confirms a key change. */
export async function handleEdit(deps: Deps, editor: QuestionWriter, desk: Desk, form: SentForm) {
  const { ord, place, folder, address } = desk;
  if (form.intent === "continue") {
    const { state } = await continueReplay(deps, editor, { ord, job: form.text("job") });
    return redirectFor(address(state === "running" ? "continua" : "gabarito"));
  }
  const { draft: before } = await loadEditor(deps, editor, ord);
  const base = form.text("base", 64);
  return handleDraft<EditExtra>(deps, form, { before, place, folder }, async (draft) => {
    const edit = { ord, base, draft, confirmed: form.intent === "confirm" };
    return saved(await saveQuestion(deps, editor, edit), address);
  });
}

function saved(outcome: EditOutcome, address: Desk["address"]) {
  switch (outcome.state) {
    case "same":
      return redirectFor(address("igual"));
    case "saved":
      if (!outcome.replay) return redirectFor(address("salva"));
      return redirectFor(address(outcome.replay.state === "running" ? "continua" : "gabarito"));
    case "effect":
      return { effect: outcome.effect };
    case "pictures":
      return missingOutcome(outcome.missing);
    case "changed": {
      const { base, differences } = outcome;
      return { values: { base: [base] }, differences, message: CHANGED, status: 409 };
    }
  }
}
