import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { useForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { formatDate } from "#app/platform/time/format-date.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { NextMeeting } from "../components/next-meeting.tsx";
import { NoteList } from "../components/note-list.tsx";
import { PromisedAndReached } from "../components/promised-and-reached.tsx";
import { WeekDays, type WeekTask } from "../components/week-days.tsx";
import { WeekLinks } from "../components/week-links.tsx";
import { readWeek } from "../domain/week-plan.ts";
import { mentoringPaths } from "../paths.ts";
import { loadWeek, tickTask } from "../services/load-week.server.ts";

export const meta = unlistedMeta("Mentoria");

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("mentoring", args);
  const { searchParams } = new URL(args.request.url);
  return json(await loadWeek(deps, viewer, readWeek(searchParams.get("semana"), deps.now())));
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("mentoring", args);
  return handleForm(args.request, {
    tick: async (form) => {
      await tickTask(deps, viewer, { id: form.text("task", 64), done: form.text("done") === "sim" });
      return { done: true };
    },
  });
}

/** The button of one task, in its own form: it works before scripts. */
function Tick({ task }: { task: WeekTask }) {
  const form = useForm({ intents: ["tick"], about: { task: task.id } });
  const done = task.doneAt !== null;
  return (
    <Form of={form} intent="tick">
      <input type="hidden" name="task" value={task.id} />
      <input type="hidden" name="done" value={done ? "nao" : "sim"} />
      <Button type="submit" look={done ? "quiet" : "secondary"} pending={form.pending}>
        {done ? "Desfazer" : "Feita"}
        <span className="sr-only">: {task.title}</span>
      </Button>
      <FormMessage of={form} />
    </Form>
  );
}

/** A mentee's week: tasks, promised against reached, and the mentor's notes. */
export default function MenteeWeek() {
  const { week, today, mentor, meeting, tasks, notes, tally } = useLoaderData<typeof loader>();
  return (
    <SchoolFrame
      title="Mentoria"
      facts={
        mentor
          ? `${mentor.name} acompanha você desde ${formatDate(mentor.since)}.`
          : "Você ainda não tem um mentor. A coordenação escolhe quem vai acompanhar você e avisa por aqui."
      }
      actions={
        <>
          <ButtonLink look="secondary" to={mentoringPaths.tests()}>
            Listas
          </ButtonLink>
          <ButtonLink look="secondary" to={mentoringPaths.messages()}>
            Mensagens
          </ButtonLink>
        </>
      }
    >
      {mentor && <NextMeeting meeting={meeting} />}
      <WeekLinks week={week} />
      <WeekDays tasks={tasks} today={today} toolsOf={(task) => <Tick task={task} />} />
      <div className="mt-6 grid gap-6 lg:grid-cols-2">
        <PromisedAndReached tally={tally} />
        <Section title="Anotações do mentor" id="anotacoes" card>
          <NoteList
            notes={notes}
            empty="Nenhuma ainda. O que o seu mentor anotar sobre a sua semana aparece aqui."
          />
        </Section>
      </div>
    </SchoolFrame>
  );
}
