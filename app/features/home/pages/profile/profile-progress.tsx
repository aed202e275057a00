import { WeekCard } from "#app/features/accounts/components/progress/week-card.tsx";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { LevelCard } from "../../components/level-card.tsx";
import { SubjectBars } from "../../components/subject-bars.tsx";
import type { VisibleProfile } from "../../services/profile-view.server.ts";
import { RecentAnswers } from "./recent-answers.tsx";

export function ProfileProgress({ profile }: { profile: VisibleProfile }) {
  const { statistics, answers, firstName } = profile;
  const isOwn = profile.kind === "own";
  if (!statistics && !answers) return <Empty>{firstName} não mostra estatísticas nem respostas.</Empty>;
  const hasAnswers = (statistics?.questions ?? 0) > 0;
  return (
    <div className="mt-6 grid items-start gap-4 lg:grid-cols-2 lg:gap-5">
      {statistics && (
        <div className="grid gap-4 lg:gap-5">
          <LevelCard view={statistics} isOwn={isOwn} />
          {statistics.subjects.length > 0 && (
            <SubjectBars
              subjects={statistics.subjects}
              title={isOwn ? "Suas disciplinas" : "Disciplinas"}
              hint="Da mais respondida à menos respondida"
            />
          )}
        </div>
      )}
      <div className="grid gap-4 lg:gap-5">
        {statistics && hasAnswers && (
          <WeekCard weeks={statistics.weeks} title={isOwn ? "Suas semanas" : "Semanas de estudo"} />
        )}
        {answers && (answers.length > 0 || isOwn) && <RecentAnswers answers={answers} />}
      </div>
    </div>
  );
}
