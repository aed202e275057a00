import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { dayInSaoPaulo } from "#app/platform/time/calendar.ts";
import type { NoteTexts } from "../../../domain/reviews/note-fields.ts";
import { deleteNote, insertOwnNote, ownNote, saveNoteTexts } from "../../../queries/reviews/notes.server.ts";

/** Makes a card, due at once; the same id makes no second one. Throws too-many-notes. */
export async function createNote(deps: Deps, viewer: Viewer, id: string, texts: NoteTexts): Promise<void> {
  const key = { userNum: viewer.num, id };
  const at = deps.now();
  const {
    stored: [stored],
  } = await deps.write({
    ownNote: insertOwnNote(deps.db, key, { ...texts, due: dayInSaoPaulo(at), at }),
    stored: ownNote(deps.db, key),
  });
  if (!stored) throw new AppError("too-many-notes");
}

/** Other texts; the card stays on its day. Throws note-not-found. */
export async function editNote(deps: Deps, viewer: Viewer, id: string, texts: NoteTexts): Promise<void> {
  const [saved] = await deps.write(saveNoteTexts(deps.db, { userNum: viewer.num, id }, texts));
  if (!saved) throw new AppError("note-not-found");
}

/** Deletes a card of one's own; another's, or one that is gone, stays as it is. */
export async function removeNote(deps: Deps, viewer: Viewer, id: string): Promise<void> {
  await deps.write(deleteNote(deps.db, { userNum: viewer.num, id }));
}
