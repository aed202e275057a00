import { WeekChart } from "#app/features/accounts/components/progress/week-chart.tsx";
import type { WeekOfAnswers } from "#app/features/accounts/domain/progress/week-series.ts";
import { formatShare, plural } from "#app/platform/text/format.ts";

/** Below this, counts instead of shares (R-UI-11). */
const SHARE_FROM = 20;

function weekText({ questions, correct }: Pick<WeekOfAnswers, "questions" | "correct">): string {
  if (questions === 0) return "Nenhuma questão respondida nesta semana.";
  const answered = plural(questions, "questão respondida", "questões respondidas");
  const right =
    questions < SHARE_FROM
      ? plural(correct, "certa", "certas")
      : `${formatShare(correct / questions)} certas`;
  return `Nesta semana: ${answered}, ${right}.`;
}

/** The current week in words, then the last ones as a chart. */
export function AnsweredWeeks({ weeks }: { weeks: readonly WeekOfAnswers[] }) {
  return (
    <>
      <p className="mt-2">{weekText(weeks.at(-1) ?? { questions: 0, correct: 0 })}</p>
      <WeekChart weeks={weeks} />
    </>
  );
}
