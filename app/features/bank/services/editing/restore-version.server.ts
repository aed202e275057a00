import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { currentNames } from "../../domain/catalogue/topic-ids.ts";
import { versionOf } from "../../queries/editing.server.ts";
import type { QuestionWriter } from "./question-writer.server.ts";
import { type EditOutcome, saveQuestion } from "./save-question.server.ts";

/** Restores a former state as a new version. Throws version-not-found, and as `saveQuestion`. */
export async function restoreVersion(
  deps: Deps,
  editor: QuestionWriter,
  { ord, version, base, confirmed }: { ord: number; version: number; base: string; confirmed: boolean },
): Promise<EditOutcome> {
  const [row] = await deps.read(versionOf(deps.db, ord, version));
  if (!row) throw new AppError("version-not-found");
  const kept = row.draft;
  const topics = currentNames(kept.subject, kept.topics, deps.catalogue.current());
  return saveQuestion(deps, editor, { ord, base, draft: { ...kept, topics }, confirmed, restores: version });
}
