import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { loadNotebookToWrite } from "../services/edit-notebook.server.ts";
import { editForms } from "./edit-notebook/edit-notebook-action.server.ts";
import { NotebookEditor } from "./edit-notebook/notebook-editor.tsx";

export const meta = unlistedMeta<typeof loader>((data) => (data ? `Editar ${data.title}` : "Caderno"));

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  return json(await loadNotebookToWrite(deps, actor, args.params.notebookId ?? ""));
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  return handleForm(args.request, editForms(deps, actor, args.params.notebookId ?? ""));
}

/** The editor updates itself. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

export default function EditNotebook() {
  const notebook = useLoaderData<typeof loader>();
  return <NotebookEditor key={notebook.id} notebook={notebook} />;
}
