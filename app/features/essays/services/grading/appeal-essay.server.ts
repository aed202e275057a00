import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { appealEssay } from "../../queries/returned.server.ts";

const SHORTEST_REASON = 20;
const LONGEST_REASON = 1000;

/** Requests a reading by the panel, once. Throws essay-appeal-reason, essay-appeal-taken. */
export async function requestAppeal(
  deps: Deps,
  viewer: Viewer,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const trimmed = reason.trim();
  if (trimmed.length < SHORTEST_REASON || trimmed.length > LONGEST_REASON)
    throw new AppError("essay-appeal-reason");
  const {
    added: [added],
  } = await deps.write(appealEssay(deps.db, viewer.num, { id, reason: trimmed, now: deps.now() }));
  if (!added) throw new AppError("essay-appeal-taken");
}
