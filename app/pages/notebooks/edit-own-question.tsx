import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData, useParams } from "@remix-run/react";
import { requireAccess } from "#app/access/require-access.server.ts";
import { SchoolFrame } from "#app/components/school/school-frame.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { FormMessage } from "#app/components/ui/reply-message.tsx";
import { draftChoices } from "#app/domain/questions/draft/draft-choices.ts";
import { draftToFields } from "#app/domain/questions/draft/draft-to-fields.ts";
import { editDoneText } from "#app/domain/questions/editing/edit-texts.ts";
import { questionCode } from "#app/domain/questions/question-code.ts";
import { notebookPaths } from "#app/paths/notebooks.ts";
import { openEditor } from "#app/services/questions/open-editor.server.ts";
import { schoolActor } from "#app/services/school/school-actor.ts";
import { pageTitle } from "#app/text/product.ts";
import { handleForm } from "../handle-form.server.ts";
import { EditForm, useEditForm } from "../questions/edit-question/edit-form.tsx";
import { handleEdit } from "../questions/edit-question/edit-question-action.server.ts";
import { RunningReplayCard } from "../questions/edit-question/running-replay-card.tsx";
import { anyOrdOfParams } from "../questions/ord-of-params.ts";

export { shouldRevalidate } from "#app/components/questions/editor/editor-state.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? `Editar ${data.code}` : "Editar questão") },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const { draft, ...opened } = await openEditor(deps, actor, anyOrdOfParams(args.params));
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
