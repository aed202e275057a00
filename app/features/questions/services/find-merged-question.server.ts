import { mergedInto } from "#app/features/bank/queries/duplicates.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { isAppError } from "#app/platform/errors/app-error.ts";

/** The retained question of a duplicate; throws `refusal` if there is none. */
export async function findMergedQuestion(deps: Deps, ord: number, refusal: unknown): Promise<number> {
  if (!isAppError(refusal) || refusal.code !== "question-not-found") throw refusal;
  const [merged] = await deps.read(mergedInto(deps.db, ord));
  if (!merged) throw refusal;
  return merged.kept;
}
