import type { Actor } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import type { FormHandler } from "#app/platform/forms/pages/handle-form.server.ts";
import { plural } from "#app/platform/text/format.ts";
import { findingKind, type HeldKind, holdsBack } from "../../../domain/findings.ts";
import {
  heldCodes,
  previewRelease,
  rejectQuestions,
  releaseQuestions,
} from "../../../services/storing/release-questions.server.ts";
import type { HeldExtra } from "./held-extra.ts";

const LONGEST_CODE = 20;

function kindOf(form: SentForm): HeldKind {
  const kind = findingKind(form.text("kind"));
  if (kind === null || !holdsBack(kind)) throw new AppError("finding-settled");
  return kind;
}

/** The marked codes, or with `scope` "all" the newest of the list. */
async function codesOf(deps: Deps, form: SentForm): Promise<string[]> {
  return form.text("scope") === "all" ? heldCodes(deps, kindOf(form)) : form.texts("code", LONGEST_CODE);
}

/** Two steps: a preview of release or rejection, then the decision. */
export function heldForms(deps: Deps, actor: Actor): Record<string, FormHandler<string, HeldExtra>> {
  const check = (verb: "release" | "reject") => async (form: SentForm) => {
    const codes = await codesOf(deps, form);
    if (codes.length === 0) return { message: "Marque pelo menos uma questão." };
    const preview = await previewRelease(deps, codes);
    if (verb === "release") return { preview: { verb, ...preview } };
    return { preview: { verb, ready: [...preview.ready, ...preview.held], held: [] } };
  };
  return {
    "check-release": check("release"),
    "check-reject": check("reject"),
    release: async (form) => {
      const { released, held } = await releaseQuestions(deps, actor, form.texts("code", LONGEST_CODE));
      const left = held.map(({ code, reason }) => `${code}: ${reason}`).join(" ");
      const said = plural(released, "questão publicada.", "questões publicadas.");
      if (released === 0) return { message: `Nenhuma questão foi publicada. ${left}` };
      return { done: true, message: left ? `${said} Ficaram em quarentena: ${left}` : said };
    },
    reject: async (form) => {
      const count = await rejectQuestions(deps, actor, kindOf(form), form.texts("code", LONGEST_CODE));
      if (count === 0) throw new AppError("finding-settled");
      const said = plural(count, "questão recusada: ela fica", "questões recusadas: elas ficam");
      return { done: true, message: `${said} fora do ar e fora desta lista.` };
    },
  };
}
