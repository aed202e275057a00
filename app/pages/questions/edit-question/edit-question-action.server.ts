import { redirectFor } from "#app/access/require-access.server.ts";
import type { EditorExtra } from "#app/components/questions/editor/editor-state.ts";
import type { SentForm } from "#app/domain/forms/sent-form.ts";
import type { QuestionDraft } from "#app/domain/questions/draft.ts";
import type { Difference } from "#app/domain/questions/editing/draft-differences.ts";
import type { KeyEffect } from "#app/domain/questions/editing/key-effect.ts";
import { questionCode } from "#app/domain/questions/question-code.ts";
import { questionPaths } from "#app/paths/questions.ts";
import type { Actor } from "#app/services/admin/actor.server.ts";
import type { Deps } from "#app/services/deps.ts";
import { openEditor } from "#app/services/questions/open-editor.server.ts";
import { saveQuestion } from "#app/services/questions/save-question.server.ts";
import { continueReplay } from "#app/services/questions/undo-key.server.ts";
import { handleDraft, missingOutcome } from "../../handle-draft.server.ts";

/** A concurrent change, or the effect of a key change. */
export type EditExtra = EditorExtra & { differences: Difference[]; effect: KeyEffect };

const CHANGED =
  "Outra pessoa mudou esta questão enquanto você editava. O que você escreveu continua aqui: confira a diferença e salve de novo.";

/** Saves, previews, uploads pictures, or confirms a key change. */
export async function handleEdit(deps: Deps, actor: Actor, ord: number, form: SentForm) {
  const code = questionCode(ord);
  if (form.intent === "continue") {
    const { finished } = await continueReplay(deps, actor, form.whole("replay") ?? 0);
    return redirectFor(questionPaths.edit(code, finished ? "gabarito" : "continua"));
  }
  const { draft: before } = await openEditor(deps, ord);
  const scope = { before, place: "form", folder: `edicao/${code}` } as const;
  const base = form.text("base", 64);
  return handleDraft<EditExtra>(deps, form, scope, (draft) =>
    save(deps, actor, { ord, base, draft, confirmed: form.intent === "confirm" }),
  );
}

type Edit = { ord: number; base: string; draft: QuestionDraft; confirmed: boolean };

async function save(deps: Deps, actor: Actor, edit: Edit) {
  const outcome = await saveQuestion(deps, actor, edit);
  const saved = (done: string) => redirectFor(questionPaths.edit(questionCode(edit.ord), done));
  switch (outcome.state) {
    case "same":
      return saved("igual");
    case "saved":
      if (!outcome.replay) return saved("salva");
      return saved(outcome.replay.finished ? "gabarito" : "continua");
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
