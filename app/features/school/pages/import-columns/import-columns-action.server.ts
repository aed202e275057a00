import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import type { FormHandler } from "#app/platform/forms/pages/handle-form.server.ts";
import { classNameProblem, cleanClassName, yearProblem } from "../../domain/person-fields.ts";
import { layoutsOf, missingColumns } from "../../domain/roster/guess-tables.ts";
import { rosterFields } from "../../domain/roster/roster-field.ts";
import type { RosterChoices } from "../../domain/roster/roster-import.ts";
import { rosterPaths } from "../../paths.ts";
import {
  type LayoutChoice,
  withColumns,
  withHeadings,
  withSheets,
} from "../../services/roster/choose-tables.server.ts";
import { chooseForRoster, readStoredRoster } from "../../services/roster/review-roster.server.ts";
import type { SchoolActor } from "../../services/school-actor.ts";

export type ColumnsField = "year" | "line" | "column" | "sheet" | `class:${number}`;

function layoutChoice(form: SentForm, shown: number): LayoutChoice {
  const fields = form
    .texts(`column:${shown}`)
    .map((name) => rosterFields.find((field) => field === name) ?? null);
  return { shown, fields, role: form.oneOf(`role:${shown}`, ["teacher", "assistant"] as const) };
}

/** The class of each chosen sheet whose field was sent, and problems by field. */
function classesSent(form: SentForm, { tables }: RosterChoices) {
  const names = new Map<number, string>();
  const problems: Partial<Record<ColumnsField, string>> = {};
  for (const [index, { chosen }] of tables.entries()) {
    const [sent] = chosen ? form.texts(`class:${index}`) : [];
    if (sent === undefined) continue;
    const name = cleanClassName(sent);
    const problem = name === "" ? null : classNameProblem(name);
    if (problem) problems[`class:${index}`] = problem;
    names.set(index, name);
  }
  return { names, problems };
}

/** Forms of the columns, by intent. */
export function columnsForms(
  deps: Deps,
  actor: SchoolActor,
  id: string,
): Record<string, FormHandler<ColumnsField>> {
  const { schoolId } = actor;
  return {
    sheets: async (form: SentForm) => {
      const { roster } = await readStoredRoster(deps, actor, id);
      const sent = form.texts("sheet").filter((text) => /^\d{1,3}$/.test(text));
      const chosen = withSheets(roster, sent.map(Number));
      if (!chosen) return { problems: { sheet: "Escolha ao menos uma aba" } };
      await chooseForRoster(deps, actor, id, chosen);
      return redirectFor(rosterPaths.columns(schoolId, id));
    },
    headings: async (form: SentForm) => {
      const { roster, tables } = await readStoredRoster(deps, actor, id);
      const [shown, line] = [form.whole("shown") ?? 0, form.whole("line") ?? 0];
      await chooseForRoster(deps, actor, id, withHeadings(roster, tables, { shown, line }));
      return redirectFor(rosterPaths.columns(schoolId, id));
    },
    columns: async (form: SentForm) => {
      const { roster } = await readStoredRoster(deps, actor, id);
      const { choices } = roster;
      const layouts = layoutsOf(choices.tables).map(({ shown }) => layoutChoice(form, shown));
      const { names, problems } = classesSent(form, choices);
      const tables = withColumns(roster, layouts, names);
      const year = form.whole("year");
      const wrongYear = yearProblem(year);
      if (wrongYear || year === null) return { problems: { year: wrongYear ?? "Escolha o ano letivo" } };
      if (Object.keys(problems).length > 0) return { problems };
      const missing = tables
        .map(({ chosen, columns }) => (chosen ? missingColumns(columns) : null))
        .find((each) => each !== null);
      if (missing) return { problems: { column: missing } };
      const recognise = form.oneOf("recognise", ["schoolUserId", "email"] as const) ?? "schoolUserId";
      await chooseForRoster(deps, actor, id, { tables, year, recognise, choices: {} });
      return redirectFor(rosterPaths.check(schoolId, id));
    },
  };
}
