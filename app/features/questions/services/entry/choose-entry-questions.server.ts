import type { Deps } from "#app/platform/context/deps.ts";
import { allEntryQuestions, refreshEntryQuestions } from "../../queries/entry/entry-questions.server.ts";

/** Chooses the entry questions of every institution again: those chosen, in their order. Repeatable. */
export async function chooseEntryQuestions(deps: Deps): Promise<ReadonlyMap<number, number[]>> {
  const { rows } = await deps.write({ ...refreshEntryQuestions(deps.db), rows: allEntryQuestions(deps.db) });
  const chosen = new Map<number, number[]>();
  for (const { institution, ord } of rows) chosen.set(institution, [...(chosen.get(institution) ?? []), ord]);
  return chosen;
}
