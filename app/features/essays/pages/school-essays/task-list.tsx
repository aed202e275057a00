import { assessmentPaths } from "#app/features/assessments/paths.ts";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { SchoolFrame, StateChip } from "#app/platform/page/components/school-frame.tsx";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { whenInWords } from "../../domain/tasks/essay-board.ts";
import { essayPaths, gradingPaths } from "../../paths.ts";
import type { LoadedBoard } from "../../services/tasks/load-school-essays.server.ts";
import type { TaskExtra } from "./school-essays-action.server.ts";

/** The tasks that staff follow, newest first. */
export function TaskList({ opened: { school, tasks } }: { opened: LoadedBoard }) {
  const form = usePageForm<string, TaskExtra>({ intents: ["delete", "restore"] });
  const gone = form.reply?.done ? form.reply.gone : undefined;
  return (
    <SchoolFrame
      title="Redações"
      facts={school.name}
      actions={
        <>
          <ButtonLink look="secondary" to={gradingPaths.schoolQueue(school.id)}>
            Corrigir
          </ButtonLink>
          <ButtonLink to={assessmentPaths.createEssay(school.id)}>Criar Redação</ButtonLink>
        </>
      }
    >
      <Form of={form} intent="restore" className="mt-4 flex flex-wrap items-center gap-2 empty:hidden">
        <FormMessage of={form} />
        {gone && <input type="hidden" name="tarefa" value={gone} />}
        {gone && (
          <Button type="submit" look="quiet">
            Desfazer
          </Button>
        )}
      </Form>
      {tasks.length === 0 && (
        <Empty>
          Nenhuma redação pedida ainda. Crie a primeira: um tema da plataforma ou da escola, as turmas e o
          prazo.
        </Empty>
      )}
      <ul className="card mt-4 divide-y divide-line empty:hidden">
        {tasks.map((task) => (
          <TaskLine key={task.id} schoolId={school.id} task={task} />
        ))}
      </ul>
    </SchoolFrame>
  );
}

type LineProps = { schoolId: string; task: LoadedBoard["tasks"][number] };

function TaskLine({ schoolId, task: { id, title, opensAt, dueAt, readers, peers, classes } }: LineProps) {
  return (
    <li className="px-4 py-2">
      <p className="flex flex-wrap items-center gap-2">
        <TextLink look="row" to={essayPaths.school(schoolId, { tarefa: id })}>
          {title}
        </TextLink>
        {readers === 2 && <StateChip tone="quiet">{peers ? "lida por colegas" : "duas leituras"}</StateChip>}
      </p>
      <p className="text-sm text-muted">
        {classes.map(({ name }) => name).join(", ") || "Estudantes por nome"} ·{" "}
        {whenInWords({ opensAt, dueAt })}
      </p>
    </li>
  );
}
