import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { AdminFrame } from "#app/platform/page/components/admin-frame.tsx";
import { pageTitle } from "#app/platform/text/product.ts";
import { personDone } from "../domain/person-done.ts";
import { adminPaths } from "../paths.ts";
import { readPerson } from "../services/read-person.server.ts";
import { AccessForm } from "./person/access-form.tsx";
import { personForms } from "./person/person-action.server.ts";
import { PersonFacts } from "./person/person-facts.tsx";
import { PersonHistory } from "./person/person-history.tsx";
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
  const actor = { viewer, requestId: context.requestId };
  const forms = personForms(deps, actor, args.params.userId ?? "");
  return handleForm(args.request, forms, { "school-not-found": null });
}

export default function Person() {
  const { person, own, done } = useLoaderData<typeof loader>();
  const { reply, pending } = usePageForm();
  return (
    <AdminFrame
      title={person.name}
      above={
        <Link
          to={adminPaths.people()}
          className="mt-4 -mb-4 inline-flex min-h-11 items-center font-semibold text-link underline"
        >
          Todos os usuários
        </Link>
      }
    >
      {!reply && <FormMessage of={{ reply, pending }} earlier={done} className="mt-4" />}
      <PersonFacts person={person} own={own} />
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <AccessForm key={person.version} person={person} own={own} />
        <div className="space-y-6">
          <SuspensionCard key={String(person.suspendedAt)} person={person} own={own} />
          <SessionsCard person={person} own={own} />
          <PersonHistory person={person} />
        </div>
      </div>
    </AdminFrame>
  );
}
