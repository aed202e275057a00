import { Link } from "@remix-run/react";
import { WeekCard } from "#app/features/accounts/components/progress/week-card.tsx";
import { notebookPaths } from "#app/features/notebooks/paths.ts";
import { practicePaths } from "#app/features/practice/paths.ts";
import { searchPaths } from "#app/features/questions/paths.ts";
import { plural } from "#app/platform/text/format.ts";
import { formatAge } from "#app/platform/time/format-date.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { ContinueCard } from "../../components/continue-card.tsx";
import { PracticeCard } from "../../components/practice-card.tsx";
import type { StudentStartView as Start } from "../../services/read-school-start.server.ts";

type Props = { start: Start; schoolId: string; now: number };

/** Go on, what is new in the notebooks, then the week (R-SCHOOL-16). */
export function StudentStart({ start, schoolId, now }: Props) {
  const { continuation, practice, weeks, going } = start;
  return (
    <>
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
        <h2 id="caderno" className="font-semibold break-words">
          Continuar: {going.title}
        </h2>
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
    <section aria-labelledby="novo" className="card p-5">
      <h2 id="novo" className="text-lg font-semibold">
        Novo nos meus cadernos
      </h2>
      {news.length === 0 ? (
        <p className="mt-2 text-muted">{nothing}</p>
      ) : (
        <ul className="mt-1 divide-y divide-line">
          {news.map(({ id, title, why, updatedAt, sections }) => (
            <li key={id} className="relative py-3">
              <Link
                to={notebookPaths.notebook(schoolId, id)}
                className="font-semibold break-words text-link no-underline after:absolute after:inset-0 hover:underline"
              >
                {title}
              </Link>
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
          <Link
            to={notebookPaths.notebooks(schoolId)}
            className="inline-flex min-h-11 items-center font-medium text-link underline-offset-4 hover:underline"
          >
            Todos os cadernos
          </Link>
        </p>
      )}
    </section>
  );
}

function FirstQuestion() {
  return (
    <section aria-labelledby="comecar" className="card flex h-full flex-col p-5">
      <h2 id="comecar" className="text-lg font-semibold">
        Comece por uma questão
      </h2>
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
    </section>
  );
}
