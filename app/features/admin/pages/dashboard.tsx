import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { examPaths } from "#app/features/exams/paths.ts";
import { useLiveInbox } from "#app/features/messages/hooks/use-live-inbox.ts";
import { AuditList } from "#app/platform/audit/components/audit-list.tsx";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { AdminFrame } from "#app/platform/page/components/admin-frame.tsx";
import { pageTitle } from "#app/platform/text/product.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { adminPaths } from "../paths.ts";
import { readDashboard } from "../services/read-dashboard.server.ts";
import { Tiles } from "./dashboard/tiles.tsx";

export const meta: MetaFunction = () => [
  { title: pageTitle("Dashboard Admin") },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("admin", args);
  return json({ now: deps.now(), dashboard: await readDashboard(deps) });
}

export default function Dashboard() {
  useLiveInbox();
  const { now, dashboard } = useLoaderData<typeof loader>();
  return (
    <AdminFrame title="Dashboard Admin">
      <Tiles dashboard={dashboard} now={now} />
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={adminPaths.people()}>Buscar pessoas</ButtonLink>
        <ButtonLink look="secondary" to={adminPaths.notices()}>
          Enviar notificação
        </ButtonLink>
        <ButtonLink look="secondary" to={examPaths.import()}>
          Submeter exame
        </ButtonLink>
        <ButtonLink look="secondary" to={examPaths.edit()}>
          Editar exames
        </ButtonLink>
      </div>
      <section aria-labelledby="ultimas" className="mt-8">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="ultimas" className="text-lg font-semibold">
            Últimas mudanças
          </h2>
          <Link
            to={adminPaths.audit()}
            className="inline-flex min-h-11 items-center font-semibold text-link underline"
          >
            Ver a auditoria
          </Link>
        </div>
        <div className="card mt-2 overflow-hidden">
          <AuditList rows={dashboard.audit} empty="Ninguém mudou nada ainda." />
        </div>
      </section>
    </AdminFrame>
  );
}
