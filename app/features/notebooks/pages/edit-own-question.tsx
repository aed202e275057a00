import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useParams } from "@remix-run/react";
import { draftChoices } from "#app/features/bank/domain/draft/draft-choices.ts";
import { draftToFields } from "#app/features/bank/domain/draft/draft-to-fields.ts";
import { editDoneText } from "#app/features/bank/domain/editing/edit-texts.ts";
import { EditForm, useEditForm } from "#app/features/bank/pages/edit-question/edit-form.tsx";
import { handleEdit } from "#app/features/bank/pages/edit-question/edit-question-action.server.ts";
import { RunningReplayCard } from "#app/features/bank/pages/edit-question/running-replay-card.tsx";
import { anyOrdOfParams } from "#app/features/bank/pages/ord-of-params.ts";
import { loadEditor } from "#app/features/bank/services/editing/load-editor.server.ts";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { notebookPaths } from "../paths.ts";

export { shouldRevalidate } from "#app/features/bank/components/editor/editor-state.ts";

export const meta = unlistedMeta<typeof loader>((data) => (data ? `Editar ${data.code}` : "Editar questão"));

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const { draft, ...opened } = await loadEditor(deps, actor, anyOrdOfParams(args.params));
  const catalogue = deps.catalogue.current();
  return json({
    ...opened,
    fields: draftToFields(draft, catalogue),
    choices: draftChoices(catalogue),
    done: editDoneText(new URL(args.request.url).searchParams.get("feito")),
  });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const { schoolId } = actor;
  const ord = anyOrdOfParams(args.params);
  const address = (done: string) => notebookPaths.editQuestion(schoolId, questionCode(ord), done);
  const desk = { ord, place: "school", folder: `escolas/${schoolId}`, address } as const;
  return handleForm(args.request, (form) => handleEdit(deps, actor, desk, form));
}

export default function EditOwnQuestion() {
  const { code, base, running, done, fields, choices } = useLoaderData<typeof loader>();
  const { schoolId = "" } = useParams();
  const form = useEditForm();
  return (
    <SchoolFrame
      title={
        <>
          Editar questão <span className="font-mono">{code}</span>
        </>
      }
      back={{ to: notebookPaths.ownQuestions(schoolId), name: "Questões da escola" }}
      actions={
        <>
          <ButtonLink look="quiet" to={notebookPaths.question(schoolId, code)}>
            Ver a questão
          </ButtonLink>
          <ButtonLink look="quiet" to={notebookPaths.questionHistory(schoolId, code)}>
            Histórico
          </ButtonLink>
        </>
      }
    >
      <FormMessage
        of={{ reply: null, pending: form.pending }}
        earlier={!form.reply && done}
        className="mt-4"
      />
      {running && <RunningReplayCard running={running} />}
      <EditForm
        key={base}
        data={{ base, fields, choices, year: "school", inep: null, provenance: null }}
        form={form}
      />
    </SchoolFrame>
  );
}
