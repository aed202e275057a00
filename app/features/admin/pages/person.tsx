import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AuditHistory } from "#app/platform/audit/components/audit-list.tsx";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { AdminFrame } from "#app/platform/page/components/admin-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { personDone } from "../domain/person-done.ts";
import { adminPaths } from "../paths.ts";
import { readPerson } from "../services/read-person.server.ts";
import { AccessForm } from "./person/access-form.tsx";
import { personForms } from "./person/person-action.server.ts";
import { PersonFacts } from "./person/person-facts.tsx";
import { SessionsCard } from "./person/sessions-card.tsx";
import { SuspensionCard } from "./person/suspension-card.tsx";

export const meta = unlistedMeta<typeof loader>((data) => data?.person.name ?? "Usuário");

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("admin", args);
  const person = await readPerson(deps, args.params.userId ?? "");
  return json({ person, own: viewer.id === person.id });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, actor } = requireAccess("admin", args);
  const forms = personForms(deps, actor, args.params.userId ?? "");
  return handleForm(args.request, forms, { "school-not-found": null });
}

export default function Person() {
  const { person, own } = useLoaderData<typeof loader>();
  return (
    <AdminFrame
      title={person.name}
      back={{ to: adminPaths.people(), name: "Todos os usuários" }}
      form={usePageForm({ intents: ["resend", "end-sessions", "ask-password"] })}
      done={personDone}
    >
      <PersonFacts person={person} own={own} />
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <AccessForm key={person.version} person={person} own={own} />
        <div className="space-y-6">
          <SuspensionCard key={String(person.suspendedAt)} person={person} own={own} />
          <SessionsCard person={person} own={own} />
          <AuditHistory
            rows={person.audit}
            empty="Ninguém mudou nada nesta conta."
            all={adminPaths.auditOf(person.id)}
          />
        </div>
      </div>
    </AdminFrame>
  );
}
