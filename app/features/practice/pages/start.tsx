import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import { sentForm } from "#app/platform/forms/domain/sent-form.ts";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { readStartFields, type StartProblem, startChoice } from "../domain/start-fields.ts";
import { practicePaths } from "../paths.ts";
import { listPractice } from "../services/list-practice.server.ts";
import { startPractice } from "../services/start-practice.server.ts";
import { SessionList } from "./start/session-list.tsx";
import { StartForm } from "./start/start-form.tsx";

export const meta = unlistedMeta("Praticar");

/** Default number of questions. */
const PROPOSED = 20;

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  const { searchParams } = new URL(args.request.url);
  const fields = readStartFields(sentForm(searchParams).text);
  const { title, available, training, sessions } = await listPractice(deps, viewer, fields);
  const count = fields.codes === "" ? Math.min(PROPOSED, available) : available;
  const proposed = { ...fields, count: fields.count || String(Math.max(1, count)) };
  const hasQuestions = fields.search !== "" || fields.codes !== "";
  return json({ title, available, training, fields: proposed, asked: hasQuestions, sessions });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  return handleForm<StartProblem["field"]>(args.request, async (form) => {
    const fields = readStartFields(form.text);
    const choice = startChoice(fields);
    if (choice.problem) return { problems: { [choice.problem.field]: choice.problem.message } };
    return redirectFor(practicePaths.session(await startPractice(deps, viewer, fields, choice)));
  });
}

export default function Practice() {
  const { title, available, training, fields, asked, sessions } = useLoaderData<typeof loader>();
  const form = usePageForm<StartProblem["field"]>();
  // Without chosen questions the sessions come first.
  const listsFirst = !asked && !form.reply && sessions.some(({ endedAt }) => endedAt === null);
  return (
    <div className="page-width max-w-3xl py-6">
      <PageHeading>Praticar</PageHeading>
      {listsFirst && <SessionList sessions={sessions} />}
      <StartForm
        key={form.reply ? "posted" : `${fields.search}${fields.codes}${fields.mode}${fields.training}`}
        title={title}
        available={available}
        training={training}
        fields={form.reply ? readStartFields((name) => form.latest?.values[name]?.[0] ?? "") : fields}
        form={form}
      />
      {!listsFirst && <SessionList sessions={sessions} />}
    </div>
  );
}
