import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { adminPaths } from "#app/features/admin/paths.ts";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import { FormMessage, ReplyMessage } from "#app/platform/forms/components/reply-message.tsx";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { Pager } from "#app/platform/lists/components/pager.tsx";
import { readBefore } from "#app/platform/lists/pages/before.ts";
import { AdminFrame } from "#app/platform/page/components/admin-frame.tsx";
import { cleanText } from "#app/platform/text/clean-text.ts";
import { plural } from "#app/platform/text/format.ts";
import { pageTitle } from "#app/platform/text/product.ts";
import { subjectOf } from "../../domain/catalogue/subjects.ts";
import type { ChangeView } from "../../services/catalogue/change-view.ts";
import { changeText } from "../../services/catalogue/change-view.ts";
import { listTopics } from "../../services/catalogue/list-topics.server.ts";
import { continueTopicChange, undoTopicChange } from "../../services/catalogue/undo-topic-change.server.ts";
import { ChangeList, UndoForm } from "./topics/change-list.tsx";
import { RunningChangeCard } from "./topics/running-change-card.tsx";
import { TopicList } from "./topics/topic-list.tsx";
import { LONGEST_SEARCH, TopicSearch } from "./topics/topic-search.tsx";

export const meta: MetaFunction = () => [
  { title: pageTitle("Assuntos") },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("admin", args);
  const { searchParams } = new URL(args.request.url);
  const text = cleanText(searchParams.get("q") ?? "").slice(0, LONGEST_SEARCH);
  const subject = subjectOf(searchParams.get("disciplina") ?? "")?.slug ?? null;
  const before = readBefore(searchParams);
  const done = Number(searchParams.get("feita")) || null;
  return json({ text, ...(await listTopics(deps, { text, subject, before, done })) });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("admin", args);
  const actor = { viewer, requestId: context.requestId };
  const numberOf = (form: SentForm) => form.whole("num") ?? 0;
  return handleForm(args.request, {
    continue: async (form) => {
      const num = await continueTopicChange(deps, actor, form.text("job"));
      return redirectFor(adminPaths.topics(num));
    },
    undo: async (form) => {
      const num = numberOf(form);
      const outcome = await undoTopicChange(deps, actor, { num, base: form.whole("base") ?? -1 });
      if (outcome.state === "undone") return redirectFor(adminPaths.topics(num));
      const message = `Esta mudança não pode ser desfeita antes de outra, mais nova, que depende dela. ${changeText(outcome.on)}. Desfaça aquela primeiro.`;
      return { message, status: 409 };
    },
  });
}

/** With question counts, institutions and changes. */
export default function Topics() {
  const { text, subject, topics, version, changes, next, running, done, ...data } =
    useLoaderData<typeof loader>();
  const form = usePageForm();
  return (
    <AdminFrame title="Assuntos">
      <p className="mt-2 max-w-prose text-muted">
        Escolha um assunto para renomear, juntar a outro ou mudar de disciplina. Antes de valer, você vê
        quantas questões a mudança alcança; depois, pode desfazê-la em{" "}
        <a href="#mudancas" className="text-link underline">
          Mudanças do catálogo
        </a>
        .
      </p>
      <FormMessage of={form} className="mt-4" />
      {running && <RunningChangeCard running={running} />}
      {done && !running && !form.reply && <DoneChange done={done} version={version} />}
      <TopicSearch key={`${text}|${subject}`} text={text} subject={subject} subjects={data.subjects} />
      <TopicList topics={topics} text={text} subjects={data.subjects} />
      <section aria-labelledby="mudancas" className="mt-10">
        <h2 id="mudancas" className="scroll-mt-20 text-lg font-semibold">
          Mudanças do catálogo
        </h2>
        <ChangeList changes={changes} version={version} busy={running !== null} />
        <Pager next={next} />
      </section>
    </AdminFrame>
  );
}

/** With its effect and the undo. */
function DoneChange({ done, version }: { done: ChangeView; version: number }) {
  const reached =
    done.kind === "rename"
      ? `${plural(done.total, "questão mostra", "questões mostram")} o nome.`
      : done.changed === 0
        ? "Nenhuma questão precisou ser reescrita."
        : `${plural(done.changed, "questão foi reescrita", "questões foram reescritas")}.`;
  return (
    <div className="mt-4 space-y-3" key={`${done.num} ${done.state}`}>
      <ReplyMessage done>
        {done.state === "undone"
          ? `Desfeito. ${done.what}: está tudo como antes.`
          : `Pronto. ${done.what}. ${reached}`}
      </ReplyMessage>
      {done.state === "done" && <UndoForm change={done} version={version} busy={false} />}
    </div>
  );
}
