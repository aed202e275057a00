import { TRAINING, TrainingChoice } from "#app/features/bank/components/training-choice.tsx";
import { SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { type EventFields, LONGEST_MOCK_TITLE } from "../../../domain/mocks/event-fields.ts";

type EventFormProps = { operation: string; templates: readonly { id: string; title: string }[] };

/** Puts an exam into the calendar. `operation`: its id, so that a form sent twice makes one. */
export function EventForm({ operation, templates }: EventFormProps) {
  const form = usePageForm<keyof EventFields | typeof TRAINING>({ intents: ["create"] });
  return (
    <Form
      of={form}
      intent="create"
      noValidate
      aria-label="Novo simulado"
      className="card mt-6 space-y-4 p-4 sm:p-5"
    >
      <input type="hidden" name="operation" value={operation} />
      <h2 className="text-lg font-semibold">Marcar um simulado</h2>
      <FormMessage of={form} withProblems />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Nome"
          required
          maxLength={LONGEST_MOCK_TITLE}
          autoComplete="off"
          hint="Como os estudantes o veem: “Simulado de dezembro: ENEM, 1º dia”."
          {...form.field("title")}
        />
        <SelectField
          label="Modelo da prova"
          hint="As questões são sorteadas agora, as mesmas para todos."
          options={[
            { value: "", label: "Escolha" },
            ...templates.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          {...form.field("template")}
        />
        <TextField
          label="Começa em"
          type="datetime-local"
          required
          hint="Horário de São Paulo."
          {...form.field("from")}
        />
        <TextField
          label="Termina em"
          type="datetime-local"
          required
          hint="Para todos: quem começa depois tem menos tempo."
          {...form.field("until")}
        />
      </div>
      <TrainingChoice chosen={form.value(TRAINING) === "sim"} />
      <Button type="submit" pending={form.sending("intent") === "create"}>
        Marcar simulado
      </Button>
    </Form>
  );
}
