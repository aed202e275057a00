import { plural } from "#app/platform/text/format.ts";
import type { Streak } from "../../domain/progress/streak.ts";
import { goalShare, WEEKLY_GOAL } from "../../domain/progress/weekly-goal.ts";

function goalText(questions: number): string {
  const left = WEEKLY_GOAL - questions;
  if (left <= 0) return `Meta da semana cumprida: ${plural(questions, "questão", "questões")}.`;
  return `Meta da semana: ${questions} de ${WEEKLY_GOAL} questões`;
}

/** Questions of the week, of the goal. */
export function WeeklyGoal({ questions }: { questions: number }) {
  const text = goalText(questions);
  return (
    <div className="mt-5 border-t border-line pt-4">
      <p className="text-sm text-muted">{text}</p>
      <div
        role="progressbar"
        aria-label="Meta da semana"
        aria-valuenow={Math.min(questions, WEEKLY_GOAL)}
        aria-valuemin={0}
        aria-valuemax={WEEKLY_GOAL}
        aria-valuetext={text}
        className="mt-2 h-2 overflow-hidden rounded-full bg-line"
      >
        <div
          className={`h-full rounded-full ${questions < WEEKLY_GOAL ? "bg-primary" : "bg-success"}`}
          style={{ width: `${goalShare(questions) * 100}%` }}
        />
      </div>
    </div>
  );
}

function pauseText({ weeks, pauses, rested }: Streak): string {
  if (weeks === 0) return "Uma sequência começa com uma questão.";
  if (rested) return "A semana passada foi de descanso, e a sua sequência continua.";
  if (pauses === 0) return "A cada quatro semanas de estudo você ganha uma pausa.";
  return `${plural(pauses, "pausa disponível", "pausas disponíveis")}: uma semana sem questões não quebra a sequência.`;
}

/** Rest is part of studying: what a pause does, without reproach. */
export function Pauses({ streak }: { streak: Streak }) {
  return <p className="mt-2 text-sm text-muted">{pauseText(streak)}</p>;
}
