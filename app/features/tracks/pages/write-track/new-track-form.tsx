import { institutions } from "#app/features/bank/domain/catalogue/institutions.ts";
import { subjects } from "#app/features/bank/domain/catalogue/subjects.ts";
import { SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";

export type NewTrackField = "titulo" | "codigo" | "exame" | "disciplina";

const choose = { value: "", label: "Escolha" };
const exams = [choose, ...institutions.map(({ code, name }) => ({ value: code, label: name }))];
const subjectOptions = [choose, ...subjects.map(({ slug, name }) => ({ value: slug, label: name }))];

/** The head of a new track; everything else is its text. */
export function NewTrackForm({ form }: { form: FormState<NewTrackField> }) {
  return (
    <Section title="Nova trilha" className="mt-8 max-w-2xl">
      <Form of={form} intent="create" className="card mt-2 space-y-4 p-4">
        <TextField label="Nome" maxLength={120} autoComplete="off" {...form.field("titulo")} />
        <TextField
          label="Código"
          hint="Parte do endereço, como matematica-enem. Não muda depois."
          maxLength={40}
          autoCapitalize="none"
          autoComplete="off"
          {...form.field("codigo")}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField label="Exame" options={exams} {...form.field("exame")} />
          <SelectField label="Disciplina" options={subjectOptions} {...form.field("disciplina")} />
        </div>
        <Button type="submit" pending={form.sending("intent") === "create"}>
          Começar a escrever
        </Button>
      </Form>
    </Section>
  );
}
