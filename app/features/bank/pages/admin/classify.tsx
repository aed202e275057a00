import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { adminPaths } from "#app/features/admin/paths.ts";
import { questionPaths } from "#app/features/questions/paths.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { readBefore } from "#app/platform/lists/pages/before.ts";
import { RichText } from "#app/platform/math/components/rich-text.tsx";
import { AdminFrame } from "#app/platform/page/components/admin-frame.tsx";
import { plural } from "#app/platform/text/format.ts";
import { pageTitle } from "#app/platform/text/product.ts";
import { confirmTopic, readTopicQueue } from "../../services/review/topic-queue.server.ts";
import { ProposalForm } from "./classify/proposal-form.tsx";

export const meta: MetaFunction = () => [
  { title: pageTitle("Assuntos por confirmar") },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("admin", args);
  return json(await readTopicQueue(deps, readBefore(new URL(args.request.url).searchParams)));
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("admin", args);
  return handleForm(args.request, async (form) => {
    const [code, topic] = [form.text("code", 20), form.whole("topic") ?? -1];
    await confirmTopic(deps, { viewer, requestId: context.requestId }, { code, topic });
    return redirect(adminPaths.classify(form.whole("ord") ?? undefined));
  });
}

/** One question at a time: a key or a tap gives it its topic. */
export default function Classify() {
  const { waiting, question } = useLoaderData<typeof loader>();
  const form = usePageForm();
  return (
    <AdminFrame title="Assuntos por confirmar">
      <p className="mt-2 max-w-prose text-muted">
        {waiting > 1000
          ? "Mais de 1.000 questões esperam"
          : `${plural(waiting, "questão espera", "questões esperam")}`}{" "}
        um assunto. Enter confirma a primeira proposta, um número escolhe outra e S pula.
      </p>
      <FormMessage of={form} className="mt-4" />
      {question === null ? (
        <p className="card mt-4 px-4 py-10 text-center text-muted">
          {waiting === 0 ? (
            "Nenhuma questão aguarda um assunto."
          ) : (
            <>
              Estas foram todas por agora.{" "}
              <Link to={adminPaths.classify()} className="text-link underline">
                Voltar às que foram puladas
              </Link>
            </>
          )}
        </p>
      ) : (
        <article key={question.heading.code} className="mt-4 space-y-4">
          <ProposalForm question={question} pending={form.pending} />
          <div className="card p-4">
            <p className="text-sm text-muted">
              <Link to={questionPaths.edit(question.heading.code)} className="font-mono text-link underline">
                {question.heading.code}
              </Link>{" "}
              · {question.heading.exam} · {question.heading.subject}
              {question.skill && ` · ${question.skill}`}
            </p>
            <RichText html={question.statementHtml} className="mt-3" />
            <ol className="mt-3 space-y-1">
              {question.alternatives.map(({ letter, html }) => (
                <li
                  key={letter}
                  className={`flex gap-2 ${letter === question.letter ? "font-semibold" : ""}`}
                >
                  <span>
                    {letter}
                    {letter === question.letter && <span className="sr-only"> (certa)</span>}
                  </span>
                  <RichText html={html} />
                </li>
              ))}
            </ol>
          </div>
        </article>
      )}
    </AdminFrame>
  );
}
