import { redirectFor } from "#app/access/require-access.server.ts";
import type { SentForm } from "#app/domain/forms/sent-form.ts";
import { batchActs, type Selection } from "#app/domain/school/people-batch.ts";
import { readPeopleFilter, schoolRoleNames } from "#app/domain/school/people-filter.ts";
import { classNameProblem, cleanClassName, yearProblem } from "#app/domain/school/person-fields.ts";
import type { FormHandler } from "#app/pages/handle-form.server.ts";
import { schoolPaths } from "#app/paths/school.ts";
import type { Deps } from "#app/services/deps.ts";
import { addClass } from "#app/services/school/manage-classes.server.ts";
import type { SchoolActor } from "#app/services/school/school-actor.ts";
import { startPeopleBatch } from "#app/services/school/start-people-batch.server.ts";

export type ManagementField = "act" | "name" | "year" | "batchClass" | "batchRole";

/** Ids in one field: `sent-form` reads at most 200 of a name. */
const LONGEST_SELECTION = 400_000;

/** The marked people of this page and of earlier ones, or all of the filter that the form repeats. */
function selectionOf(form: SentForm): Selection {
  if (form.text("reach") === "filter") {
    const query = new URLSearchParams(form.text("filter", 2000));
    return { filter: readPeopleFilter(query) };
  }
  const earlier = form.text("earlier", LONGEST_SELECTION).split(",");
  const ids = [...form.texts("person"), ...earlier].filter((id) => /^[0-9a-f]{32}$/.test(id));
  return { ids: [...new Set(ids)] };
}

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
      const job = await startPeopleBatch(deps, actor, { act, classId, role, selection: selectionOf(form) });
      return redirectFor(schoolPaths.job(actor.schoolId, job.id));
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
