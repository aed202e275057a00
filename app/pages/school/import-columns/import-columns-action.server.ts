import { redirectFor } from "#app/access/require-access.server.ts";
import type { SentForm } from "#app/domain/forms/sent-form.ts";
import { yearProblem } from "#app/domain/school/person-fields.ts";
import { missingColumns } from "#app/domain/school/roster/read-roster.server.ts";
import { rosterFields } from "#app/domain/school/roster/roster-field.ts";
import { rosterPaths } from "#app/paths/rosters.ts";
import type { Deps } from "#app/services/deps.ts";
import {
  chooseForRoster,
  chooseSheet,
  guessAgain,
  readStoredRoster,
  withFields,
} from "#app/services/school/roster/review-roster.server.ts";
import type { SchoolActor } from "#app/services/school/school-actor.ts";
import type { FormHandler } from "../../handle-form.server.ts";

export type ColumnsField = "year" | "line" | "column";

/** Forms of the columns, by intent. */
export function columnsForms(
  deps: Deps,
  actor: SchoolActor,
  id: string,
): Record<string, FormHandler<ColumnsField>> {
  const { schoolId } = actor;
  return {
    sheet: async (form: SentForm) => {
      await chooseSheet(deps, actor, id, form.whole("sheet") ?? 0);
      return redirectFor(rosterPaths.columns(schoolId, id));
    },
    headings: async (form: SentForm) => {
      const { lines } = await readStoredRoster(deps, actor, id);
      await chooseForRoster(deps, actor, id, guessAgain(lines, form.whole("line") ?? 0));
      return redirectFor(rosterPaths.columns(schoolId, id));
    },
    columns: async (form: SentForm) => {
      const { roster } = await readStoredRoster(deps, actor, id);
      const sent = form.texts("column");
      const fields = sent.map((name) => rosterFields.find((field) => field === name) ?? null);
      const columns = withFields(roster.choices.columns, fields);
      const year = form.whole("year");
      const wrongYear = yearProblem(year);
      if (wrongYear || year === null) return { problems: { year: wrongYear ?? "Escolha o ano letivo" } };
      const missing = missingColumns(columns);
      if (missing) return { problems: { column: missing } };
      const recognise = form.oneOf("recognise", ["schoolUserId", "email"] as const) ?? "schoolUserId";
      const role = form.oneOf("role", ["teacher", "assistant"] as const);
      await chooseForRoster(deps, actor, id, { columns, year, recognise, role, choices: {} });
      return redirectFor(rosterPaths.check(schoolId, id));
    },
  };
}
