import type { Deps } from "../../deps.ts";
import type { SchoolActor } from "../school-actor.ts";
import { reviewRoster } from "./review-roster.server.ts";

/** Refused lines as they are in the file, with the reason in a last column. Throws as `reviewRoster`. */
export async function problemLines(deps: Deps, actor: SchoolActor, id: string): Promise<string[][]> {
  const { roster, lines, plan } = await reviewRoster(deps, actor, id);
  const refused = plan.people.filter(({ problem }) => problem !== null);
  if (roster.source.kind === "oneroster") {
    const rows = refused.map(({ source, line, name, problem }) => [
      source,
      String(line),
      name,
      problem?.text ?? "",
    ]);
    return [["Arquivo", "Linha", "Nome", "Problema"], ...rows];
  }
  const byLine = new Map(lines.map((each) => [each.line, each.cells]));
  const { columns } = roster.choices;
  const rows = refused.map(({ line, problem }) => {
    const cells = byLine.get(line) ?? [];
    return [...columns.map((_, index) => cells[index] ?? ""), problem?.text ?? ""];
  });
  return [[...columns.map(({ heading, index }) => heading || `Coluna ${index + 1}`), "Problema"], ...rows];
}
