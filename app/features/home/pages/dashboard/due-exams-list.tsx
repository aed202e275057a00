import { resultPaths, sittingPaths } from "#app/features/assessments/paths.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import type { DueExam, DueWhen } from "../../domain/due-exams.ts";

type Props = { exams: readonly DueExam[]; schoolId: string; isStudent?: boolean };

const titles: Readonly<Record<DueWhen, string>> = {
  now: "Aberto agora",
  today: "Hoje",
  tomorrow: "Amanhã",
  result: "Resultado disponível",
  "to-release": "Encerrado, resultado por liberar",
};

function timesOf({ when, at }: DueExam): string {
  if (at === null) return when === "now" ? ", sem hora para fechar" : "";
  const verb = when === "now" ? "fecha" : when === "today" || when === "tomorrow" ? "abre" : "fechou";
  return `, ${verb} ${formatDateTime(at)}`;
}

function wayOf(
  { id, when }: DueExam,
  { schoolId, isStudent }: Omit<Props, "exams">,
): { to: string; name: string } {
  if (when === "result" || when === "to-release")
    return isStudent
      ? { to: sittingPaths.assessment(schoolId, id), name: "Ver resultado" }
      : { to: resultPaths.results(schoolId, id), name: "Ver resultados" };
  if (!isStudent) return { to: sittingPaths.room(schoolId, id), name: "Acompanhar" };
  return { to: sittingPaths.assessment(schoolId, id), name: when === "now" ? "Fazer agora" : "Ver" };
}

/** Exams that are due, the open ones first. */
export function DueExams({ exams, schoolId, isStudent = false }: Props) {
  if (exams.length === 0) return null;
  return (
    <Section card id="provas" title="Simulados" className="mt-6 border-l-4 border-l-primary">
      <ul className="mt-1 divide-y divide-line">
        {exams.map((exam) => {
          const { to, name } = wayOf(exam, { schoolId, isStudent });
          return (
            <li key={exam.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <div className="min-w-48 flex-1">
                <p className="font-medium break-words">{exam.title}</p>
                <p className="text-sm text-muted">
                  {titles[exam.when]}
                  {timesOf(exam)}
                </p>
              </div>
              <ButtonLink
                look={exam.when === "now" ? "primary" : "secondary"}
                to={to}
                aria-label={`${name}: ${exam.title}`}
              >
                {name}
              </ButtonLink>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
