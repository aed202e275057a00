import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import type { FormHandler } from "#app/platform/forms/pages/handle-form.server.ts";
import { batchActs } from "../../domain/people-batch.ts";
import { schoolRoleNames } from "../../domain/people-filter.ts";
import { classNameProblem, cleanClassName, yearProblem } from "../../domain/person-fields.ts";
import { schoolPaths } from "../../paths.ts";
import { addClass } from "../../services/manage-classes.server.ts";
import { discardRosters } from "../../services/roster/upload-roster.server.ts";
import type { SchoolActor } from "../../services/school-actor.ts";
import { startPeopleBatch } from "../../services/start-people-batch.server.ts";
import { sentSelection } from "../sent-selection.ts";

export type ManagementField = "act" | "name" | "year" | "batchClass" | "batchRole";

export function managementForms(
  deps: Deps,
  actor: SchoolActor,
): Readonly<Record<string, FormHandler<ManagementField>>> {
  return {
    batch: async (form) => {
      const act = form.oneOf("act", batchActs);
      if (!act) return { problems: { act: "Escolha o que fazer" } };
      const classId = form.text("batchClass") || null;
      const role = form.oneOf("batchRole", schoolRoleNames);
      if ((act === "enter" || act === "leave") && !classId)
        return { problems: { batchClass: "Escolha a turma" } };
      if (act === "role" && !role) return { problems: { batchRole: "Escolha o papel" } };
      const job = await startPeopleBatch(deps, actor, { act, classId, role, selection: sentSelection(form) });
      return redirectFor(schoolPaths.job(actor.schoolId, job.id));
    },
    discard: async () => {
      await discardRosters(deps, actor);
      return { done: true, message: "Importação descartada. Nada da escola mudou." };
    },
    "add-class": async (form) => {
      const name = cleanClassName(form.text("name", 60));
      const year = form.whole("year");
      const problems = { name: classNameProblem(name) ?? undefined, year: yearProblem(year) ?? undefined };
      if (problems.name || problems.year || year === null) return { problems };
      const id = await addClass(deps, actor, { name, year });
      return redirectFor(schoolPaths.class(actor.schoolId, id, "criada"));
    },
  };
}
