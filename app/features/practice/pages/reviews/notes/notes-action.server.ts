import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { type NoteField, noteGrade, readCardSides } from "../../../domain/reviews/note-fields.ts";
import { waitText } from "../../../domain/reviews/wait-text.ts";
import { reviewNote, undoNoteReview } from "../../../services/reviews/notes/review-note.server.ts";
import { createNote, editNote, removeNote } from "../../../services/reviews/notes/write-note.server.ts";

/** The review that can be undone. */
export type Undo = { undo: { id: string; turn: number } | null };

function turnOf(form: SentForm) {
  return { id: form.text("cartao", 64), turn: form.whole("vez") ?? -1 };
}

/** The forms of a person's own cards. */
export function answerNoteForm(request: Request, deps: Deps, viewer: Viewer): Promise<Response> {
  return handleForm<NoteField, Undo>(request, {
    create: async (form) => {
      const { texts, problems } = readCardSides(form.text);
      if (!texts) return { problems };
      await createNote(deps, viewer, form.text("cartao", 64) || deps.newId(), texts);
      return { done: true, message: "Cartão guardado. Ele já está na sua revisão." };
    },
    edit: async (form) => {
      const { texts, problems } = readCardSides(form.text);
      const id = form.text("cartao", 64);
      if (!texts) return { problems };
      await editNote(deps, viewer, id, texts);
      return { done: true, message: "Pronto, o cartão mudou." };
    },
    remove: async (form) => {
      await removeNote(deps, viewer, form.text("cartao", 64));
      return { done: true, message: "Cartão apagado." };
    },
    review: async (form) => {
      const turn = turnOf(form);
      const grade = noteGrade(form.whole("lembranca"));
      if (grade === null) throw new AppError("invalid-body");
      const wait = await reviewNote(deps, viewer, turn, grade);
      if (wait === null) return { done: true, message: "Este cartão já tinha sido respondido." };
      return { done: true, message: waitText(wait), undo: { ...turn, turn: turn.turn + 1 } };
    },
    undo: async (form) => {
      await undoNoteReview(deps, viewer, turnOf(form));
      return { done: true, message: "Desfeito. O cartão espera de novo." };
    },
  });
}
