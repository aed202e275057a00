import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/access/require-access.server.ts";
import { type SentForm, sentForm } from "#app/domain/forms/sent-form.ts";
import { type NoteField, noteGrade, readNote } from "#app/domain/reviews/note-fields.ts";
import { waitText } from "#app/domain/reviews/wait-text.ts";
import { AppError } from "#app/errors/app-error.ts";
import { usePageForm } from "#app/hooks/ui/use-form.ts";
import { reviewPaths } from "#app/paths/reviews.ts";
import { openNotes } from "#app/services/reviews/notes/open-notes.server.ts";
import { reviewNote, undoNoteReview } from "#app/services/reviews/notes/review-note.server.ts";
import { createNote, editNote, removeNote } from "#app/services/reviews/notes/write-note.server.ts";
import { pageTitle } from "#app/text/product.ts";
import { handleForm } from "../handle-form.server.ts";
import { DueNote } from "./notes/due-note.tsx";
import { NewNote } from "./notes/new-note.tsx";
import { NoteList } from "./notes/note-list.tsx";

export const meta: MetaFunction = () => [
  { title: pageTitle("Meus cartões") },
  { name: "robots", content: "noindex" },
];

/** What a review may take back. */
export type Undo = { undo: { id: string; turn: number } | null };

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  const before = sentForm(new URL(args.request.url).searchParams).whole("antes");
  return json(await openNotes(deps, viewer, before));
}

function turnOf(form: SentForm) {
  return { id: form.text("cartao", 64), turn: form.whole("vez") ?? -1 };
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  return handleForm<NoteField, Undo>(args.request, {
    create: async (form) => {
      const { texts, problems } = readNote(form.text);
      if (!texts) return { problems };
      await createNote(deps, viewer, form.text("cartao", 64) || deps.newId(), texts);
      return { done: true, message: "Cartão guardado. Ele já está na sua revisão." };
    },
    edit: async (form) => {
      const { texts, problems } = readNote(form.text);
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

export default function Notes() {
  const { due, dueCount, newId, notes, next } = useLoaderData<typeof loader>();
  const review = usePageForm<NoteField, Undo>({ intents: ["review", "undo"] });
  const create = usePageForm<NoteField>({ intents: ["create"] });
  return (
    <div className="page-width max-w-2xl py-6">
      <Link to={reviewPaths.review()} className="inline-flex min-h-11 items-center font-medium text-link">
        ‹ Revisão
      </Link>
      <h1 className="mt-1 text-2xl font-bold">Meus cartões</h1>
      <p className="mt-1 text-muted">
        O que você quer lembrar, com as suas palavras. Cada cartão volta pouco antes de você esquecer.
      </p>
      <DueNote due={due} count={dueCount} hasNotes={notes.length > 0} form={review} />
      <NewNote key={newId} id={newId} form={create} />
      <NoteList notes={notes} next={next} />
    </div>
  );
}
