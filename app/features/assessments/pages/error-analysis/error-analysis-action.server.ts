import { listPaths } from "#app/features/lists/paths.ts";
import { notebookPaths } from "#app/features/notebooks/paths.ts";
import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import type { FormHandler } from "#app/platform/forms/pages/handle-form.server.ts";
import { assessmentPaths } from "../../paths.ts";
import {
  assessmentOfMoving,
  blockOfMoving,
  listOfMoving,
} from "../../services/results/use-moving-questions.server.ts";

const LONGEST_CODES = 300;

/** What becomes of the five questions, by intent. */
export function movingForms(deps: Deps, actor: SchoolActor): Record<string, FormHandler> {
  const { schoolId } = actor;
  return {
    list: async (form) => {
      const sent = { codes: form.text("questoes", LONGEST_CODES), about: form.text("sobre") };
      return redirectFor(listPaths.list(await listOfMoving(deps, actor, sent)));
    },
    block: async (form) => {
      const sent = { codes: form.text("questoes", LONGEST_CODES), notebookId: form.text("caderno") };
      const { notebookId, section } = await blockOfMoving(deps, actor, sent);
      return redirectFor(notebookPaths.edit(schoolId, notebookId, section));
    },
    assessment: async (form) => {
      const sent = { codes: form.text("questoes", LONGEST_CODES), about: form.text("sobre") };
      const id = await assessmentOfMoving(deps, actor, sent);
      return redirectFor(assessmentPaths.edit(schoolId, id));
    },
  };
}
