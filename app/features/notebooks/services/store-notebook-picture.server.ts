import { storeDraftPicture } from "#app/features/bank/services/editing/store-draft-picture.server.ts";
import { notebookWriter } from "#app/features/school/services/notebook-reader.ts";
import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { notebookToWrite } from "../queries/notebooks.server.ts";

/** Stores a picture of a notebook. Returns the path for its Markdown. Throws notebook-not-found, figure-too-large, figure-not-accepted. */
export async function storeNotebookPicture(
  deps: Deps,
  actor: SchoolActor,
  { notebookId, file }: { notebookId: string; file: File },
): Promise<string> {
  const [notebook] = await deps.read(notebookToWrite(deps.db, notebookWriter(actor), notebookId));
  if (!notebook) throw new AppError("notebook-not-found", { id: notebookId });
  return storeDraftPicture(deps, `cadernos/${notebookId}`, file);
}
