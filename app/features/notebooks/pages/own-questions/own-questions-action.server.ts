import { anyOrdOfParams } from "#app/features/bank/pages/ord-of-params.ts";
import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import type { FormHandler } from "#app/platform/forms/pages/handle-form.server.ts";
import { activateOwnQuestion } from "../../services/own-questions.server.ts";

/** The list's forms by intent. */
export function ownQuestionForms(deps: Deps, actor: SchoolActor): Record<string, FormHandler> {
  const set = async (form: SentForm, active: boolean) =>
    activateOwnQuestion(deps, actor, { ord: anyOrdOfParams({ questionId: form.text("codigo") }), active });
  return {
    activate: async (form) => {
      await set(form, true);
      return { done: true, message: "Questão ativa: aparece de novo na busca dos cadernos." };
    },
    inactivate: async (form) => {
      await set(form, false);
      return {
        done: true,
        message: "Questão inativa: não entra em cadernos novos. Os que já a usam continuam com ela.",
      };
    },
  };
}
