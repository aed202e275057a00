import type { SentForm } from "#app/domain/forms/sent-form.ts";
import { AppError } from "#app/errors/app-error.ts";
import type { FormHandler } from "#app/pages/handle-form.server.ts";
import { saveMark, setMarkingRule } from "#app/services/assessments/mark-answers.server.ts";
import type { Deps } from "#app/services/deps.ts";
import type { SchoolActor } from "#app/services/school/school-actor.ts";

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
  const value = parsed(sent);
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new AppError("invalid-body");
  return Object.fromEntries(Object.entries(value).filter(([, level]) => typeof level === "number"));
}

function parsed(sent: string): unknown {
  try {
    return JSON.parse(sent);
  } catch {
    return null;
  }
}

export function markingForms(deps: Deps, actor: SchoolActor, id: string): Record<string, FormHandler> {
  return {
    mark: async (form) => {
      const answer = Number(form.text("answer", 16));
      if (!Number.isSafeInteger(answer)) throw new AppError("invalid-body");
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
    rule: async (form) => {
      const margin = Number(form.text("margin").replace(",", ".")) / 100;
      await setMarkingRule(deps, actor, { id, markers: Number(form.text("markers")), margin });
      return { done: true, message: "Modo de correção salvo." };
    },
  };
}
