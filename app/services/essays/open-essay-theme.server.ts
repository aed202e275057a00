import type { Viewer } from "#app/access/viewer.ts";
import { AppError } from "#app/errors/app-error.ts";
import { draftOfTheme } from "#app/queries/essays/own-essays.server.ts";
import { platformTheme } from "#app/queries/essays/themes.server.ts";
import type { Deps } from "../deps.ts";

/** A theme as the exam prints it, and one's draft on it. One round trip. Throws essay-theme-not-found. */
export async function openEssayTheme(deps: Deps, viewer: Viewer | null, id: string) {
  const [[theme], [draft]] = await deps.read(
    platformTheme(deps.db, id),
    draftOfTheme(deps.db, id, viewer?.num ?? 0),
  );
  if (!theme) throw new AppError("essay-theme-not-found");
  return { theme, draft: draft?.id ?? null };
}
