import type { Deps } from "#app/platform/context/deps.ts";
import { nameOf } from "../../domain/roster/merge-entries.ts";
import type { OpenTable } from "../../domain/roster/read-tables.ts";
import type { RosterEntry } from "../../domain/roster/roster-entry.ts";
import type { SchoolActor } from "../school-actor.ts";
import { reviewRoster } from "./review-roster.server.ts";

type Refused = { entry: RosterEntry; why: string };

/** The lines of a table, with the class of each that has none of its own, so that the mended lines import as they are. */
function tableRows({ table, lines }: OpenTable, refused: readonly Refused[]) {
  const byLine = new Map(lines.map((each) => [each.line, each.cells]));
  const column = table.columns.find(({ field }) => field === "class")?.index;
  return refused.map(({ entry, why }) => {
    const cells = table.columns.map((_, index) => byLine.get(entry.line)?.[index] ?? "");
    const className = entry.classes.map(({ name }) => name).join(" | ");
    if (column !== undefined) cells[column] ||= className;
    return { cells, className: column === undefined ? className : "", why };
  });
}

/** Refused lines as they are in the file, with the reason in a last column. Throws as `reviewRoster`. */
export async function problemLines(deps: Deps, actor: SchoolActor, id: string): Promise<string[][]> {
  const { roster, tables, plan } = await reviewRoster(deps, actor, id);
  const refused = plan.people.flatMap(({ problem }, index): Refused[] => {
    const entry = plan.entries[index];
    return problem && entry ? [{ entry, why: problem.text }] : [];
  });
  if (roster.source.kind === "oneroster") {
    const rows = refused.map(({ entry, why }) => [entry.source, String(entry.line), nameOf(entry), why]);
    return [["Arquivo", "Linha", "Nome", "Problema"], ...rows];
  }
  return tables.flatMap((open): string[][] => {
    const sheet = tables.length > 1 ? open.name : "";
    const rows = tableRows(
      open,
      refused.filter(({ entry }) => entry.sheet === sheet),
    );
    if (rows.length === 0 && sheet !== "") return [];
    const isNamed = rows.some(({ className }) => className !== "");
    const names = open.table.columns.map(({ heading, index }) => heading || `Coluna ${index + 1}`);
    return [
      [...names, ...(isNamed ? ["Turma"] : []), "Problema"],
      ...rows.map(({ cells, className, why }) => [...cells, ...(isNamed ? [className] : []), why]),
    ];
  });
}
