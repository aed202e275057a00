import { useParams } from "@remix-run/react";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { SchoolFrame, StateChip } from "#app/platform/page/components/school-frame.tsx";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { Rows } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { isMissing, scoreInWords } from "../../domain/tasks/essay-board.ts";
import { essayPaths, gradingPaths } from "../../paths.ts";
import type { TaskToWrite } from "../../services/tasks/load-school-essays.server.ts";

type Props = {
  opened: { school: { name: string }; tasks: TaskToWrite[] };
  /** The task of a sheet's code; "": the page was not opened by one. */
  scanned: string;
};

const chips = {
  missing: "a escrever",
  writing: "escrevendo",
  handed: "entregue",
  grading: "em correção",
  returned: "devolvida",
} as const;

/** What a student has to write, and what came of it. */
export function StudentTasks({ opened: { school, tasks }, scanned }: Props) {
  const onPaper = tasks.find(({ id }) => id === scanned);
  const todo = tasks.filter(({ key }) => isMissing(key));
  const done = tasks.filter(({ key }) => !isMissing(key));
  const form = usePageForm({ intents: ["start"] });
  return (
    <SchoolFrame title="Redações" facts={school.name}>
      <FormMessage of={form} className="mt-4" />
      {onPaper && isMissing(onPaper.key) && <PaperTask task={onPaper} />}
      {scanned !== "" && !onPaper && (
        <Empty>A folha que você leu é de uma proposta que não é para você.</Empty>
      )}
      {tasks.length === 0 && (
        <Empty>Nenhuma redação pedida ainda. Quando a escola pedir, o tema e o prazo aparecem aqui.</Empty>
      )}
      <TaskRows id="fazer" title="Para escrever" tasks={todo} />
      <TaskRows id="feitas" title="Entregues" tasks={done} />
    </SchoolFrame>
  );
}

/** The task of the sheet whose code was read, to photograph it at once. */
function PaperTask({ task: { id, title, key, isOpen, essayId } }: { task: TaskToWrite }) {
  const form = usePageForm({ intents: ["start"], about: { tarefa: id, modo: "fotos" } });
  return (
    <Section card title={<>Sua folha: {title ?? "redação marcada"}</>} className="mt-4">
      <p className="mb-3 text-muted">
        {isOpen
          ? "Fotografe a folha escrita, confira se está legível e entregue."
          : "Esta proposta ainda não abriu."}
      </p>
      {isOpen && key === "missing" && (
        <Form of={form} intent="start">
          <input type="hidden" name="tarefa" value={id} />
          <input type="hidden" name="modo" value="fotos" />
          <Button type="submit" pending={form.pending} className="max-sm:w-full">
            Fotografar a folha
          </Button>
        </Form>
      )}
      {essayId !== null && (
        <ButtonLink to={essayPaths.essay(essayId, { modo: "fotos" })} className="max-sm:w-full">
          Fotografar a folha
        </ButtonLink>
      )}
    </Section>
  );
}

function TaskRows({ id, title, tasks }: { id: string; title: string; tasks: readonly TaskToWrite[] }) {
  if (tasks.length === 0) return null;
  return (
    <Section id={id} title={title}>
      <Rows>
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} />
        ))}
      </Rows>
    </Section>
  );
}

function whenInWords({ isOpen, opensAt, dueAt, submittedAt, isLate }: TaskToWrite): string {
  if (submittedAt !== null)
    return `entregue em ${formatDateTime(submittedAt)}${isLate ? ", depois do prazo" : ""}`;
  if (!isOpen) return `abre em ${formatDateTime(opensAt)}`;
  if (dueAt === null) return "sem prazo";
  return isLate
    ? `o prazo era ${formatDateTime(dueAt)}: ainda se entrega, com atraso`
    : `até ${formatDateTime(dueAt)}`;
}

function TaskRow({ task }: { task: TaskToWrite }) {
  const { schoolId = "" } = useParams();
  const { title, note, key, isLate, score } = task;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold break-words">{title ?? "Redação marcada"}</span>
          <StateChip tone={isMissing(key) ? "warning" : "quiet"}>
            {isMissing(key) && isLate ? `${chips[key]}, com atraso` : chips[key]}
          </StateChip>
        </p>
        <p className="text-sm text-muted">
          {whenInWords(task)}
          {task.peers && !task.readsPeers && " · depois, cada um lê duas redações de colegas, sem nomes"}
        </p>
        {note && <p className="mt-1 text-sm break-words whitespace-pre-line">{note}</p>}
        {score && <p className="mt-1 font-semibold tabular-nums">Nota {scoreInWords(score)}</p>}
      </div>
      {task.readsPeers && (
        <ButtonLink to={gradingPaths.schoolQueue(schoolId)} look="secondary" className="max-sm:w-full">
          Ler colegas
        </ButtonLink>
      )}
      <TaskAct task={task} />
    </li>
  );
}

function TaskAct({ task: { id, title, key, isOpen, essayId } }: { task: TaskToWrite }) {
  const form = usePageForm({ intents: ["start"], about: { tarefa: id } });
  if (key === "missing")
    return (
      isOpen && (
        <Form of={form} intent="start" className="max-sm:w-full">
          <input type="hidden" name="tarefa" value={id} />
          <Button
            type="submit"
            pending={form.pending}
            className="max-sm:w-full"
            aria-label={`Escrever: ${title}`}
          >
            Escrever
          </Button>
        </Form>
      )
    );
  if (essayId === null) return null;
  if (key === "writing")
    return (
      <ButtonLink to={essayPaths.essay(essayId)} className="max-sm:w-full" aria-label={`Continuar: ${title}`}>
        Continuar
      </ButtonLink>
    );
  const to = key === "returned" ? gradingPaths.result(essayId) : essayPaths.essay(essayId);
  return (
    <TextLink look="alone" to={to} aria-label={`Abrir: ${title}`}>
      {key === "returned" ? "Ver a correção" : "Ver o que entreguei"}
    </TextLink>
  );
}
