import { isoTime } from "#app/platform/time/format-date.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { schoolPaths } from "../../paths.ts";
import type { SchoolAuditView } from "../../services/school-audit-view.server.ts";

function Named({ name, to }: { name: string; to: string | null }) {
  if (!to) return <span className="font-semibold">{name}</span>;
  return <TextLink to={to}>{name}</TextLink>;
}

function Entry({ schoolId, row }: { schoolId: string; row: SchoolAuditView }) {
  const { place, at, who, did, whom, rest, reason, seal } = row;
  const whomAddress =
    (whom?.personId && schoolPaths.person(schoolId, whom.personId)) ||
    (whom?.classId && schoolPaths.class(schoolId, whom.classId)) ||
    null;
  return (
    <li className="px-4 py-3">
      <p className="leading-7 break-words">
        <Named name={who.name} to={who.personId && schoolPaths.person(schoolId, who.personId)} /> {did}
        {whom && (
          <>
            {" "}
            <Named name={whom.name} to={whomAddress} />
          </>
        )}
        {rest}
      </p>
      {reason && <p className="text-sm">Motivo: {reason}</p>}
      <p className="mt-1 text-sm text-muted">
        nº {place} · <time dateTime={isoTime(at)}>{formatDateTime(at)}</time>
        {seal && (
          <>
            {" "}
            · selo <span className="font-mono text-xs">{seal.slice(0, 8)}</span>
          </>
        )}
      </p>
    </li>
  );
}

export function AuditEntries({ schoolId, rows }: { schoolId: string; rows: readonly SchoolAuditView[] }) {
  if (rows.length === 0)
    return (
      <p className="px-4 py-8 text-center text-muted">
        Nada com esses filtros. Tire um deles ou amplie as datas.
      </p>
    );
  return (
    <ol className="divide-y divide-line">
      {rows.map((row) => (
        <Entry key={row.num} schoolId={schoolId} row={row} />
      ))}
    </ol>
  );
}
