import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/access/require-access.server.ts";
import { NextMeeting } from "#app/components/meetings/next-meeting.tsx";
import { NoteList } from "#app/components/mentoring/note-list.tsx";
import { PromisedAndReached } from "#app/components/mentoring/promised-and-reached.tsx";
import { WeekDays, type WeekTask } from "#app/components/mentoring/week-days.tsx";
import { WeekLinks } from "#app/components/mentoring/week-links.tsx";
import { SchoolFrame } from "#app/components/school/school-frame.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/form.tsx";
import { FormMessage } from "#app/components/ui/reply-message.tsx";
import { readWeek } from "#app/domain/mentoring/week-plan.ts";
import { useForm } from "#app/hooks/ui/use-form.ts";
import { mentoringPaths } from "#app/paths/mentoring.ts";
import { openWeek, tickTask } from "#app/services/mentoring/open-week.server.ts";
import { formatDate } from "#app/text/format.ts";
import { pageTitle } from "#app/text/product.ts";
import { handleForm } from "../handle-form.server.ts";

export const meta: MetaFunction = () => [
  { title: pageTitle("Mentoria") },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("mentoring", args);
  const { searchParams } = new URL(args.request.url);
  return json(await openWeek(deps, viewer, readWeek(searchParams.get("semana"), deps.now())));
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
        <section aria-labelledby="anotacoes" className="card p-4 sm:p-5">
          <h2 id="anotacoes" className="text-lg font-semibold">
            Anotações do mentor
          </h2>
          <NoteList
            notes={notes}
            empty="Nenhuma ainda. O que o seu mentor anotar sobre a sua semana aparece aqui."
          />
        </section>
      </div>
    </SchoolFrame>
  );
}
