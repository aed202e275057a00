import { allEntryQuestions, refreshEntryQuestions } from "#app/queries/entry/entry-questions.server.ts";
import type { Deps } from "../deps.ts";

/** Chooses the entry questions of every institution again: those chosen, in their order. Repeatable. */
export async function chooseEntryQuestions(deps: Deps): Promise<ReadonlyMap<number, number[]>> {
  const [, , rows] = await deps.write(...refreshEntryQuestions(deps.db), allEntryQuestions(deps.db));
  const chosen = new Map<number, number[]>();
  for (const { institution, ord } of rows) chosen.set(institution, [...(chosen.get(institution) ?? []), ord]);
  return chosen;
}
