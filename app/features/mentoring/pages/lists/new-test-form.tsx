import { ColourField } from "#app/features/lists/components/colour-field.tsx";
import { LIST_TEXTS } from "#app/features/lists/domain/list.ts";
import { AreaField } from "#app/platform/forms/components/area-field.tsx";
import { SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { plural } from "#app/platform/text/format.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { MOST_TEST_QUESTIONS } from "../../domain/test.ts";

type Offered = { id: string; name: string; size: number };

/** A new test from one of one's lists, from codes, or both. */
export function NewTestForm({ lists }: { lists: readonly Offered[] }) {
  const form = usePageForm<"name" | "codes">({ intents: ["create"] });
  const options = [
    { value: "", label: "Nenhuma" },
    ...lists.map(({ id, name, size }) => ({
      value: id,
      label: `${name} (${plural(size, "questão", "questões")})`,
    })),
  ];
  return (
    <Section className="mt-6" title="Nova lista da mentoria" id="nova-lista" card>
      <FormMessage of={form} className="mt-3" />
      <Form of={form} intent="create" noValidate className="mt-3 space-y-4">
        <TextField label="Nome" {...form.field("name")} maxLength={LIST_TEXTS.name} />
        <SelectField label="Começar por uma lista sua" name="list" options={options} />
        <AreaField
          label="Códigos das questões"
          rows={2}
          hint={`Separados por espaço ou vírgula. Até ${MOST_TEST_QUESTIONS} questões ao todo; as abertas ficam de fora.`}
          {...form.field("codes")}
        />
        <ColourField chosen="azul" />
        <Button type="submit" pending={form.pending}>
          Criar a lista
        </Button>
      </Form>
    </Section>
  );
}
