import { Link } from "@remix-run/react";
import { roleNames } from "#app/features/school/domain/labels.ts";
import { rosterPaths, schoolPaths } from "#app/features/school/paths.ts";
import { JobProgressBar } from "#app/platform/jobs/components/job-progress-bar.tsx";
import { formatNumber, plural } from "#app/platform/text/format.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { PeopleWeeks, peopleOfWeekText } from "../../components/people-weeks.tsx";
import type { ManagementStartView as Start } from "../../services/read-school-start.server.ts";

type Props = { start: Start; schoolId: string };

/** Jobs under way, then a sentence, a chart and a table per area (R-SCHOOL-16). */
export function ManagementStart({ start, schoolId }: Props) {
  const students = start.roles.find(({ role }) => role === "student")?.active ?? 0;
  const { year, count } = start.classes;
  return (
    <>
      {start.jobs.length > 0 && <Jobs jobs={start.jobs} schoolId={schoolId} />}
      <div className="mt-6 grid gap-5 lg:grid-cols-2 lg:items-start">
        <People roles={start.roles} schoolId={schoolId} />
        <section aria-labelledby="semana" className="card p-5">
          <h2 id="semana" className="text-lg font-semibold">
            A semana
          </h2>
          <p className="mt-2">{peopleOfWeekText(start.weeks, students)}</p>
          {students > 0 && <PeopleWeeks weeks={start.weeks} />}
          <p className="mt-4 border-t border-line pt-3">
            <Link
              to={schoolPaths.classes(schoolId)}
              className="inline-flex min-h-11 items-center font-medium text-link underline"
            >
              {count === 0 ? `Criar as turmas de ${year}` : plural(count, "turma", "turmas")}
            </Link>
            {count > 0 && ` em ${year}.`}
          </p>
        </section>
      </div>
    </>
  );
}

function Jobs({ jobs, schoolId }: Pick<Start, "jobs"> & { schoolId: string }) {
  return (
    <section aria-labelledby="andamento" className="card mt-6 border-l-4 border-l-primary p-5">
      <h2 id="andamento" className="text-lg font-semibold">
        Em andamento
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {jobs.map(({ id, title, seen, expected, counted, link }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-48 flex-1">
              <p className="font-medium">{title}</p>
              <JobProgressBar title={title} seen={seen} expected={expected} counted={counted} />
            </div>
            <ButtonLink
              look="secondary"
              to={link ?? schoolPaths.jobs(schoolId)}
              aria-label={`Acompanhar: ${title}`}
            >
              Acompanhar
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function enteredText(roles: Start["roles"]): string {
  const students = roles.find(({ role }) => role === "student");
  if (!students || students.active === 0) return "Nenhum estudante cadastrado ainda.";
  return `${formatNumber(students.entered)} de ${plural(students.active, "estudante já entrou", "estudantes já entraram")}.`;
}

const number = "py-2 pl-3 text-right tabular-nums";

function People({ roles, schoolId }: Pick<Start, "roles"> & { schoolId: string }) {
  return (
    <section aria-labelledby="pessoas" className="card p-5">
      <h2 id="pessoas" className="text-lg font-semibold">
        Pessoas
      </h2>
      <p className="mt-2">{enteredText(roles)}</p>
      <table className="mt-3 w-full text-[0.9375rem]">
        <caption className="sr-only">Pessoas ativas por papel, e quantas já entraram</caption>
        <thead>
          <tr className="border-b border-line text-sm text-muted">
            <th scope="col" className="py-2 text-left font-medium">
              Papel
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-medium">
              Ativas
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-medium">
              Já entraram
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-medium max-sm:sr-only">
              Inativas
            </th>
          </tr>
        </thead>
        <tbody>
          {roles.map(({ role, active, entered, inactive }) => (
            <tr key={role} className="border-b border-line last:border-0">
              <th scope="row" className="w-full py-2 text-left font-normal">
                {roleNames[role]}
                <span aria-hidden="true" className="mt-1 block h-2 overflow-hidden rounded-full bg-line">
                  <span
                    className="block h-full rounded-full bg-primary"
                    style={{ width: `${active === 0 ? 0 : Math.round((100 * entered) / active)}%` }}
                  />
                </span>
              </th>
              <td className={number}>{formatNumber(active)}</td>
              <td className={number}>{formatNumber(entered)}</td>
              <td className={`${number} max-sm:sr-only`}>{formatNumber(inactive)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-4 flex flex-wrap gap-2">
        <ButtonLink to={rosterPaths.import(schoolId)}>Importar pessoas</ButtonLink>
        <ButtonLink look="secondary" to={`${schoolPaths.management(schoolId)}#usuarios`}>
          Gestão Escolar
        </ButtonLink>
      </div>
    </section>
  );
}
