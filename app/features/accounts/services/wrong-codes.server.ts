import type { Deps } from "#app/platform/context/deps.ts";
import { countAttempt, deleteLastAttempt, purgeOldAttempts } from "#app/platform/db/rate-limits.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { accountLimits } from "../domain/account-limits.ts";

type Kind = Parameters<typeof accountLimits.wrongCode>[0];

/** Counts an attempt. Throws auth/too-many-requests after five wrong ones within a minute. Returns its key. */
async function countCode(deps: Deps, kind: Kind, who: string): Promise<string> {
  const limit = accountLimits.wrongCode(kind, who);
  const now = deps.now();
  const {
    attempt: [attempt],
  } = await deps.write({
    attempt: countAttempt(deps.db, limit, now),
    oldAttempts: purgeOldAttempts(deps.db, now),
  });
  if (attempt?.refused) throw new AppError("auth/too-many-requests");
  return limit.key;
}

/**
 * Looks up a typed code. The attempt counts before the look-up, so that concurrent ones cannot exceed five; a right
 * code is uncounted, but refused, too, while five wrong ones fall within the minute. Throws auth/too-many-requests, and
 * what `find` throws.
 */
export async function tryCode<Found>(
  deps: Deps,
  { kind, who }: { kind: Kind; who: string },
  { find, isRight = () => true }: { find: () => Promise<Found>; isRight?: (found: Found) => boolean },
): Promise<Found> {
  const key = await countCode(deps, kind, who);
  const found = await find();
  if (isRight(found)) deps.later(({ db, write }) => write(deleteLastAttempt(db, key)));
  return found;
}
