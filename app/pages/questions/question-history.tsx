import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/access/require-access.server.ts";
import { OlderLink } from "#app/components/admin/older-link.tsx";
import { FormMessage } from "#app/components/ui/reply-message.tsx";
import { editDoneText } from "#app/domain/questions/editing/edit-texts.ts";
import { usePageForm } from "#app/hooks/ui/use-form.ts";
import { readBefore } from "#app/pages/admin/before.ts";
import { questionPaths } from "#app/paths/questions.ts";
import { readHistory } from "#app/services/questions/read-history.server.ts";
import { pageTitle } from "#app/text/product.ts";
import { handleForm } from "../handle-form.server.ts";
import { ordOfParams } from "./ord-of-params.ts";
import { historyForms } from "./question-history/question-history-action.server.ts";
import { ReplayList } from "./question-history/replay-list.tsx";
import { VersionItem } from "./question-history/version-item.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? `Histórico de ${data.code}` : "Histórico da questão") },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("admin", args);
  const { searchParams } = new URL(args.request.url);
  const history = await readHistory(deps, ordOfParams(args.params), readBefore(searchParams));
  return json({ ...history, done: editDoneText(searchParams.get("feito")) });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("admin", args);
  const actor = { viewer, requestId: context.requestId };
  const code = args.params.questionId ?? "";
  const forms = historyForms(deps, actor, { code, ord: ordOfParams(args.params) });
  return handleForm(args.request, forms, { "version-not-found": null });
}

export default function QuestionHistory() {
  const { code, base, versions, next, replays, done } = useLoaderData<typeof loader>();
  const form = usePageForm();
  return (
    <div className="page-width max-w-4xl py-6">
      <Link
        to={questionPaths.edit(code)}
        className="inline-flex min-h-11 items-center font-semibold text-link underline"
      >
        Voltar à edição
      </Link>
      <h1 className="mt-2 text-2xl font-bold tracking-tight sm:text-3xl">
        Histórico da questão <span className="font-mono">{code}</span>
      </h1>
      <FormMessage of={form} earlier={done} className="mt-4" />
      {replays.length > 0 && <ReplayList replays={replays} base={base} />}
      <h2 className="mt-6 text-lg font-semibold">Versões</h2>
      {versions.length === 0 ? (
        <p className="card mt-2 px-4 py-8 text-center text-muted">
          Ninguém editou esta questão ainda: ela está como veio da fonte.
        </p>
      ) : (
        <ol className="mt-2 space-y-3">
          {versions.map((version) => (
            <VersionItem key={version.version} version={version} base={base} />
          ))}
        </ol>
      )}
      <OlderLink next={next} start="Voltar às mais novas" />
    </div>
  );
}
