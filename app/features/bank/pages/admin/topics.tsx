import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { adminPaths } from "#app/features/admin/paths.ts";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { ReplyMessage } from "#app/platform/forms/components/reply-message.tsx";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { readBefore } from "#app/platform/lists/pages/before.ts";
import { AdminFilter } from "#app/platform/page/components/admin-form.tsx";
import { AdminFrame } from "#app/platform/page/components/admin-frame.tsx";
import { AdminSection } from "#app/platform/page/components/admin-list.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { cleanText } from "#app/platform/text/clean-text.ts";
import { plural } from "#app/platform/text/format.ts";
import { Tabs } from "#app/platform/ui/components/tabs.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { subjectOf } from "../../domain/catalogue/subjects.ts";
import type { ChangeView } from "../../services/catalogue/change-view.ts";
import { changeText } from "../../services/catalogue/change-view.ts";
import { listTopics } from "../../services/catalogue/list-topics.server.ts";
import { continueTopicChange, undoTopicChange } from "../../services/catalogue/undo-topic-change.server.ts";
import { ChangeList, Undo } from "./topics/change-list.tsx";
import { RunningChangeCard } from "./topics/running-change-card.tsx";
import { TopicList } from "./topics/topic-list.tsx";

const LONGEST_SEARCH = 80;

export const meta = unlistedMeta("Assuntos");

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
  const { deps, actor } = requireAccess("admin", args);
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
  const { text, subject, subjects, topics, version, changes, next, running, done } =
    useLoaderData<typeof loader>();
  const form = usePageForm();
  const lead = (
    <>
      Escolha um assunto para renomear, juntar a outro ou mudar de disciplina. Antes de valer, você vê quantas
      questões a mudança alcança; depois, pode desfazê-la em{" "}
      <TextLink href="#mudancas">Mudanças do catálogo</TextLink>.
    </>
  );
  return (
    <AdminFrame title="Assuntos" lead={lead} form={form}>
      {running && <RunningChangeCard running={running} />}
      {done && !running && !form.reply && <DoneChange done={done} version={version} />}
      <AdminFilter label="Buscar assuntos">
        <TextField
          label="Nome do assunto, em todas as disciplinas"
          type="search"
          name="q"
          defaultValue={text}
          maxLength={LONGEST_SEARCH}
          autoComplete="off"
        />
      </AdminFilter>
      <Tabs
        label="Disciplinas"
        tabs={subjects.map(({ slug, name, topics: count }) => ({
          to: adminPaths.topicsOf(slug),
          label: `${name} ${count}`,
          current: text === "" && slug === subject,
        }))}
      />
      <TopicList topics={topics} text={text} subjects={subjects} />
      <AdminSection id="mudancas" title="Mudanças do catálogo">
        <ChangeList changes={changes} next={next} version={version} busy={running !== null} />
      </AdminSection>
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
      {done.state === "done" && <Undo change={done} version={version} busy={false} />}
    </div>
  );
}
