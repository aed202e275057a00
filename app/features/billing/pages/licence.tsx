import { json, type LoaderFunctionArgs, type SerializeFrom } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { schoolPaths } from "#app/features/school/paths.ts";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { SchoolFrame, StateChip } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { plural } from "#app/platform/text/format.ts";
import { formatDate } from "#app/platform/time/format-date.ts";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { lastDay } from "../domain/ledger-notices.ts";
import { loadSchoolLicence, type SchoolLicence } from "../services/school-licence.server.ts";

export const meta = unlistedMeta("Licença da escola");

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolManagement", args);
  return json(await loadSchoolLicence(deps, schoolActor(viewer, args.params, context.requestId)));
}

type Group = SerializeFrom<SchoolLicence>["groups"][number];

function Seats({ group: { code, plan, months, seats, taken, endsAt, isOpen, people } }: { group: Group }) {
  const free = Math.max(0, seats - taken);
  return (
    <li className="card p-4">
      <h2 className="flex flex-wrap items-center gap-3 text-lg font-semibold">
        Plano {plan}, {plural(months, "mês", "meses")}
        {!isOpen && <StateChip tone="quiet">encerrado</StateChip>}
      </h2>
      <p className="mt-1">
        {`${taken} de ${plural(seats, "lugar ocupado", "lugares ocupados")}, ${plural(free, "livre", "livres")}.`}
      </p>
      <p className="text-muted">
        {isOpen ? (
          <>
            Código <span className="font-mono">{code}</span>, para usar até {lastDay(endsAt)}. O plano conta
            do dia em que cada pessoa usa o código.
          </>
        ) : (
          "O código não dá mais lugares. Quem tem um fica com ele até o fim do plano."
        )}
      </p>
      {people.length > 0 && (
        <details className="mt-2" open={people.length <= 10}>
          <summary className="min-h-11 cursor-pointer content-center font-semibold text-link">
            De quem são os lugares
          </summary>
          <ul className="divide-y divide-line">
            {people.map(({ id, name, since, isActive }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
                <span className="min-w-0 break-words">
                  {name ?? "Conta excluída"}
                  {name !== null && !isActive && <span className="text-muted"> (já não é da escola)</span>}
                </span>
                <span className="text-sm text-muted">desde {formatDate(since)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

/** The plans that a school's people have by its licence. */
export default function Licence() {
  const { school, groups } = useLoaderData<typeof loader>();
  return (
    <SchoolFrame
      title="Licença"
      facts={school.name}
      back={{ to: schoolPaths.management(school.id), name: "Gestão Escolar" }}
    >
      {groups.length === 0 ? (
        <Empty>A escola não tem lugares de plano. Para ter, fale com o suporte técnico.</Empty>
      ) : (
        <ul className="mt-5 grid items-start gap-4 lg:grid-cols-2">
          {groups.map((group) => (
            <Seats key={group.code} group={group} />
          ))}
        </ul>
      )}
    </SchoolFrame>
  );
}
