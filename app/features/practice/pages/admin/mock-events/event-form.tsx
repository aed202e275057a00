import { TRAINING, TrainingChoice } from "#app/features/bank/components/training-choice.tsx";
import { SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { AdminForm } from "#app/platform/page/components/admin-form.tsx";
import { AdminSection } from "#app/platform/page/components/admin-list.tsx";
import { type EventFields, LONGEST_MOCK_TITLE } from "../../../domain/mocks/event-fields.ts";

type EventFormProps = { operation: string; templates: readonly { id: string; title: string }[] };

/** Puts an exam into the calendar. `operation`: its id, so that a form sent twice makes one. */
export function EventForm({ operation, templates }: EventFormProps) {
  const form = usePageForm<keyof EventFields | typeof TRAINING>({ intents: ["create"] });
  return (
    <AdminSection title="Marcar um simulado">
      <AdminForm
        of={form}
        label="Novo simulado"
        intent="create"
        sent={{ operation }}
        submit="Marcar simulado"
      >
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
        <TrainingChoice chosen={form.value(TRAINING) === "sim"} />
      </AdminForm>
    </AdminSection>
  );
}
