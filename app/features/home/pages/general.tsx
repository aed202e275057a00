import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { WeekCard } from "#app/features/accounts/components/progress/week-card.tsx";
import { pathFromGeneral } from "#app/platform/access/home-path.ts";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { pageTitle } from "#app/platform/text/product.ts";
import { ContinueCard } from "../components/continue-card.tsx";
import { LevelCard } from "../components/level-card.tsx";
import { PracticeCard } from "../components/practice-card.tsx";
import { SubjectBars } from "../components/subject-bars.tsx";
import { acceptLikelyExam } from "../services/accept-likely-exam.server.ts";
import { homeView } from "../services/home-view.server.ts";
import { markCelebrated } from "../services/mark-celebrated.server.ts";
import { readHome } from "../services/read-home.server.ts";
import { FirstSteps } from "./general/first-steps.tsx";
import { Greeting } from "./general/greeting.tsx";
import { LevelReached } from "./general/level-reached.tsx";
import { ForumCard, NewsCard } from "./general/news.tsx";
import { HomeSuggestions } from "./general/suggestions.tsx";
import { TodayCard } from "./general/today-card.tsx";
import { WeakTopics } from "./general/weak-topics.tsx";

export const meta: MetaFunction = () => [{ title: pageTitle("Início") }];

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("general", args);
  const elsewhere = pathFromGeneral(viewer);
  if (elsewhere) throw redirectFor(elsewhere);
  return homeView(await readHome(deps, viewer), deps.now(), deps.catalogue.current());
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("general", args);
  return handleForm(args.request, {
    "exam-day": async () => ({ done: await acceptLikelyExam(deps, viewer) }),
    celebrated: async () => {
      await markCelebrated(deps, viewer);
      return { done: true };
    },
  });
}

export default function General() {
  const view = useLoaderData<typeof loader>();
  const firstName = useViewer()?.firstName ?? "";
  // Noted as seen at once, and shown until one leaves.
  const [reached] = useState(view.reached);
  const isNew = view.questions === 0;
  const hasToday = view.review !== null || view.track !== null;
  const hasNews = view.event !== null || view.news.length > 0;
  return (
    <div className="page-width py-6 sm:py-8">
      <Greeting view={view} firstName={firstName} />
      {reached && <LevelReached level={reached} />}
      {view.practice && <PracticeCard practice={view.practice} />}
      {hasToday && <TodayCard view={view} isFirst={view.practice === null} />}
      <div className="mt-6 grid gap-4 lg:grid-cols-2 lg:gap-5">
        {view.continuation ? (
          <ContinueCard
            continuation={view.continuation}
            look={hasToday || view.practice ? "secondary" : "primary"}
          />
        ) : (
          <FirstSteps courses={view.courses} />
        )}
        <LevelCard view={view} />
        {view.weakTopics.length > 0 && <WeakTopics topics={view.weakTopics} />}
        {view.subjects.length > 0 && <SubjectBars subjects={view.subjects} />}
        {!isNew && (
          <div className="lg:col-span-2">
            <WeekCard weeks={view.weeks} />
          </div>
        )}
      </div>
      {isNew && <HomeSuggestions suggestions={view.suggestions} isNew={isNew} />}
      <div className={`mt-8 grid gap-4 lg:gap-5 ${hasNews ? "lg:grid-cols-2" : ""}`}>
        {hasNews && <NewsCard {...view} />}
        <ForumCard {...view} />
      </div>
    </div>
  );
}
