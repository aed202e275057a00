import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { questionPaths } from "#app/features/questions/paths.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { readBefore } from "#app/platform/lists/pages/before.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { editDoneText } from "../domain/editing/edit-texts.ts";
import { readHistory } from "../services/editing/read-history.server.ts";
import { ordOfParams } from "./ord-of-params.ts";
import { HistoryList } from "./question-history/history-list.tsx";
import { historyForms } from "./question-history/question-history-action.server.ts";

export const meta = unlistedMeta<typeof loader>((data) =>
  data ? `Histórico de ${data.code}` : "Histórico da questão",
);

export async function loader(args: LoaderFunctionArgs) {
  const { deps, actor } = requireAccess("admin", args);
  const { searchParams } = new URL(args.request.url);
  const asked = { ord: ordOfParams(args.params), below: readBefore(searchParams) };
  const history = await readHistory(deps, actor, asked);
  return json({ ...history, done: editDoneText(searchParams.get("feito")) });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, actor } = requireAccess("admin", args);
  const code = args.params.questionId ?? "";
  const forms = historyForms(deps, actor, {
    ord: ordOfParams(args.params),
    address: (done) => questionPaths.edit(code, done),
    history: (done) => questionPaths.history(code, done),
  });
  return handleForm(args.request, forms, { "version-not-found": null });
}

export default function QuestionHistory() {
  const { code, base, versions, next, replays, done } = useLoaderData<typeof loader>();
  const form = usePageForm();
  return (
    <div className="page-width max-w-4xl py-6">
      <TextLink look="alone" to={questionPaths.edit(code)}>
        Voltar à edição
      </TextLink>
      <PageHeading className="mt-2">
        Histórico da questão <span className="font-mono">{code}</span>
      </PageHeading>
      <FormMessage of={form} earlier={done} className="mt-4" />
      <HistoryList {...{ versions, next, replays, base }} />
    </div>
  );
}
