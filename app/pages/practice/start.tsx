import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { redirectFor, requireAccess } from "#app/access/require-access.server.ts";
import { readStartFields, startChoice } from "#app/domain/practice/start-fields.ts";
import { isAppError } from "#app/errors/app-error.ts";
import { paths } from "#app/paths.ts";
import { listPractice } from "#app/services/practice/list-practice.server.ts";
import { startPractice } from "#app/services/practice/start-practice.server.ts";
import { pageTitle } from "#app/text/product.ts";
import { SessionList } from "./start/session-list.tsx";
import { StartForm, type StartResult } from "./start/start-form.tsx";

export const meta: MetaFunction = () => [
  { title: pageTitle("Praticar") },
  { name: "robots", content: "noindex" },
];

/** Questions that the form proposes, where there are so many. */
const PROPOSED = 20;

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  const { searchParams } = new URL(args.request.url);
  const fields = readStartFields((name) => searchParams.get(name) ?? "");
  const { title, available, sessions } = await listPractice(deps, viewer, fields);
  const count = fields.codes === "" ? Math.min(PROPOSED, available) : available;
  const proposed = { ...fields, count: fields.count || String(Math.max(1, count)) };
  const asked = fields.search !== "" || fields.codes !== "";
  return json({ title, available, fields: proposed, asked, sessions });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  const form = await args.request.formData();
  const fields = readStartFields((name) => String(form.get(name) ?? ""));
  const choice = startChoice(fields);
  if (choice.problem) return json<StartResult>({ fields, problem: choice.problem }, { status: 422 });
  try {
    return redirectFor(paths.practiceSession(await startPractice(deps, viewer, fields, choice)));
  } catch (error) {
    if (!isAppError(error) || error.status === 401 || error.status === 503) throw error;
    const problem = { field: null, message: error.message };
    return json<StartResult>({ fields, problem }, { status: error.status });
  }
}

/** Starting a session of practice over a search or a list, and the sessions there are. */
export default function Practice() {
  const { title, available, fields, asked, sessions } = useLoaderData<typeof loader>();
  const result = useActionData<StartResult>();
  // Who comes without questions in hand comes for the sessions.
  const listsFirst = !asked && !result && sessions.some(({ endedAt }) => endedAt === null);
  return (
    <div className="page-width max-w-3xl py-6">
      <h1 className="text-2xl font-bold">Praticar</h1>
      {listsFirst && <SessionList sessions={sessions} />}
      <StartForm
        key={result ? "posted" : `${fields.search}${fields.codes}${fields.mode}`}
        title={title}
        available={available}
        fields={result?.fields ?? fields}
        problem={result?.problem ?? null}
      />
      {!listsFirst && <SessionList sessions={sessions} />}
    </div>
  );
}
