import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AuditList } from "#app/platform/audit/components/audit-list.tsx";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { OlderLink } from "#app/platform/lists/components/older-link.tsx";
import { readBefore } from "#app/platform/lists/pages/before.ts";
import { AdminFrame } from "#app/platform/page/components/admin-frame.tsx";
import { pageTitle } from "#app/platform/text/product.ts";
import { listAudit } from "../services/list-audit.server.ts";
import { AuditSearch } from "./audit/audit-search.tsx";

export const meta: MetaFunction = () => [
  { title: pageTitle("Auditoria") },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("admin", args);
  const { searchParams } = new URL(args.request.url);
  const text = (name: string) => (searchParams.get(name) ?? "").slice(0, 200);
  const requested = { person: text("pessoa"), action: text("acao"), from: text("de"), until: text("ate") };
  const page = await listAudit(deps, { ...requested, before: readBefore(searchParams) });
  return json({ asked: requested, ...page });
}

/** Newest first; append-only. */
export default function Audit() {
  const { asked, rows, next, unknownPerson } = useLoaderData<typeof loader>();
  const empty = unknownPerson
    ? "Não há conta com esse e-mail ou código."
    : "Nada com esses filtros. Tire um deles ou amplie as datas.";
  return (
    <AdminFrame title="Auditoria">
      <AuditSearch key={JSON.stringify(asked)} asked={asked} />
      <section aria-label="Registros" className="mt-6">
        <div className="card overflow-hidden">
          <AuditList rows={rows} empty={empty} />
        </div>
        <OlderLink next={next} start="Voltar às mais novas" />
      </section>
    </AdminFrame>
  );
}
