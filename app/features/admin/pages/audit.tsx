import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AuditList } from "#app/platform/audit/components/audit-list.tsx";
import { auditActions } from "#app/platform/audit/domain/audit-actions.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import { Pager } from "#app/platform/lists/components/pager.tsx";
import { readBefore } from "#app/platform/lists/pages/before.ts";
import { AdminFilter } from "#app/platform/page/components/admin-form.tsx";
import { AdminFrame } from "#app/platform/page/components/admin-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { listAudit } from "../services/list-audit.server.ts";

export const meta = unlistedMeta("Auditoria");

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("admin", args);
  const { searchParams } = new URL(args.request.url);
  const text = (name: string) => (searchParams.get(name) ?? "").slice(0, 200);
  const requested = { person: text("pessoa"), action: text("acao"), from: text("de"), until: text("ate") };
  const page = await listAudit(deps, { ...requested, before: readBefore(searchParams) });
  return json({ asked: requested, ...page });
}

const actions = [
  { value: "", label: "Todas" },
  ...Object.entries(auditActions).map(([value, label]) => ({ value, label })),
];

/** Newest first; append-only. */
export default function Audit() {
  const { asked, rows, next, unknownPerson } = useLoaderData<typeof loader>();
  const empty = unknownPerson
    ? "Não há conta com esse e-mail ou código."
    : "Nada com esses filtros. Tire um deles ou amplie as datas.";
  return (
    <AdminFrame title="Auditoria">
      <AdminFilter label="Filtrar a auditoria">
        <TextField
          label="Pessoa (e-mail ou código)"
          name="pessoa"
          defaultValue={asked.person}
          maxLength={200}
          autoComplete="off"
        />
        <SelectField label="Ação" name="acao" options={actions} defaultValue={asked.action} />
        <TextField label="De" name="de" type="date" defaultValue={asked.from} />
        <TextField label="Até" name="ate" type="date" defaultValue={asked.until} />
      </AdminFilter>
      <section aria-label="Registros" className="mt-6">
        <div className="card overflow-hidden">
          <AuditList rows={rows} empty={empty} />
        </div>
        <Pager next={next} />
      </section>
    </AdminFrame>
  );
}
