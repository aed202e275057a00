import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { sentForm } from "#app/platform/forms/domain/sent-form.ts";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import type { NoteField } from "../../domain/reviews/note-fields.ts";
import { reviewPaths } from "../../paths.ts";
import { loadNotes } from "../../services/reviews/notes/load-notes.server.ts";
import { DueNote } from "./notes/due-note.tsx";
import { NewNote } from "./notes/new-note.tsx";
import { answerNoteForm, type Undo } from "./notes/notes-action.server.ts";
import { OwnNotes } from "./notes/own-notes.tsx";

export const meta = unlistedMeta("Meus cartões");

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  const before = sentForm(new URL(args.request.url).searchParams).whole("antes");
  return json(await loadNotes(deps, viewer, before));
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  return answerNoteForm(args.request, deps, viewer);
}

export default function Notes() {
  const { due, dueCount, newId, notes, next } = useLoaderData<typeof loader>();
  const review = usePageForm<NoteField, Undo>({ intents: ["review", "undo"] });
  const create = usePageForm<NoteField>({ intents: ["create"] });
  return (
    <div className="page-width max-w-2xl py-6">
      <TextLink look="alone" to={reviewPaths.review()}>
        ‹ Revisão
      </TextLink>
      <PageHeading className="mt-1">Meus cartões</PageHeading>
      <p className="mt-1 text-muted">
        O que você quer lembrar, com as suas palavras. Cada cartão volta pouco antes de você esquecer.
      </p>
      <DueNote due={due} count={dueCount} hasNotes={notes.length > 0} form={review} />
      <NewNote id={newId} form={create} />
      <OwnNotes notes={notes} next={next} />
    </div>
  );
}
