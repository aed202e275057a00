import { Link } from "@remix-run/react";
import { AuditList } from "#app/platform/audit/components/audit-list.tsx";
import { adminPaths } from "../../paths.ts";
import type { PersonDetail } from "../../services/read-person.server.ts";

/** Recent audit rows about and by the person. */
export function PersonHistory({ person }: { person: PersonDetail }) {
  return (
    <section aria-labelledby="historico" className="card overflow-hidden">
      <h2 id="historico" className="px-4 pt-4 text-lg font-semibold">
        Histórico
      </h2>
      <AuditList rows={person.audit} empty="Ninguém mudou nada nesta conta." />
      {person.audit.length > 0 && (
        <p className="border-t border-line px-4 py-1">
          <Link
            to={adminPaths.auditOf(person.id)}
            className="inline-flex min-h-11 items-center font-semibold text-link underline"
          >
            Ver tudo na auditoria
          </Link>
        </p>
      )}
    </section>
  );
}
