import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import type { FormHandler } from "#app/platform/forms/pages/handle-form.server.ts";
import { jsonIn, numbers, readSent } from "#app/platform/requests/domain/sent-json.server.ts";
import { returnAnswer, saveMark, setMarkingRule } from "../../services/mark-answers.server.ts";

/** Levels of a sheet: JSON by scripts, one field a criterion without them. */
function levelsIn(form: SentForm): Record<string, number> {
  const sent = form.text("levels", 2000);
  if (sent === "")
    return Object.fromEntries(
      form.texts("criterion").flatMap((id) => {
        const level = form.whole(`nivel-${id}`);
        return level === null ? [] : [[id, level]];
      }),
    );
  return readSent(numbers, jsonIn(sent));
}

/** The number of an open answer. Throws invalid-body. */
function answerIn(form: SentForm): number {
  const answer = Number(form.text("answer", 16));
  if (!Number.isSafeInteger(answer)) throw new AppError("invalid-body");
  return answer;
}

export function markingForms(deps: Deps, actor: SchoolActor, id: string): Record<string, FormHandler> {
  return {
    mark: async (form) => {
      const answer = answerIn(form);
      const levels = levelsIn(form);
      const sent = {
        id,
        answer,
        levels,
        comment: form.text("comment", 4000),
        decision: form.text("decision") === "sim",
      };
      await saveMark(deps, actor, sent);
      return { done: true, message: "Correção salva." };
    },
    "give-back": async (form) => {
      await returnAnswer(deps, actor, { id, answer: answerIn(form) });
      return { done: true, message: "Resposta devolvida. Ela espera por outra correção." };
    },
    rule: async (form) => {
      const margin = Number(form.text("margin").replace(",", ".")) / 100;
      await setMarkingRule(deps, actor, { id, markers: Number(form.text("markers")), margin });
      return { done: true, message: "Modo de correção salvo." };
    },
  };
}
