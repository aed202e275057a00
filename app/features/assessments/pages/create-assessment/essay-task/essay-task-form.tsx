import { LONGEST_TASK_NOTE, PEERS } from "#app/features/essays/domain/tasks/essay-task-limits.ts";
import { essayPaths } from "#app/features/essays/paths.ts";
import type { LoadedEssayTask } from "#app/features/essays/services/tasks/load-essay-task.server.ts";
import { AreaField } from "#app/platform/forms/components/area-field.tsx";
import { Choice } from "#app/platform/forms/components/choices.tsx";
import { Problem, SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { dateTimeValue } from "#app/platform/time/date-field.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import type { EssayTaskPart, TaskForm } from "./task-form.ts";
import { TaskStudents } from "./task-students.tsx";
import { ThemePart } from "./theme-part.tsx";

const FORM = "redacao";

/** One page, top to bottom: what to write on, for whom, when, who grades. */
export function EssayTaskForm({ opened }: { opened: LoadedEssayTask }) {
  const form: TaskForm = usePageForm({ intents: ["task"] });
  const { school, task } = opened;
  return (
    <SchoolFrame
      title={task ? "Editar redação" : "Criar Redação"}
      back={{ to: essayPaths.school(school.id, { tarefa: task?.id }), name: "Redações" }}
      facts="Os estudantes são avisados e escrevem na folha de 30 linhas, ou fotografam a sua."
    >
      <Form of={form} id={FORM} intent="task" className="mt-2 max-w-2xl">
        <FormMessage of={form} />
        {task && <input type="hidden" name="tarefa" value={task.id} />}
        <ThemePart form={form} opened={opened} />
        <ClassesPart form={form} opened={opened} />
        <TimesPart form={form} opened={opened} />
        <GradersPart form={form} opened={opened} />
      </Form>
      <TaskStudents schoolId={school.id} formId={FORM} chosen={task?.people ?? []} />
      <Button type="submit" form={FORM} pending={form.pending} className="mt-6 max-sm:w-full">
        {task ? "Salvar" : "Pedir a redação"}
      </Button>
    </SchoolFrame>
  );
}

function ClassesPart({ form, opened: { classes, task } }: EssayTaskPart) {
  const chosen = form.values("turma", task?.classes ?? []);
  const problem = form.problem("turma");
  return (
    <fieldset className="mt-6">
      <legend className="text-lg font-semibold">Para quem</legend>
      {classes.length === 0 && <p className="text-muted">A escola ainda não tem turmas.</p>}
      <div className="mt-2 grid gap-2 sm:grid-cols-2">
        {classes.map(({ id, name, year }) => (
          <Choice key={id} type="checkbox" name="turma" value={id} defaultChecked={chosen.includes(id)}>
            {name}, {year}
          </Choice>
        ))}
      </div>
      {problem && <Problem id="turma-problema">{problem}</Problem>}
    </fieldset>
  );
}

function TimesPart({ form, opened: { task } }: EssayTaskPart) {
  return (
    <fieldset className="mt-6">
      <legend className="text-lg font-semibold">Quando</legend>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        <TextField
          label="Abre em"
          type="datetime-local"
          {...form.field("abre", dateTimeValue(task?.opensAt ?? null))}
          hint="Em branco: agora. Antes disso ninguém vê o tema."
        />
        <TextField
          label="Prazo"
          type="datetime-local"
          {...form.field("vence", dateTimeValue(task?.dueAt ?? null))}
          hint="Depois dele ainda se entrega, marcado como atraso."
        />
      </div>
      <div className="mt-3">
        <AreaField
          label="Recado aos estudantes (opcional)"
          {...form.field("recado", task?.note ?? "")}
          maxLength={LONGEST_TASK_NOTE}
        />
      </div>
    </fieldset>
  );
}

function GradersPart({ form, opened: { staff, task } }: EssayTaskPart) {
  const chosen = form.values("corretor", task?.graders ?? []);
  return (
    <fieldset className="mt-6">
      <legend className="text-lg font-semibold">Correção</legend>
      <div className="mt-2 max-w-sm">
        <SelectField
          label="Leituras de cada redação"
          name="leituras"
          defaultValue={form.value("leituras", task?.peers ? PEERS : String(task?.readers ?? 1))}
          options={[
            { value: "1", label: "Uma: ela dá a nota" },
            { value: "2", label: "Duas, às cegas, como no ENEM" },
            { value: PEERS, label: "Duas, de colegas, sem nomes" },
          ]}
        />
      </div>
      <details className="mt-2" open={chosen.length > 0}>
        <summary className="flex min-h-11 cursor-pointer items-center font-medium">
          Quem corrige: {chosen.length > 0 ? "só quem está marcado, e a gestão" : "toda a equipe da escola"}
        </summary>
        <div className="grid gap-2 sm:grid-cols-2">
          {staff.map(({ id, name }) => (
            <Choice key={id} type="checkbox" name="corretor" value={id} defaultChecked={chosen.includes(id)}>
              {name}
            </Choice>
          ))}
        </div>
      </details>
    </fieldset>
  );
}
