import type { EnemLanguage } from "#app/features/bank/domain/enem/reading/row.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import type { FormHandler } from "#app/platform/forms/pages/handle-form.server.ts";
import { shortDrawText } from "../../../domain/mocks/drawn-exam.ts";
import type { MockPlace } from "../../../domain/mocks/mock-place.ts";
import { practicePaths } from "../../../paths.ts";
import { hideFromRanking } from "../../../services/mocks/load-mock.server.ts";
import { registerForEvent } from "../../../services/mocks/register-for-event.server.ts";
import { startMock } from "../../../services/mocks/start-mock.server.ts";

function languageOf(form: SentForm): EnemLanguage | null {
  const language = form.text("idioma");
  return language === "ingles" || language === "espanhol" ? language : null;
}

/** The bank has only so many questions of the exam. */
export type MockExtra = { drawn: number };

/** Forms of an exam's start page: start, and for an event sign up and leave its ranking. */
export function mockForms(
  deps: Deps,
  viewer: Viewer,
  place: MockPlace,
): Readonly<Record<string, FormHandler<string, MockExtra>>> {
  return {
    start: async (form) => {
      const fewer = form.text("menos") === "sim";
      const training = form.text("completar") === "sim";
      const untimed = form.text("modo") === "treino";
      const choice = { language: languageOf(form), untimed, fewer, training };
      const started = await startMock(deps, viewer, place, choice);
      if (started.state === "started") return redirectFor(practicePaths.session(started.session));
      const { drawn, asked } = started;
      return { message: shortDrawText(drawn, asked), drawn };
    },
    register: async (form) => {
      if (place.kind !== "event") throw new AppError("page-not-found");
      const leaves = form.text("sair") === "sim";
      await registerForEvent(deps, viewer, { id: place.id, leaves, language: languageOf(form) });
      return { done: true, message: leaves ? "Você saiu da lista de inscrições." : "Inscrição feita." };
    },
    rank: async (form) => {
      if (place.kind !== "event") throw new AppError("page-not-found");
      const isHidden = form.text("sair") === "sim";
      await hideFromRanking(deps, viewer, { id: place.id, isHidden });
      return {
        done: true,
        message: isHidden ? "Você saiu da classificação deste simulado." : "Você voltou à classificação.",
      };
    },
  };
}
