import { notebookPaths } from "#app/features/notebooks/paths.ts";
import { schoolPaths } from "#app/features/school/paths.ts";
import { formatAge } from "#app/platform/time/format-date.ts";
import { Section } from "#app/platform/ui/components/section.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { PeopleWeeks, peopleOfWeekText } from "../../components/people-weeks.tsx";
import type { TeacherStartView as Start } from "../../services/read-school-start.server.ts";
import { AttentionList } from "./attention-list.tsx";
import { DueExams } from "./due-exams-list.tsx";
import { LessonWays } from "./lesson-ways.tsx";

type Props = { start: Start; schoolId: string; now: number };

/** Who needs the teacher, and what next; then the classes (R-SCHOOL-16). */
export function TeacherStart({ start, schoolId, now }: Props) {
  return (
    <>
      <DueExams exams={start.exams} schoolId={schoolId} />
      <div className="mt-6 grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr] lg:items-start">
        <AttentionList
          attention={start.attention}
          schoolId={schoolId}
          hasClasses={start.classes.length > 0}
        />
        <div className="space-y-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {start.changed.length > 0 && <Changed changed={start.changed} schoolId={schoolId} now={now} />}
          <OwnClasses classes={start.classes} schoolId={schoolId} />
        </div>
        <LessonWays />
      </div>
    </>
  );
}

function Changed({ changed, schoolId, now }: Pick<Start, "changed"> & { schoolId: string; now: number }) {
  return (
    <Section card id="mudou" title="O que mudou">
      <ul className="mt-1 divide-y divide-line">
        {changed.map(({ id, title, updatedAt }) => (
          <li key={id} className="relative py-3">
            <TextLink look="cover" to={notebookPaths.edit(schoolId, id)}>
              {title}
            </TextLink>
            <p className="text-sm text-muted">caderno alterado {formatAge(updatedAt, now)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function OwnClasses({ classes, schoolId }: Pick<Start, "classes"> & { schoolId: string }) {
  return (
    <Section card id="turmas" title="Minhas turmas">
      {classes.length === 0 ? (
        <p className="mt-2 text-muted">
          Você ainda não está em nenhuma turma. Quem inclui é a coordenação da escola.
        </p>
      ) : (
        <ul className="mt-1 divide-y divide-line">
          {classes.map(({ id, name, year, students, weeks }) => (
            <li key={id} className="py-3">
              <TextLink look="row" to={schoolPaths.class(schoolId, id)}>
                {name}
                <span className="ml-2 font-normal text-muted">{year}</span>
              </TextLink>
              <p className="text-muted">{peopleOfWeekText(weeks, students)}</p>
              {students > 0 && <PeopleWeeks weeks={weeks} />}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
