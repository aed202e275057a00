import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useLoaderData, useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { adminPaths } from "#app/features/admin/paths.ts";
import { questionPaths } from "#app/features/questions/paths.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { readBefore } from "#app/platform/lists/pages/before.ts";
import { RichText } from "#app/platform/math/components/rich-text.tsx";
import { AdminFrame } from "#app/platform/page/components/admin-frame.tsx";
import { AdminList } from "#app/platform/page/components/admin-list.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { plural } from "#app/platform/text/format.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Card, Toolbar } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import {
  confirmTopic,
  type QueuedQuestion,
  readTopicQueue,
} from "../../services/review/topic-queue.server.ts";

export const meta = unlistedMeta("Assuntos por confirmar");

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("admin", args);
  return json(await readTopicQueue(deps, readBefore(new URL(args.request.url).searchParams)));
}

export async function action(args: ActionFunctionArgs) {
  const { deps, actor } = requireAccess("admin", args);
  return handleForm(args.request, async (form) => {
    const [code, topic] = [form.text("code", 20), form.whole("topic") ?? -1];
    await confirmTopic(deps, actor, { code, topic });
    return redirect(adminPaths.classify(form.whole("ord") ?? undefined));
  });
}

/** One question at a time: a key or a tap gives it its topic. */
export default function Classify() {
  const { waiting, question } = useLoaderData<typeof loader>();
  const form = usePageForm();
  const waits =
    waiting > 1000 ? "Mais de 1.000 questões esperam" : plural(waiting, "questão espera", "questões esperam");
  return (
    <AdminFrame
      title="Assuntos por confirmar"
      lead={`${waits} um assunto. Enter confirma a primeira proposta, um número escolhe outra e S pula.`}
      form={form}
    >
      {question === null ? (
        <AdminList
          empty={
            waiting === 0 ? (
              "Nenhuma questão aguarda um assunto."
            ) : (
              <>
                Estas foram todas por agora.{" "}
                <TextLink to={adminPaths.classify()}>Voltar às que foram puladas</TextLink>
              </>
            )
          }
        />
      ) : (
        <article key={question.heading.code} className="mt-4 space-y-4">
          <ProposalForm question={question} pending={form.pending} />
          <Card className="">
            <p className="text-sm text-muted">
              <TextLink to={questionPaths.edit(question.heading.code)} className="font-mono">
                {question.heading.code}
              </TextLink>{" "}
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
          </Card>
        </article>
      )}
    </AdminFrame>
  );
}

const typedIn = "input, textarea, select, a, button, [contenteditable]";

/** Enter, digits and S act unless the focus is on a control that handles them itself. */
function useQueueKeys(question: QueuedQuestion, pending: boolean) {
  const list = useRef<HTMLOListElement>(null);
  const navigate = useNavigate();
  const { ord } = question;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (pending || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(typedIn)) return;
      const buttons = list.current?.querySelectorAll<HTMLButtonElement>("button") ?? [];
      const place = event.key === "Enter" ? 0 : Number.parseInt(event.key, 10) - 1;
      const chosen = buttons[place];
      if (event.key.toLowerCase() === "s") navigate(adminPaths.classify(ord));
      else if (chosen) chosen.click();
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [navigate, ord, pending]);
  return list;
}

function ProposalForm({ question, pending }: { question: QueuedQuestion; pending: boolean }) {
  const list = useQueueKeys(question, pending);
  const { ord, proposals, heading } = question;
  return (
    <Form method="post" aria-label={`Assunto de ${heading.code}`} className="card space-y-3 p-4">
      <input type="hidden" name="code" value={heading.code} />
      <input type="hidden" name="ord" value={ord} />
      <ol ref={list} className="grid gap-2 sm:grid-cols-2">
        {proposals.map(({ id, subject, topic, confidence }, at) => (
          <li key={id}>
            <button
              type="submit"
              name="topic"
              value={id}
              disabled={pending}
              className={`flex min-h-12 w-full items-center gap-3 rounded-control border px-3 text-left ${
                at === 0
                  ? "border-primary bg-primary-soft text-primary-strong"
                  : "border-line-strong hover:bg-inset"
              }`}
            >
              <kbd className="font-mono text-sm">{at === 0 ? "Enter" : at + 1}</kbd>
              <span className="min-w-0 flex-1">
                <span className="font-semibold">{topic}</span> <span className="text-sm">{subject}</span>
              </span>
              <span className="text-sm tabular-nums">{Math.round(confidence * 100)} %</span>
            </button>
          </li>
        ))}
      </ol>
      <Toolbar className="">
        <ButtonLink look="secondary" to={adminPaths.classify(ord)}>
          Pular (S)
        </ButtonLink>
        <ButtonLink look="quiet" to={questionPaths.edit(heading.code)}>
          Outro assunto: abrir no editor
        </ButtonLink>
      </Toolbar>
    </Form>
  );
}
