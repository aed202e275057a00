import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { redirectFor, requireAccess } from "#app/access/require-access.server.ts";
import { OlderLink } from "#app/components/admin/older-link.tsx";
import { ReplyMessage } from "#app/components/ui/reply-message.tsx";
import { editDoneText } from "#app/domain/questions/editing/edit-texts.ts";
import type { KeyEffect } from "#app/domain/questions/editing/key-effect.ts";
import { isAppError } from "#app/errors/app-error.ts";
import { readBefore } from "#app/pages/admin/before.ts";
import { paths } from "#app/paths.ts";
import { readHistory } from "#app/services/questions/read-history.server.ts";
import { restoreVersion } from "#app/services/questions/restore-version.server.ts";
import { undoKey } from "#app/services/questions/undo-key.server.ts";
import { pageTitle } from "#app/text/product.ts";
import { ordOfParams } from "./ord-of-params.ts";
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

/** Why nothing was done yet: a refusal, or what a version's key does to the answers, to be confirmed. */
export type HistoryReply = { message: string | null; version: number | null; effect: KeyEffect | null };

const CHANGED = "Outra pessoa mudou esta questão. Veja abaixo como ela está agora e tente de novo.";

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("admin", args);
  const ord = ordOfParams(args.params);
  const actor = { viewer, requestId: context.requestId };
  const form = await args.request.formData();
  const base = String(form.get("base") ?? "");
  const undoes = form.get("intent") === "undo";
  const [version, replay] = [Number(form.get("version") ?? -1), Number(form.get("replay") ?? -1)];
  const refuse = (message: string, status: number) =>
    json<HistoryReply>({ message, version: null, effect: null }, { status });
  try {
    const outcome = undoes
      ? await undoKey(deps, actor, { ord, replay, base })
      : await restoreVersion(deps, actor, { ord, version, base, confirmed: form.has("confirmed") });
    if (outcome.state === "effect")
      return json<HistoryReply>({ message: null, version, effect: outcome.effect });
    if (outcome.state === "changed") return refuse(CHANGED, 409);
    if (outcome.state === "pictures")
      return refuse(`Esta versão mostra imagens que não existem mais: ${outcome.missing.join(", ")}.`, 409);
    const code = args.params.questionId ?? "";
    if (outcome.state === "saved" && outcome.replay?.finished === false)
      return redirectFor(paths.editQuestion(code, "continua"));
    const done = outcome.state === "same" ? "igual" : undoes ? "desfeita" : "restaurada";
    return redirectFor(paths.questionHistory(code, done));
  } catch (error) {
    if (!isAppError(error) || error.status === 401 || error.code === "question-not-found") throw error;
    return refuse(error.message, error.status);
  }
}

/** Every state a question had by hand, what each changed, and the way back to it. */
export default function QuestionHistory() {
  const { code, base, versions, next, replays, done } = useLoaderData<typeof loader>();
  const reply = useActionData<HistoryReply>();
  const { key } = useLocation();
  return (
    <div className="page-width max-w-4xl py-6">
      <Link
        to={paths.editQuestion(code)}
        className="inline-flex min-h-11 items-center font-semibold text-link underline"
      >
        Voltar à edição
      </Link>
      <h1 className="mt-2 text-2xl font-bold tracking-tight sm:text-3xl">
        Histórico da questão <span className="font-mono">{code}</span>
      </h1>
      {(reply?.message ?? (!reply && done)) && (
        <div className="mt-4" key={key}>
          <ReplyMessage done={!reply}>{reply?.message ?? done}</ReplyMessage>
        </div>
      )}
      {replays.length > 0 && <ReplayList replays={replays} base={base} />}
      <h2 className="mt-6 text-lg font-semibold">Versões</h2>
      {versions.length === 0 ? (
        <p className="card mt-2 px-4 py-8 text-center text-muted">
          Ninguém editou esta questão ainda: ela está como veio da fonte.
        </p>
      ) : (
        <ol className="mt-2 space-y-3">
          {versions.map((version) => (
            <VersionItem
              key={version.version}
              version={version}
              base={base}
              effect={reply?.version === version.version ? reply.effect : null}
            />
          ))}
        </ol>
      )}
      <OlderLink next={next} start="Voltar às mais novas" />
    </div>
  );
}
