import { Link } from "@remix-run/react";
import { UsersRound } from "lucide-react";
import { Avatar } from "#app/components/accounts/avatar.tsx";
import { PeopleWeeks, peopleOfWeekText } from "#app/components/school/people-weeks.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { notebookPaths } from "#app/paths/notebooks.ts";
import { schoolPaths } from "#app/paths/school.ts";
import type { TeacherStartView as Start } from "#app/services/school/read-school-start.server.ts";
import { formatAge, plural } from "#app/text/format.ts";
import { LessonWays } from "./lesson-ways.tsx";

type Props = { start: Start; schoolId: string; now: number };

/** Who needs the teacher, and what next; then the classes (screens, Part 2). */
export function TeacherStart({ start, schoolId, now }: Props) {
  return (
    <div className="mt-6 grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr] lg:items-start">
      <Attention attention={start.attention} schoolId={schoolId} hasClasses={start.classes.length > 0} />
      <div className="space-y-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {start.changed.length > 0 && <Changed changed={start.changed} schoolId={schoolId} now={now} />}
        <OwnClasses classes={start.classes} schoolId={schoolId} />
      </div>
      <LessonWays />
    </div>
  );
}

type Reason = Start["attention"][number];

function Who({ each }: { each: Reason }) {
  return (
    <span className="block font-semibold">
      {each.reason === "away" && `${each.name}, `}
      <span className="whitespace-nowrap">{each.className}</span>
    </span>
  );
}

function factOf(each: Reason): string {
  if (each.reason === "away") return `não responde há ${plural(each.days, "dia", "dias")}`;
  return plural(
    each.people,
    "estudante ainda não respondeu nenhuma questão",
    "estudantes ainda não responderam nenhuma questão",
  );
}

function Attention({
  attention,
  schoolId,
  hasClasses,
}: Pick<Start, "attention"> & { schoolId: string; hasClasses: boolean }) {
  return (
    <section aria-labelledby="precisa" className="card p-5">
      <h2 id="precisa" className="text-lg font-semibold">
        Quem precisa de mim hoje{attention.length > 0 && ` (${attention.length})`}
      </h2>
      {attention.length === 0 ? (
        <p className="mt-2 text-muted">
          {hasClasses
            ? "Ninguém precisa de você agora. Bom trabalho."
            : "Quem precisa de você aparece aqui quando a coordenação puser você em uma turma."}
        </p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {attention.map((each) => (
            <li
              key={each.reason === "away" ? each.id : each.classId}
              className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 py-3"
            >
              {each.reason === "away" ? (
                <Avatar look={each.look} size={40} />
              ) : (
                <span className="grid size-10 shrink-0 place-items-center rounded-full bg-primary-soft text-primary-strong">
                  <Icon as={UsersRound} size={20} />
                </span>
              )}
              <p className="min-w-40 flex-1">
                <Who each={each} />
                <span className="block text-muted">{factOf(each)}</span>
              </p>
              <ButtonLink
                look="secondary"
                to={schoolPaths.class(schoolId, each.classId)}
                aria-label={`Ver a turma ${each.className}${each.reason === "away" ? `, de ${each.name}` : ""}`}
                className="max-sm:ml-13"
              >
                Ver a turma
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Changed({ changed, schoolId, now }: Pick<Start, "changed"> & { schoolId: string; now: number }) {
  return (
    <section aria-labelledby="mudou" className="card p-5">
      <h2 id="mudou" className="text-lg font-semibold">
        O que mudou
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {changed.map(({ id, title, updatedAt }) => (
          <li key={id} className="relative py-3">
            <Link
              to={notebookPaths.edit(schoolId, id)}
              className="font-semibold break-words text-link no-underline after:absolute after:inset-0 hover:underline"
            >
              {title}
            </Link>
            <p className="text-sm text-muted">caderno alterado {formatAge(updatedAt, now)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnClasses({ classes, schoolId }: Pick<Start, "classes"> & { schoolId: string }) {
  return (
    <section aria-labelledby="turmas" className="card p-5">
      <h2 id="turmas" className="text-lg font-semibold">
        Minhas turmas
      </h2>
      {classes.length === 0 ? (
        <p className="mt-2 text-muted">Você ainda não está em nenhuma turma. A coordenação da escola põe.</p>
      ) : (
        <ul className="mt-1 divide-y divide-line">
          {classes.map(({ id, name, year, students, weeks }) => (
            <li key={id} className="py-3">
              <Link
                to={schoolPaths.class(schoolId, id)}
                className="inline-flex min-h-11 items-center font-semibold text-link no-underline hover:underline"
              >
                {name}
                <span className="ml-2 font-normal text-muted">{year}</span>
              </Link>
              <p className="text-muted">{peopleOfWeekText(weeks, students)}</p>
              {students > 0 && <PeopleWeeks weeks={weeks} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
