import { SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import type { WeekTask } from "../../components/week-days.tsx";
import { TASK, type TaskField } from "../../domain/task.ts";
import { weekdays } from "../../domain/week-plan.ts";

const days = weekdays.map((label, day) => ({ value: String(day), label }));

/** Puts a task into the week. */
export function NewTaskForm({ operation, today }: { operation: string; today: number }) {
  const form = usePageForm<TaskField>({ intents: ["task"] });
  const day = String(Math.min(6, Math.max(0, today)));
  return (
    <Section title="Nova tarefa" id="nova-tarefa" card>
      <FormMessage of={form} className="mt-3" />
      <Form of={form} intent="task" noValidate className="mt-3 space-y-3">
        <input type="hidden" name="operation" value={operation} />
        <TextField label="O que fazer" {...form.field("title")} maxLength={TASK.title} />
        <div className="grid gap-3 sm:grid-cols-3">
          <SelectField label="Dia" {...form.field("day", day)} options={days} />
          <TextField label="Minutos" {...form.field("minutes", "30")} inputMode="numeric" />
          <TextField label="Questões" {...form.field("questions")} inputMode="numeric" />
        </div>
        <TextField
          label="Endereço da página"
          {...form.field("link")}
          maxLength={TASK.link}
          hint="Se quiser: uma lista, uma questão, um material daqui."
        />
        <Button type="submit" pending={form.pending}>
          Pôr na semana
        </Button>
      </Form>
    </Section>
  );
}

export function RemoveTask({ task }: { task: WeekTask }) {
  const form = usePageForm({ intents: ["remove"], about: { task: task.id } });
  return (
    <Form of={form} intent="remove" preventScrollReset>
      <input type="hidden" name="task" value={task.id} />
      <Button type="submit" look="quiet" pending={form.pending}>
        Tirar<span className="sr-only">: {task.title}</span>
      </Button>
    </Form>
  );
}

/** In an empty week: the one before once more. */
export function CopyWeek({ operation }: { operation: string }) {
  const form = usePageForm({ intents: ["copy"] });
  return (
    <Form of={form} intent="copy" className="mt-3">
      <input type="hidden" name="operation" value={operation} />
      <Button type="submit" look="secondary" pending={form.pending}>
        Repetir as tarefas da semana anterior
      </Button>
    </Form>
  );
}
