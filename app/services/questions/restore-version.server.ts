import { currentNames } from "#app/domain/catalogue/topic-ids.ts";
import { AppError } from "#app/errors/app-error.ts";
import { versionOf } from "#app/queries/questions/editing.server.ts";
import type { Actor } from "../admin/actor.server.ts";
import type { Deps } from "../deps.ts";
import { type EditOutcome, saveQuestion } from "./save-question.server.ts";

/** Restores a former state as a new version. Throws version-not-found, and as `saveQuestion`. */
export async function restoreVersion(
  deps: Deps,
  actor: Actor,
  { ord, version, base, confirmed }: { ord: number; version: number; base: string; confirmed: boolean },
): Promise<EditOutcome> {
  const [[row]] = await deps.read(versionOf(deps.db, ord, version));
  if (!row) throw new AppError("version-not-found");
  const kept = row.draft;
  const topics = currentNames(kept.subject, kept.topics, deps.catalogue.current());
  return saveQuestion(deps, actor, { ord, base, draft: { ...kept, topics }, confirmed, restores: version });
}
