import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import type { FormHandler, FormOutcome } from "#app/platform/forms/pages/handle-form.server.ts";
import type { KeyEffect } from "../../domain/editing/key-effect.ts";
import type { QuestionWriter } from "../../services/editing/question-writer.server.ts";
import { restoreVersion } from "../../services/editing/restore-version.server.ts";
import { undoKey } from "../../services/editing/undo-key.server.ts";

/** Effect on the answers, for confirmation. */
export type HistoryExtra = { effect: KeyEffect };
type HistoryOutcome = FormOutcome<string, HistoryExtra>;

const CHANGED = "Outra pessoa mudou esta questão. Veja abaixo como ela está agora e tente de novo.";

/** `address`, `history`: the question's editor and its history, with what was done. */
type HistoryDesk = { ord: number; address: (done: string) => string; history: (done: string) => string };

/** Restores a version (no intent), or undoes the last key change. */
export function historyForms(
  deps: Deps,
  editor: QuestionWriter,
  { ord, address, history }: HistoryDesk,
): Readonly<Record<string, FormHandler<string, HistoryExtra>>> {
  function shown(
    outcome: Awaited<ReturnType<typeof undoKey> | ReturnType<typeof restoreVersion>>,
    done: string,
  ): HistoryOutcome {
    if (outcome.state === "effect") return { effect: outcome.effect };
    if (outcome.state === "changed") return { message: CHANGED, status: 409 };
    if (outcome.state === "pictures") {
      const message = `Esta versão mostra imagens que não existem mais: ${outcome.missing.join(", ")}.`;
      return { message, status: 409 };
    }
    if (outcome.state === "saved" && outcome.replay?.state === "running")
      return redirectFor(address("continua"));
    return redirectFor(history(outcome.state === "same" ? "igual" : done));
  }
  return {
    "": async (form: SentForm) => {
      const [version, base] = [form.whole("version") ?? -1, form.text("base")];
      const confirmed = form.text("confirmed") !== "";
      return shown(await restoreVersion(deps, editor, { ord, version, base, confirmed }), "restaurada");
    },
    undo: async (form: SentForm) => {
      const [replay, base] = [form.whole("replay") ?? -1, form.text("base")];
      return shown(await undoKey(deps, editor, { ord, replay, base }), "desfeita");
    },
  };
}
