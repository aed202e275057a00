import type { ReactNode } from "react";
import { plural } from "#app/platform/text/format.ts";
import { Dotted } from "#app/platform/ui/components/dotted.tsx";
import { OrderedRows, SubHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { weekdays } from "../domain/week-plan.ts";

export type WeekTask = {
  id: string;
  day: number;
  title: string;
  minutes: number;
  questions: number;
  link: string | null;
  doneAt: number | null;
};

type Props = { tasks: readonly WeekTask[]; today: number; toolsOf: (task: WeekTask) => ReactNode };

function TaskLine({ task, late, tools }: { task: WeekTask; late: boolean; tools: ReactNode }) {
  const { title, minutes, questions, link, doneAt } = task;
  const words = doneAt === null ? "" : "text-muted line-through";
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-48">
        {link ? (
          <TextLink look="row" to={link} className={words}>
            {title}
          </TextLink>
        ) : (
          <p className={`font-medium break-words ${words}`}>{title}</p>
        )}
        <Dotted className="text-sm text-muted">
          <span>{plural(minutes, "minuto", "minutos")}</span>
          {questions > 0 && <span>{plural(questions, "questão", "questões")}</span>}
          {doneAt !== null && <span>feita</span>}
          {late && <span className="text-warning">atrasada</span>}
        </Dotted>
      </div>
      {tools}
    </li>
  );
}

/** The seven days of a week with their tasks. */
export function WeekDays({ tasks, today, toolsOf }: Props) {
  return (
    <OrderedRows className="mt-4">
      {weekdays.map((name, day) => {
        const own = tasks.filter((task) => task.day === day);
        return (
          <li key={name} className={`px-4 py-2 sm:flex sm:gap-4 ${day === today ? "bg-primary-soft" : ""}`}>
            <SubHeading className="w-28 shrink-0 pt-2 first-letter:uppercase">
              {name}
              {day === today && <span className="font-normal text-muted"> (hoje)</span>}
            </SubHeading>
            {own.length === 0 ? (
              <p className="py-2 text-muted">Nenhuma tarefa.</p>
            ) : (
              <ul className="min-w-0 flex-1 divide-y divide-line">
                {own.map((task) => (
                  <TaskLine
                    key={task.id}
                    task={task}
                    late={task.doneAt === null && day < today}
                    tools={toolsOf(task)}
                  />
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </OrderedRows>
  );
}
