import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pathFromGeneral } from "#app/access/home-path.ts";
import { redirectFor, requireAccess } from "#app/access/require-access.server.ts";
import { ContinueCard } from "#app/components/progress/continue-card.tsx";
import { LevelCard } from "#app/components/progress/level-card.tsx";
import { PracticeCard } from "#app/components/progress/practice-card.tsx";
import { SubjectBars } from "#app/components/progress/subject-bars.tsx";
import { WeekCard } from "#app/components/progress/week-card.tsx";
import { useViewer } from "#app/hooks/shell/use-viewer.ts";
import { homeView } from "#app/services/progress/home-view.server.ts";
import { readHome } from "#app/services/progress/read-home.server.ts";
import { plural } from "#app/text/format.ts";
import { pageTitle } from "#app/text/product.ts";
import { FirstSteps } from "./general/first-steps.tsx";
import { HomeSuggestions } from "./general/suggestions.tsx";

export const meta: MetaFunction = () => [{ title: pageTitle("Início") }];

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("general", args);
  const elsewhere = pathFromGeneral(viewer);
  if (elsewhere) throw redirectFor(elsewhere);
  return homeView(await readHome(deps, viewer), deps.now(), deps.catalogue.current());
}

function weekText(questions: number): string {
  if (questions === 0) return "A semana está começando: que tal a primeira questão?";
  return `Você respondeu ${plural(questions, "questão", "questões")} nesta semana.`;
}

export default function General() {
  const view = useLoaderData<typeof loader>();
  const firstName = useViewer()?.firstName ?? "";
  const isNew = view.questions === 0;
  return (
    <div className="page-width py-6 sm:py-8">
      <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">
        {isNew ? "Boas-vindas" : "Olá"}, {firstName}
      </h1>
      <p className="mt-1 text-muted">
        {isNew ? "O seu caminho começa por uma questão." : weekText(view.weeks.at(-1)?.questions ?? 0)}
      </p>
      {view.practice && <PracticeCard practice={view.practice} />}
      <div className="mt-6 grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-5">
        <div className="lg:order-2">
          {view.continuation ? (
            <ContinueCard continuation={view.continuation} />
          ) : (
            <FirstSteps courses={view.courses} />
          )}
        </div>
        <LevelCard view={view} />
        {!isNew && (
          <>
            <div className="lg:order-3">
              <WeekCard weeks={view.weeks} />
            </div>
            {view.subjects.length > 0 && (
              <div className="lg:order-4">
                <SubjectBars subjects={view.subjects} />
              </div>
            )}
          </>
        )}
      </div>
      <HomeSuggestions suggestions={view.suggestions} isNew={isNew} />
    </div>
  );
}
