import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useParams } from "@remix-run/react";
import { editDoneText } from "#app/features/bank/domain/editing/edit-texts.ts";
import { anyOrdOfParams } from "#app/features/bank/pages/ord-of-params.ts";
import { HistoryList } from "#app/features/bank/pages/question-history/history-list.tsx";
import { historyForms } from "#app/features/bank/pages/question-history/question-history-action.server.ts";
import { readHistory } from "#app/features/bank/services/editing/read-history.server.ts";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { readBefore } from "#app/platform/lists/pages/before.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { notebookPaths } from "../paths.ts";

export const meta = unlistedMeta<typeof loader>((data) =>
  data ? `Histórico de ${data.code}` : "Histórico da questão",
);

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
