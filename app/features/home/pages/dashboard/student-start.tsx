import { WeekCard } from "#app/features/accounts/components/progress/week-card.tsx";
import { notebookPaths } from "#app/features/notebooks/paths.ts";
import { practicePaths } from "#app/features/practice/paths.ts";
import { searchPaths } from "#app/features/questions/paths.ts";
import { plural } from "#app/platform/text/format.ts";
import { formatAge } from "#app/platform/time/format-date.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Heading } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { ContinueCard } from "../../components/continue-card.tsx";
import { PracticeCard } from "../../components/practice-card.tsx";
import type { StudentStartView as Start } from "../../services/read-school-start.server.ts";
import { DueExams } from "./due-exams-list.tsx";

type Props = { start: Start; schoolId: string; now: number };

/** Go on, what is new in the notebooks, then the week (R-SCHOOL-16). */
export function StudentStart({ start, schoolId, now }: Props) {
  const { continuation, practice, weeks, going } = start;
  return (
    <>
      <DueExams exams={start.exams} schoolId={schoolId} isStudent />
      {going && <GoOn going={going} schoolId={schoolId} />}
      {practice && <PracticeCard practice={practice} />}
      <div className="mt-6 grid gap-4 lg:grid-cols-2 lg:items-start lg:gap-5">
        <News start={start} schoolId={schoolId} now={now} />
        {continuation ? <ContinueCard continuation={continuation} /> : <FirstQuestion />}
        <WeekCard title="Esta semana" weeks={weeks} />
      </div>
    </>
  );
}

function GoOn({ going, schoolId }: { going: NonNullable<Start["going"]>; schoolId: string }) {
  return (
    <section
      aria-labelledby="caderno"
      className="card mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 border-l-4 border-l-primary p-4 sm:p-5"
    >
      <div className="min-w-0 flex-1 basis-56">
        <Heading id="caderno">Continuar: {going.title}</Heading>
        <p className="mt-0.5 text-sm text-muted">
          {going.read} de {plural(going.sections, "seção lida", "seções lidas")}
        </p>
      </div>
      <ButtonLink to={notebookPaths.notebook(schoolId, going.id)} className="max-sm:w-full">
        Continuar caderno
      </ButtonLink>
    </section>
  );
}

function News({ start, schoolId, now }: Props) {
  const { news, hasNotebooks } = start;
  const nothing = hasNotebooks
    ? "Nada mudou desde que você leu."
    : "Ainda não há cadernos para você. Enquanto isso, pratique em Questões.";
  return (
    <Section card id="novo" title="Novo nos meus cadernos">
      {news.length === 0 ? (
        <p className="mt-2 text-muted">{nothing}</p>
      ) : (
        <ul className="mt-1 divide-y divide-line">
          {news.map(({ id, title, why, updatedAt, sections }) => (
            <li key={id} className="relative py-3">
              <TextLink look="cover" to={notebookPaths.notebook(schoolId, id)}>
                {title}
              </TextLink>
              <p className="text-sm text-muted">
                {why === "new" ? "caderno novo" : `mudou ${formatAge(updatedAt, now)}`} ·{" "}
                {plural(sections, "seção", "seções")}
              </p>
            </li>
          ))}
        </ul>
      )}
      {hasNotebooks && (
        <p className="mt-2">
          <TextLink look="alone" to={notebookPaths.notebooks(schoolId)}>
            Todos os cadernos
          </TextLink>
        </p>
      )}
    </Section>
  );
}

function FirstQuestion() {
  return (
    <Section card title="Comece por uma questão" className="flex h-full flex-col">
      <p className="mt-1 text-muted">
        Escolha a prova ou o assunto que está estudando. A correção sai na hora, e aqui você continua de onde
        parou.
      </p>
      <div className="mt-auto flex flex-wrap gap-2 pt-4">
        <ButtonLink to={searchPaths.search()}>Buscar questões</ButtonLink>
        <ButtonLink look="secondary" to={practicePaths.start()}>
          Praticar
        </ButtonLink>
      </div>
    </Section>
  );
}
