import { AppError } from "#app/errors/app-error.ts";
import { notebookToWrite } from "#app/queries/notebooks/notebooks.server.ts";
import type { Deps } from "../deps.ts";
import { storeDraftPicture } from "../questions/store-draft-picture.server.ts";
import type { SchoolActor } from "../school/school-actor.ts";
import { notebookWriter } from "./notebook-reader.ts";

/** Stores a picture of a notebook. Returns the path for its Markdown. Throws notebook-not-found, figure-too-large, figure-not-accepted. */
export async function storeNotebookPicture(
  deps: Deps,
  actor: SchoolActor,
  { notebookId, file }: { notebookId: string; file: File },
): Promise<string> {
  const [[notebook]] = await deps.read(notebookToWrite(deps.db, notebookWriter(actor), notebookId));
  if (!notebook) throw new AppError("notebook-not-found", { id: notebookId });
  return storeDraftPicture(deps, `cadernos/${notebookId}`, file);
}
