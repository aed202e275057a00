import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData, useParams } from "@remix-run/react";
import { requireAccess } from "#app/access/require-access.server.ts";
import { SchoolFrame } from "#app/components/school/school-frame.tsx";
import { FormMessage } from "#app/components/ui/reply-message.tsx";
import { editDoneText } from "#app/domain/questions/editing/edit-texts.ts";
import { questionCode } from "#app/domain/questions/question-code.ts";
import { usePageForm } from "#app/hooks/ui/use-form.ts";
import { readBefore } from "#app/pages/admin/before.ts";
import { notebookPaths } from "#app/paths/notebooks.ts";
import { readHistory } from "#app/services/questions/read-history.server.ts";
import { schoolActor } from "#app/services/school/school-actor.ts";
import { pageTitle } from "#app/text/product.ts";
import { handleForm } from "../handle-form.server.ts";
import { anyOrdOfParams } from "../questions/ord-of-params.ts";
import { HistoryList } from "../questions/question-history/history-list.tsx";
import { historyForms } from "../questions/question-history/question-history-action.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? `Histórico de ${data.code}` : "Histórico da questão") },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const { searchParams } = new URL(args.request.url);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const asked = { ord: anyOrdOfParams(args.params), below: readBefore(searchParams) };
  const history = await readHistory(deps, actor, asked);
  return json({ ...history, done: editDoneText(searchParams.get("feito")) });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const { schoolId } = actor;
  const ord = anyOrdOfParams(args.params);
  const code = questionCode(ord);
  const forms = historyForms(deps, actor, {
    ord,
    address: (done) => notebookPaths.editQuestion(schoolId, code, done),
    history: (done) => notebookPaths.questionHistory(schoolId, code, done),
  });
  return handleForm(args.request, forms, { "version-not-found": null });
}

export default function OwnQuestionHistory() {
  const { code, base, versions, next, replays, done } = useLoaderData<typeof loader>();
  const { schoolId = "" } = useParams();
  const form = usePageForm();
  return (
    <SchoolFrame
      title={
        <>
          Histórico da questão <span className="font-mono">{code}</span>
        </>
      }
      back={{ to: notebookPaths.editQuestion(schoolId, code), name: "Voltar à edição" }}
    >
      <FormMessage of={form} earlier={done} className="mt-4" />
      <HistoryList {...{ versions, next, replays, base }} />
    </SchoolFrame>
  );
}
