import { isAppError } from "#app/errors/app-error.ts";
import { keptInstead } from "#app/queries/questions/duplicates.server.ts";
import type { Deps } from "../deps.ts";

/** The question that stayed where the one asked for was a duplicate; throws the refusal it met where there is none. */
export async function questionKeptInstead(deps: Deps, ord: number, refusal: unknown): Promise<number> {
  if (!isAppError(refusal) || refusal.code !== "question-not-found") throw refusal;
  const [[merged]] = await deps.read(keptInstead(deps.db, ord));
  if (!merged) throw refusal;
  return merged.kept;
}
