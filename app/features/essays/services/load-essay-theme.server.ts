import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { draftOfTheme } from "../queries/own-essays.server.ts";
import { platformTheme } from "../queries/themes.server.ts";

/** A theme as the exam prints it, and one's draft on it. One round trip. Throws essay-theme-not-found. */
export async function loadEssayTheme(deps: Deps, viewer: Viewer | null, id: string) {
  const {
    theme: [theme],
    draft: [draft],
  } = await deps.read({
    theme: platformTheme(deps.db, id),
    draft: draftOfTheme(deps.db, id, viewer?.num ?? 0),
  });
  if (!theme) throw new AppError("essay-theme-not-found");
  return { theme, draft: draft?.id ?? null };
}
