import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { ShieldAlert, ShieldCheck } from "lucide-react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { Pager } from "#app/platform/lists/components/pager.tsx";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { schoolPaths } from "../paths.ts";
import { mayOpenMessages } from "../services/list-announcements.server.ts";
import { listSchoolAudit, type SchoolAuditPage } from "../services/list-school-audit.server.ts";
import { schoolActor } from "../services/school-actor.ts";
import { AuditEntries } from "./audit/audit-entries.tsx";
import { AuditFilters } from "./audit/audit-filters.tsx";
import { readAuditQuestion } from "./audit/read-audit-question.ts";

export const meta = unlistedMeta("Auditoria da escola");

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolManagement", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const asked = readAuditQuestion(new URL(args.request.url).searchParams);
  const page = await listSchoolAudit(deps, actor, asked);
  return json({ asked, mayOpenMessages: mayOpenMessages(actor), ...page });
}

/** Who did what to whom in a school, newest first. */
export default function SchoolAudit() {
  const {
    asked,
    mayOpenMessages: opensMessages,
    school,
    who,
    whom,
    rows,
    next,
    check,
  } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  return (
    <SchoolFrame
      title="Auditoria"
      facts={<Seal check={check} />}
      actions={
        <>
          {opensMessages && (
            <ButtonLink look="quiet" to={schoolPaths.messagesAudit(school.id)}>
              Mensagens
            </ButtonLink>
          )}
          <ButtonLink
            look="secondary"
            to={schoolPaths.auditFile(school.id, search.toString())}
            reloadDocument
            download
          >
            Baixar CSV
          </ButtonLink>
        </>
      }
    >
      <AuditFilters key={JSON.stringify(asked)} school={school} who={who} whom={whom} asked={asked} />
      <section aria-label="Registros" className="mt-4">
        <div className="card overflow-hidden">
          <AuditEntries schoolId={school.id} rows={rows} />
        </div>
        <Pager next={next} />
      </section>
    </SchoolFrame>
  );
}

/** Whether the hash chain is intact, and when it was last verified. */
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
