import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { adminPaths } from "#app/features/admin/paths.ts";
import { AuditHistory } from "#app/platform/audit/components/audit-list.tsx";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { ReadText } from "#app/platform/forms/domain/sent-form.ts";
import { sentForm } from "#app/platform/forms/domain/sent-form.ts";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { AdminFrame } from "#app/platform/page/components/admin-frame.tsx";
import { AdminFacts } from "#app/platform/page/components/admin-list.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { plural } from "#app/platform/text/format.ts";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import type { TopicFields } from "../../domain/catalogue/topic-request.ts";
import { changeKind } from "../../domain/catalogue/topic-request.ts";
import { loadTopic } from "../../services/catalogue/load-topic.server.ts";
import { updateTopic } from "../../services/catalogue/update-topic.server.ts";
import { EffectCard } from "./topic/effect-card.tsx";
import { TopicForms } from "./topic/topic-forms.tsx";
import { RunningChangeCard } from "./topics/running-change-card.tsx";

export const meta = unlistedMeta<typeof loader>((data) => data?.topic.name ?? "Assunto");

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("admin", args);
  const { searchParams } = new URL(args.request.url);
  const fields = readTopicFields(sentForm(searchParams).text);
  const kind = changeKind(fields.kind);
  const id = topicIdOf(args.params);
  const opened = await loadTopic(deps, id, kind && { kind, fields });
  // A merged topic redirects to its current one.
  if (opened.topic.id !== id) throw redirectFor(adminPaths.topic(opened.topic.id));
  return json({ ...opened, fields }, { status: opened.problem ? 422 : 200 });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, actor } = requireAccess("admin", args);
  return handleForm(args.request, async (form) => {
    const fields = readTopicFields(form.text);
    const kind = changeKind(fields.kind);
    if (!kind) throw new AppError("invalid-body");
    const edit = { topic: topicIdOf(args.params), kind, fields, base: form.whole("base") ?? -1 };
    const outcome = await updateTopic(deps, actor, edit);
    if (outcome.problem) return { message: outcome.problem.message };
    return redirectFor(adminPaths.topics(outcome.change.num));
  });
}

export default function Topic() {
  const data = useLoaderData<typeof loader>();
  const { topic, address, subject, questions, institutions, choices, version } = data;
  const { running, problem, effect, fields } = data;
  const form = usePageForm();
  const facts = [
    ["Disciplina", subject],
    [
      "Questões",
      questions === 0 ? (
        "nenhuma"
      ) : (
        <TextLink key="busca" to={address} className="sm:min-h-0" look="alone">
          {plural(questions, "questão", "questões")}
        </TextLink>
      ),
    ],
    ["Onde é usado", institutions.length === 0 ? "em nenhuma instituição" : institutions.join(", ")],
  ] as const;
  return (
    <AdminFrame
      title={topic.name}
      back={{ to: adminPaths.topicsOf(topic.subject), name: `Todos os assuntos de ${subject}` }}
      form={form}
    >
      <AdminFacts facts={facts} />
      {running && <RunningChangeCard running={running} />}
      {effect && (
        <EffectCard
          key={`${version} ${effect.what}`}
          effect={effect}
          fields={fields}
          version={version}
          topicId={topic.id}
        />
      )}
      <TopicForms
        key={`${fields.kind}|${fields.name}|${fields.into}|${fields.subject}`}
        topic={topic}
        choices={choices}
        fields={fields}
        problem={problem}
      />
      <div className="mt-6">
        <AuditHistory rows={data.history} empty="Ninguém mudou este assunto." />
      </div>
    </AdminFrame>
  );
}

/** From query or body. */
function readTopicFields(text: ReadText): TopicFields {
  return { kind: text("acao"), name: text("nome"), into: text("com"), subject: text("para") };
}

/** Throws topic-not-found. */
function topicIdOf(params: Readonly<Record<string, string | undefined>>): number {
  const { topicId = "" } = params;
  if (!/^\d{1,6}$/.test(topicId)) throw new AppError("topic-not-found");
  return Number(topicId);
}
