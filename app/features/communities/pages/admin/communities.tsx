import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { AdminFrame } from "#app/platform/page/components/admin-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import type { CommunityField } from "../../domain/community-fields.ts";
import { loadCommunities } from "../../services/manage-communities.server.ts";
import { communityForms } from "./communities/communities-action.server.ts";
import { CommunityForm } from "./communities/community-form.tsx";
import { CommunityLines } from "./communities/community-lines.tsx";

const TITLE = "Comunidades";

export const meta = unlistedMeta(TITLE);

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("admin", args);
  return json(await loadCommunities(deps, new URL(args.request.url).searchParams.get("codigo")));
}

export async function action(args: ActionFunctionArgs) {
  const { deps, actor } = requireAccess("admin", args);
  return handleForm<CommunityField>(args.request, communityForms(deps, actor), { "community-taken": "code" });
}

const doneTexts: ReadonlyMap<string | null, string> = new Map([
  ["criada", "Comunidade criada. Você administra; passe o endereço a quem vai participar."],
  ["mudada", "Comunidade guardada."],
  ["encerrada", "Comunidade encerrada. As páginas dela não abrem, até que se reabra."],
  ["reaberta", "Comunidade reaberta, com as pessoas que tinha."],
]);

/** All communities. */
export default function Communities() {
  const { all, edited } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const form = usePageForm({ intents: ["close", "reopen"] });
  return (
    <AdminFrame title={TITLE}>
      <FormMessage of={form} earlier={doneTexts.get(search.get("feito"))} className="mt-4" />
      <CommunityLines all={all} />
      <CommunityForm key={edited?.code ?? `nova-${all.length}`} edited={edited} />
    </AdminFrame>
  );
}
