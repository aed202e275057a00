import { currentNames } from "#app/domain/catalogue/topic-ids.ts";
import { AppError } from "#app/errors/app-error.ts";
import { versionOf } from "#app/queries/questions/editing.server.ts";
import type { Deps } from "../deps.ts";
import type { QuestionWriter } from "./question-writer.server.ts";
import { type EditOutcome, saveQuestion } from "./save-question.server.ts";

/** Restores a former state as a new version. Throws version-not-found, and as `saveQuestion`. */
export async function restoreVersion(
  deps: Deps,
  editor: QuestionWriter,
  { ord, version, base, confirmed }: { ord: number; version: number; base: string; confirmed: boolean },
): Promise<EditOutcome> {
  const [[row]] = await deps.read(versionOf(deps.db, ord, version));
  if (!row) throw new AppError("version-not-found");
  const kept = row.draft;
  const topics = currentNames(kept.subject, kept.topics, deps.catalogue.current());
  return saveQuestion(deps, editor, { ord, base, draft: { ...kept, topics }, confirmed, restores: version });
}
