import type { SentForm } from "#app/domain/forms/sent-form.ts";
import type { FormHandler } from "#app/pages/handle-form.server.ts";
import { anyOrdOfParams } from "#app/pages/questions/ord-of-params.ts";
import type { Deps } from "#app/services/deps.ts";
import { activateOwnQuestion } from "#app/services/notebooks/own-questions.server.ts";
import type { SchoolActor } from "#app/services/school/school-actor.ts";

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
