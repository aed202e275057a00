import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { ShieldAlert, ShieldCheck } from "lucide-react";
import { requireAccess } from "#app/access/require-access.server.ts";
import { OlderLink } from "#app/components/admin/older-link.tsx";
import { SchoolFrame } from "#app/components/school/school-frame.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { schoolPaths } from "#app/paths/school.ts";
import { listSchoolAudit, type SchoolAuditPage } from "#app/services/school/list-school-audit.server.ts";
import { schoolActor } from "#app/services/school/school-actor.ts";
import { formatDateTime } from "#app/text/format-time.ts";
import { pageTitle } from "#app/text/product.ts";
import { AuditEntries } from "./audit/audit-entries.tsx";
import { AuditFilters } from "./audit/audit-filters.tsx";
import { readAuditQuestion } from "./audit/read-audit-question.ts";

export const meta: MetaFunction = () => [
  { title: pageTitle("Auditoria da escola") },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolManagement", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const asked = readAuditQuestion(new URL(args.request.url).searchParams);
  return json({ asked, ...(await listSchoolAudit(deps, actor, asked)) });
}

/** Who did what to whom in a school, newest first. */
export default function SchoolAudit() {
  const { asked, school, who, whom, rows, next, check } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  return (
    <SchoolFrame
      title="Auditoria"
      facts={<Seal check={check} />}
      actions={
        <ButtonLink
          look="secondary"
          to={schoolPaths.auditFile(school.id, search.toString())}
          reloadDocument
          download
        >
          Baixar CSV
        </ButtonLink>
      }
    >
      <AuditFilters key={JSON.stringify(asked)} school={school} who={who} whom={whom} asked={asked} />
      <section aria-label="Registros" className="mt-4">
        <div className="card overflow-hidden">
          <AuditEntries schoolId={school.id} rows={rows} />
        </div>
        <OlderLink next={next} start="Voltar aos mais novos" />
      </section>
    </SchoolFrame>
  );
}

/** Whether the chain holds, and since when that is known. */
function Seal({ check }: { check: SchoolAuditPage["check"] }) {
  if (!check) return <>Cada registro recebe um selo; a cadeia é conferida uma vez por dia.</>;
  if (check.holds)
    return (
      <span className="inline-flex items-center gap-1.5">
        <Icon as={ShieldCheck} size={18} /> Registro íntegro até {formatDateTime(check.at)}
      </span>
    );
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-danger">
      <Icon as={ShieldAlert} size={18} /> O registro nº {check.brokenPlace} não confere com o seu selo. Avise
      o suporte.
    </span>
  );
}
