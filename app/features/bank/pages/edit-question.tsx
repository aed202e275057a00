import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { adminPaths } from "#app/features/admin/paths.ts";
import { questionPaths } from "#app/features/questions/paths.ts";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { draftChoices } from "../domain/draft/draft-choices.ts";
import { draftToFields } from "../domain/draft/draft-to-fields.ts";
import { editDoneText } from "../domain/editing/edit-texts.ts";
import { loadEditor } from "../services/editing/load-editor.server.ts";
import { EditForm, useEditForm } from "./edit-question/edit-form.tsx";
import { handleEdit } from "./edit-question/edit-question-action.server.ts";
import { RunningReplayCard } from "./edit-question/running-replay-card.tsx";
import { ordOfParams } from "./ord-of-params.ts";

export { shouldRevalidate } from "../components/editor/editor-state.ts";

export const meta = unlistedMeta<typeof loader>((data) => (data ? `Editar ${data.code}` : "Editar questão"));

export async function loader(args: LoaderFunctionArgs) {
  const { deps, actor } = requireAccess("admin", args);
  const admin = actor;
  const { draft, ...opened } = await loadEditor(deps, admin, ordOfParams(args.params));
  // The track's next publication would not know of a change made here.
  const other = opened.running ? null : await deps.otherEditor(deps, draft.provenance);
  if (other) throw redirectFor(other);
  const catalogue = deps.catalogue.current();
  return json({
    ...opened,
    year: draft.exam.year,
    inep: draft.inep,
    provenance: draft.provenance,
    fields: draftToFields(draft, catalogue),
    choices: draftChoices(catalogue),
    done: editDoneText(new URL(args.request.url).searchParams.get("feito")),
  });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, actor } = requireAccess("admin", args);
  const ord = ordOfParams(args.params);
  const code = questionCode(ord);
  const address = (done: string) => questionPaths.edit(code, done);
  const desk = { ord, place: "form", folder: `edicao/${code}`, address } as const;
  return handleForm(args.request, (form) => handleEdit(deps, actor, desk, form));
}

export default function EditQuestion() {
  const data = useLoaderData<typeof loader>();
  const form = useEditForm();
  const { code, done, running } = data;
  return (
    <div className="page-width py-6">
      <nav aria-label="Questão" className="flex flex-wrap gap-x-5">
        <TextLink look="alone" to={questionPaths.question(code)}>
          Ver a questão
        </TextLink>
        <TextLink look="alone" to={questionPaths.history(code)}>
          Histórico
        </TextLink>
        <TextLink look="alone" to={adminPaths.questions()}>
          Avisos e auditoria
        </TextLink>
      </nav>
      <PageHeading className="mt-2">
        Editar questão <span className="font-mono">{code}</span>
      </PageHeading>
      <FormMessage
        of={{ reply: null, pending: form.pending }}
        earlier={!form.reply && done}
        className="mt-4"
      />
      {running && <RunningReplayCard running={running} />}
      <EditForm key={data.base} data={data} form={form} />
    </div>
  );
}
