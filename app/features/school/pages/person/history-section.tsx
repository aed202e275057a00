import { levelOf } from "#app/features/accounts/domain/progress/level.ts";
import { formatNumber } from "#app/platform/text/format.ts";
import { formatAge, formatDate } from "#app/platform/time/format-date.ts";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { AnsweredWeeks } from "../../components/answered-weeks.tsx";
import { schoolPaths } from "../../paths.ts";
import type { SchoolPersonPage } from "../../services/read-school-person.server.ts";
import { PartOfPerson } from "./person-part.tsx";

type Props = Pick<SchoolPersonPage, "classes" | "person" | "weeks"> & {
  schoolId: string;
  now: number;
  plain?: boolean;
};

/** Classes with their dates, and what the person did last. */
export function HistorySection({ schoolId, classes, person, weeks, now, plain = false }: Props) {
  const { lastSeen, points } = person;
  return (
    <PartOfPerson title="Turmas e atividade" plain={plain}>
      <p className="mt-2 text-muted">
        {lastSeen === null
          ? "Ainda não respondeu a nenhuma questão."
          : `Última questão ${formatAge(lastSeen, now)}; ${formatNumber(points)} pontos, nível ${levelOf(points)}.`}
      </p>
      {lastSeen !== null && <AnsweredWeeks weeks={weeks} />}
      {classes.length === 0 ? (
        <p className="mt-2 text-muted">Sem turma.</p>
      ) : (
        <ul className="mt-3 divide-y divide-line">
          {classes.map(({ id, name, year, since, until, role }) => (
            <li key={`${id} ${until}`} className="py-2">
              <TextLink look="title" to={schoolPaths.class(schoolId, id)}>
                {name} ({year})
              </TextLink>
              <p className="text-sm text-muted">
                {role === "student" ? "Estudante" : "Professor"}, desde {formatDate(since)}
                {until > 0 && `, até ${formatDate(until)}`}
              </p>
            </li>
          ))}
        </ul>
      )}
    </PartOfPerson>
  );
}
