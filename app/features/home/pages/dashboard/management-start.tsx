import { roleNames } from "#app/features/school/domain/labels.ts";
import { rosterPaths, schoolPaths } from "#app/features/school/paths.ts";
import { JobProgressBar } from "#app/platform/jobs/components/job-progress-bar.tsx";
import { formatNumber, plural } from "#app/platform/text/format.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Toolbar } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { Table } from "#app/platform/ui/components/table.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { PeopleWeeks, peopleOfWeekText } from "../../components/people-weeks.tsx";
import type { ManagementStartView as Start } from "../../services/read-school-start.server.ts";
import { DueExams } from "./due-exams-list.tsx";

type Props = { start: Start; schoolId: string };

/** Jobs under way, then a sentence, a chart and a table per area (R-SCHOOL-16). */
export function ManagementStart({ start, schoolId }: Props) {
  const students = start.roles.find(({ role }) => role === "student")?.active ?? 0;
  const { year, count } = start.classes;
  return (
    <>
      <DueExams exams={start.exams} schoolId={schoolId} />
      {start.jobs.length > 0 && <Jobs jobs={start.jobs} schoolId={schoolId} />}
      <div className="mt-6 grid gap-5 lg:grid-cols-2 lg:items-start">
        <People roles={start.roles} schoolId={schoolId} />
        <Section card id="semana" title="A semana">
          <p className="mt-2">{peopleOfWeekText(start.weeks, students)}</p>
          {students > 0 && <PeopleWeeks weeks={start.weeks} />}
          <p className="mt-4 border-t border-line pt-3">
            <TextLink look="alone" to={schoolPaths.classes(schoolId)}>
              {count === 0 ? `Criar as turmas de ${year}` : plural(count, "turma", "turmas")}
            </TextLink>
            {count > 0 && ` em ${year}.`}
          </p>
        </Section>
      </div>
    </>
  );
}

function Jobs({ jobs, schoolId }: Pick<Start, "jobs"> & { schoolId: string }) {
  return (
    <Section card title="Em andamento" className="mt-6 border-l-4 border-l-primary">
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
    </Section>
  );
}

function enteredText(roles: Start["roles"]): string {
  const students = roles.find(({ role }) => role === "student");
  if (!students || students.active === 0) return "Nenhum estudante cadastrado ainda.";
  return `${formatNumber(students.entered)} de ${plural(students.active, "estudante já entrou", "estudantes já entraram")}.`;
}

function People({ roles, schoolId }: Pick<Start, "roles"> & { schoolId: string }) {
  return (
    <Section card id="pessoas" title="Pessoas">
      <p className="mt-2">{enteredText(roles)}</p>
      <Table head={["Papel", "Ativas", "Já entraram", "Inativas"]} numbers>
        {roles.map(({ role, active, entered, inactive }) => (
          <tr key={role}>
            <th scope="row" className="w-full">
              {roleNames[role]}
              <span aria-hidden="true" className="mt-1 block h-2 overflow-hidden rounded-full bg-line">
                <span
                  className="block h-full rounded-full bg-primary"
                  style={{ width: `${active === 0 ? 0 : Math.round((100 * entered) / active)}%` }}
                />
              </span>
            </th>
            <td>{formatNumber(active)}</td>
            <td>{formatNumber(entered)}</td>
            <td>{formatNumber(inactive)}</td>
          </tr>
        ))}
      </Table>
      <Toolbar>
        <ButtonLink to={rosterPaths.import(schoolId)}>Importar pessoas</ButtonLink>
        <ButtonLink look="secondary" to={`${schoolPaths.management(schoolId)}#usuarios`}>
          Gestão Escolar
        </ButtonLink>
      </Toolbar>
    </Section>
  );
}
