import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { useOperation } from "#app/platform/forms/hooks/use-operation.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { formatAge } from "#app/platform/time/format-date.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { PromisedAndReached } from "../components/promised-and-reached.tsx";
import { WeekDays } from "../components/week-days.tsx";
import { WeekLinks } from "../components/week-links.tsx";
import type { TaskField } from "../domain/task.ts";
import { readWeek } from "../domain/week-plan.ts";
import { mentoringPaths } from "../paths.ts";
import { loadMentee } from "../services/load-mentees.server.ts";
import { menteeForms } from "./mentee/mentee-action.server.ts";
import { Notes } from "./mentee/notes.tsx";
import { CopyWeek, NewTaskForm, RemoveTask } from "./mentee/plan-forms.tsx";

export const meta = unlistedMeta<typeof loader>((data) => data?.mentee.name ?? "Mentorado");

function weekIn({ request }: LoaderFunctionArgs, now: number): string {
  return readWeek(new URL(request.url).searchParams.get("semana"), now);
}

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("mentors", args);
  const week = weekIn(args, deps.now());
  const opened = await loadMentee(deps, viewer, { id: args.params.menteeId ?? "", week });
  return json({ ...opened, operation: deps.newId() });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("mentors", args);
  const { origin } = new URL(args.request.url);
  const place = { mentee: args.params.menteeId ?? "", week: weekIn(args, deps.now()), origin };
  return handleForm<TaskField | "content">(args.request, menteeForms(deps, viewer, place), {
    "mentoring-note": "content",
  });
}

/** A mentee as their mentor sees them: the week to plan, how it goes, and notes. */
export default function Mentee() {
  const { mentee, week, today, reasons, lastAnsweredAt, tasks, notes, tally, operation, now } =
    useLoaderData<typeof loader>();
  const other = usePageForm({ intents: ["remove", "copy"] });
  const [newTask, newNote] = [useOperation(operation, tasks), useOperation(operation, notes)];
  const last =
    lastAnsweredAt === null ? "Ainda não respondeu." : `Última resposta ${formatAge(lastAnsweredAt, now)}.`;
  return (
    <SchoolFrame
      title={mentee.name}
      back={{ to: mentoringPaths.mentors(), name: "Meus mentorados" }}
      actions={
        <>
          <ButtonLink look="secondary" to={mentoringPaths.menteeMessages(mentee.id)}>
            Escrever
          </ButtonLink>
          <ButtonLink look="secondary" to={mentoringPaths.tests()}>
            Passar uma lista
          </ButtonLink>
        </>
      }
      facts={reasons.length > 0 ? `${last} Atenção: ${reasons.join("; ")}.` : `${last} Está em dia.`}
    >
      <WeekLinks week={week} />
      <FormMessage of={other} className="mt-3" />
      <WeekDays
        tasks={tasks}
        today={today}
        toolsOf={(task) => task.doneAt === null && <RemoveTask task={task} />}
      />
      {tasks.length === 0 && <CopyWeek operation={operation} />}
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
        <NewTaskForm key={`${week} ${newTask}`} operation={newTask} today={today} />
        <PromisedAndReached tally={tally} />
      </div>
      <Notes key={`${newNote}-notas`} notes={notes} operation={newNote} name={mentee.firstName} />
    </SchoolFrame>
  );
}
