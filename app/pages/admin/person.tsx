import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { redirectFor, requireAccess } from "#app/access/require-access.server.ts";
import { AdminFrame } from "#app/components/admin/admin-frame.tsx";
import { ReplyMessage } from "#app/components/ui/reply-message.tsx";
import { type PersonProblem, personDone, personIntents } from "#app/domain/admin/person-form.ts";
import { AppError, isAppError } from "#app/errors/app-error.ts";
import { paths } from "#app/paths.ts";
import { changeAccess } from "#app/services/admin/change-access.server.ts";
import { endAllSessions } from "#app/services/admin/end-all-sessions.server.ts";
import { readPerson } from "#app/services/admin/read-person.server.ts";
import { resendConfirmation } from "#app/services/admin/resend-confirmation.server.ts";
import { suspendAccount, unsuspendAccount } from "#app/services/admin/suspend-person.server.ts";
import { pageTitle } from "#app/text/product.ts";
import { AccessForm } from "./person/access-form.tsx";
import { PersonFacts } from "./person/person-facts.tsx";
import { PersonHistory } from "./person/person-history.tsx";
import { readPersonForm } from "./person/read-person-form.ts";
import { SessionsCard } from "./person/sessions-card.tsx";
import { SuspensionCard } from "./person/suspension-card.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? data.person.name : "Usuário") },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("admin", args);
  const person = await readPerson(deps, args.params.userId ?? "");
  const done = personDone(new URL(args.request.url).searchParams.get("feito"));
  return json({ person, own: viewer.id === person.id, done });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("admin", args);
  const userId = args.params.userId ?? "";
  const actor = { viewer, requestId: context.requestId };
  const form = await args.request.formData();
  const intent = personIntents.find((each) => each === form.get("intent"));
  if (!intent) throw new AppError("invalid-body");
  const { kept, reason, wanted } = readPersonForm(form);
  const work = {
    access: async () => ((await changeAccess(deps, actor, { userId, ...wanted() })) ? "access" : "same"),
    suspend: () => suspendAccount(deps, actor, { userId, reason }),
    unsuspend: () => unsuspendAccount(deps, actor, { userId, reason }),
    "end-sessions": () => endAllSessions(deps, actor, userId),
    resend: () => resendConfirmation(deps, actor, userId),
  };
  try {
    const said = await work[intent]();
    return redirectFor(paths.adminPerson(userId, typeof said === "string" ? said : intent));
  } catch (error) {
    if (!isAppError(error) || error.code === "user-not-found" || error.status === 401) throw error;
    return json<PersonProblem>({ intent, message: error.message, kept }, { status: error.status });
  }
}

/** One person: what they are, what they may do, and what can be done about it. */
export default function Person() {
  const { person, own, done } = useLoaderData<typeof loader>();
  const problem = useActionData<PersonProblem>();
  const { key } = useLocation();
  return (
    <AdminFrame
      title={person.name}
      above={
        <Link
          to={paths.adminPeople()}
          className="mt-4 -mb-4 inline-flex min-h-11 items-center font-semibold text-link underline"
        >
          Todos os usuários
        </Link>
      }
    >
      {done && !problem && (
        <div className="mt-4" key={key}>
          <ReplyMessage done>{done}</ReplyMessage>
        </div>
      )}
      <PersonFacts person={person} own={own} problem={problem} />
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <AccessForm key={person.version} person={person} own={own} problem={problem} />
        <div className="space-y-6">
          <SuspensionCard key={String(person.suspendedAt)} person={person} own={own} problem={problem} />
          <SessionsCard person={person} own={own} problem={problem} />
          <PersonHistory person={person} />
        </div>
      </div>
    </AdminFrame>
  );
}
