import { redirectFor } from "#app/access/require-access.server.ts";
import type { FormHandler } from "#app/pages/handle-form.server.ts";
import { assessmentPaths } from "#app/paths/assessments.ts";
import { listPaths } from "#app/paths/lists.ts";
import { notebookPaths } from "#app/paths/notebooks.ts";
import {
  assessmentOfMoving,
  blockOfMoving,
  listOfMoving,
} from "#app/services/assessments/use-moving-questions.server.ts";
import type { Deps } from "#app/services/deps.ts";
import type { SchoolActor } from "#app/services/school/school-actor.ts";

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
