import { adminPaths } from "#app/features/admin/paths.ts";
import { isoTime } from "#app/platform/time/format-date.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { Heading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import type { AuditParty, AuditView } from "../services/audit-view.server.ts";

function Party({ party }: { party: AuditParty }) {
  if (!party.personId) return <span className="font-semibold">{party.name}</span>;
  return <TextLink to={adminPaths.person(party.personId)}>{party.name}</TextLink>;
}

function Entry({ row }: { row: AuditView }) {
  const { at, what, who, whom, changes, reason, requestId } = row;
  return (
    <li className="px-4 py-3">
      <p className="leading-7">
        <span className="font-semibold">{what}</span>: <Party party={whom} />
      </p>
      {changes.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-0.5 text-sm break-words">
          {changes.map(({ what: value, before, after }) => (
            <li key={value} className="min-w-0">
              <span className="text-muted">{value}: </span>
              {before && (
                <>
                  <span className="sr-only">de </span>
                  <del className="text-muted">{before}</del>
                  <span aria-hidden="true"> → </span>
                  <span className="sr-only"> para </span>
                </>
              )}
              <ins className="font-medium no-underline">{after}</ins>
            </li>
          ))}
        </ul>
      )}
      {reason && <p className="mt-1 text-sm">Motivo: {reason}</p>}
      <p className="mt-1 text-sm leading-7 text-muted">
        <time dateTime={isoTime(at)}>{formatDateTime(at)}</time> · por <Party party={who} /> · pedido{" "}
        <span className="font-mono text-xs break-all">{requestId}</span>
      </p>
    </li>
  );
}

export function AuditList({ rows, empty }: { rows: readonly AuditView[]; empty: string }) {
  if (rows.length === 0) return <p className="px-4 py-8 text-center text-muted">{empty}</p>;
  return (
    <ol className="divide-y divide-line">
      {rows.map((row) => (
        <Entry key={row.num} row={row} />
      ))}
    </ol>
  );
}

/** What was done to one object lately. `all`: address of the rest. */
export function AuditHistory(props: { rows: readonly AuditView[]; empty: string; all?: string }) {
  const { rows, empty, all } = props;
  return (
    <section aria-labelledby="historico" className="card overflow-hidden">
      <Heading id="historico" className="px-4 pt-4">
        Histórico
      </Heading>
      <AuditList rows={rows} empty={empty} />
      {all && rows.length > 0 && (
        <p className="border-t border-line px-4 py-1">
          <TextLink to={all} look="alone">
            Ver tudo na auditoria
          </TextLink>
        </p>
      )}
    </section>
  );
}
