import { formatNumber, plural } from "#app/platform/text/format.ts";
import { Section } from "#app/platform/ui/components/section.tsx";
import type { WeekTally } from "../domain/week-plan.ts";

function Line({ label, done, of }: { label: string; done: number; of: number }) {
  const share = of === 0 ? 0 : Math.min(1, done / of);
  return (
    <li>
      <div className="flex items-baseline justify-between gap-3">
        <span>{label}</span>
        <span className="font-semibold tabular-nums">
          {formatNumber(done)} de {formatNumber(of)}
        </span>
      </div>
      <div aria-hidden="true" className="mt-1.5 h-2.5 overflow-hidden rounded-full bg-line">
        <div className="h-full rounded-full bg-primary" style={{ width: `${share * 100}%` }} />
      </div>
    </li>
  );
}

function sentence({ tasks, done, late, questions, answered }: WeekTally): string {
  if (tasks === 0) return "Nada foi combinado para esta semana.";
  const kept =
    done === tasks
      ? "Tudo o que foi combinado está feito."
      : `${done} de ${plural(tasks, "tarefa feita", "tarefas feitas")}.`;
  const waiting = late > 0 ? ` ${plural(late, "ficou para trás", "ficaram para trás")}.` : "";
  const more = questions > 0 && answered >= questions ? " A meta de questões foi alcançada." : "";
  return kept + waiting + more;
}

/** Promised against reached, as a sentence and as bars. */
export function PromisedAndReached({ tally }: { tally: WeekTally }) {
  const { tasks, done, minutes, minutesDone, questions, answered } = tally;
  return (
    <Section title="Combinado e feito" id="combinado" card>
      <p className="mt-1 text-muted">{sentence(tally)}</p>
      {tasks > 0 && (
        <ul className="mt-3 space-y-3">
          <Line label="Tarefas" done={done} of={tasks} />
          <Line label="Minutos" done={minutesDone} of={minutes} />
          {questions > 0 && <Line label="Questões respondidas" done={answered} of={questions} />}
        </ul>
      )}
      {questions === 0 && answered > 0 && (
        <p className="mt-3 text-sm text-muted">
          {plural(answered, "questão respondida", "questões respondidas")} na semana.
        </p>
      )}
    </Section>
  );
}
