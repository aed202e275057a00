import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { redirectFor, requireAccess } from "#app/access/require-access.server.ts";
import { ReplyMessage } from "#app/components/accounts/reply-message.tsx";
import { AdminFrame } from "#app/components/admin/admin-frame.tsx";
import { changeKind } from "#app/domain/catalogue/topic-request.ts";
import { AppError, isAppError } from "#app/errors/app-error.ts";
import { paths } from "#app/paths.ts";
import { changeTopic } from "#app/services/catalogue/change-topic.server.ts";
import { openTopic } from "#app/services/catalogue/open-topic.server.ts";
import { pageTitle } from "#app/text/product.ts";
import { EffectCard } from "./topic/effect-card.tsx";
import { readTopicFields, topicIdOf } from "./topic/read-topic-form.ts";
import { TopicFacts } from "./topic/topic-facts.tsx";
import { TopicForms } from "./topic/topic-forms.tsx";
import { RunningChangeCard } from "./topics/running-change-card.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? data.topic.name : "Assunto") },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("admin", args);
  const { searchParams } = new URL(args.request.url);
  const fields = readTopicFields((name) => searchParams.get(name));
  const kind = changeKind(fields.kind);
  const id = topicIdOf(args.params);
  const opened = await openTopic(deps, id, kind && { kind, fields });
  // What was merged is found where it went.
  if (opened.topic.id !== id) throw redirectFor(paths.adminTopic(opened.topic.id));
  return json({ ...opened, fields }, { status: opened.problem ? 422 : 200 });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("admin", args);
  const form = await args.request.formData();
  const fields = readTopicFields((name) => form.get(name));
  const kind = changeKind(fields.kind);
  const base = Number(String(form.get("base") ?? "").slice(0, 20));
  try {
    if (!kind) throw new AppError("invalid-body");
    const edit = { topic: topicIdOf(args.params), kind, fields, base };
    const outcome = await changeTopic(deps, { viewer, requestId: context.requestId }, edit);
    if (!outcome.problem) return redirectFor(paths.adminTopics(outcome.change.num));
    return json({ message: outcome.problem.message }, { status: 422 });
  } catch (error) {
    const isShown = isAppError(error) && error.status === 409;
    if (!isShown) throw error;
    return json({ message: error.message }, { status: 409 });
  }
}

/** A topic: what it is, and the three things an admin can do to it, each shown before it is done. */
export default function Topic() {
  const data = useLoaderData<typeof loader>();
  const { topic, address, subject, questions, institutions, choices, version } = data;
  const { running, problem, effect, fields } = data;
  const result = useActionData<{ message: string }>();
  const above = (
    <Link
      to={paths.adminTopicsOf(topic.subject)}
      className="mt-4 inline-flex min-h-11 items-center font-semibold text-link underline"
    >
      Todos os assuntos de {subject}
    </Link>
  );
  return (
    <AdminFrame title={topic.name} above={above}>
      <TopicFacts subject={subject} address={address} questions={questions} institutions={institutions} />
      {result && (
        <div className="mt-4" key={result.message}>
          <ReplyMessage done={false}>{result.message}</ReplyMessage>
        </div>
      )}
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
    </AdminFrame>
  );
}
