import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { countAttempt } from "#app/platform/db/rate-limits.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { DAY } from "#app/platform/time/units.ts";
import { draftOfTheme, insertEssay } from "../queries/own-essays.server.ts";

/** Beginnings of a person a day; going on with a draft counts too. */
const STARTS_A_DAY = 60;

/**
 * The id of the person's draft on a theme, created where there is none; idempotent. `parentId`: the essay that it
 * rewrites. Throws essay-theme-not-found, too-many-essays.
 */
export async function startEssay(
  deps: Deps,
  viewer: Viewer,
  { themeId, parentId }: { themeId: string; parentId: string | null },
): Promise<string> {
  const { db } = deps;
  const now = deps.now();
  const limit = { key: `essay:${viewer.num}`, limit: STARTS_A_DAY, seconds: DAY };
  const {
    known: [known],
    attempt: [attempt],
  } = await deps.write({
    known: draftOfTheme(db, themeId, viewer.num),
    attempt: countAttempt(db, limit, now),
  });
  if (known) return known.id;
  if (attempt?.refused) throw new AppError("too-many-essays");
  const started = { id: deps.newId(), userNum: viewer.num, themeId, parentId, now };
  const {
    draft: [draft],
  } = await deps.write({ essay: insertEssay(db, started), draft: draftOfTheme(db, themeId, viewer.num) });
  if (!draft) throw new AppError("essay-theme-not-found");
  return draft.id;
}
