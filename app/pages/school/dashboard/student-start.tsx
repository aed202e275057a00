import { ContinueCard } from "#app/components/progress/continue-card.tsx";
import { PracticeCard } from "#app/components/progress/practice-card.tsx";
import { WeekCard } from "#app/components/progress/week-card.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { practicePaths } from "#app/paths/practice.ts";
import { searchPaths } from "#app/paths/search.ts";
import type { StudentStartView as Start } from "#app/services/school/read-school-start.server.ts";

/** Go on, then the week (screens, Part 2). */
export function StudentStart({ start }: { start: Start }) {
  const { continuation, practice, weeks } = start;
  return (
    <>
      {practice && <PracticeCard practice={practice} />}
      <div className="mt-6 grid gap-4 lg:grid-cols-2 lg:gap-5">
        {continuation ? <ContinueCard continuation={continuation} /> : <FirstQuestion />}
        <WeekCard title="Esta semana" weeks={weeks} />
      </div>
    </>
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
