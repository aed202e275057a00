import { AreaField } from "#app/platform/forms/components/area-field.tsx";
import { SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Card } from "#app/platform/ui/components/part.tsx";
import { ColourField } from "../../components/colour-field.tsx";
import { LIST_TEXTS, listVisibilities, visibilityLabels } from "../../domain/list.ts";
import type { ListView } from "../../services/load-list.server.ts";

export type ListField = "nome" | "descricao" | "etiquetas" | "titulo";

const options = listVisibilities.map((value) => ({ value, label: visibilityLabels[value] }));

export function EditList({ list, form }: { list: ListView["list"]; form: FormState<ListField> }) {
  return (
    <Card className="mt-3 space-y-5">
      <Form of={form} intent="edit" className="space-y-4">
        <TextField label="Nome" {...form.field("nome", list.name)} maxLength={LIST_TEXTS.name} required />
        <AreaField
          label="Descrição"
          {...form.field("descricao", list.description)}
          maxLength={LIST_TEXTS.description}
        />
        <TextField
          label="Etiquetas"
          hint="Separadas por vírgula: enem, óptica"
          {...form.field("etiquetas", list.tags.join(", "))}
          maxLength={250}
        />
        <ColourField chosen={list.colour} />
        <SelectField
          label="Quem vê"
          name="quem"
          defaultValue={list.visibility}
          options={options}
          className="max-w-sm"
        />
        <Button type="submit" pending={form.sending("intent") === "edit"}>
          Salvar mudanças
        </Button>
      </Form>
      <Form of={form} className="border-t border-line pt-4">
        <Button type="submit" name="intent" value="delete" look="secondary">
          Apagar a lista
        </Button>
        <p className="mt-1 text-sm text-muted">Dá para desfazer por 30 dias.</p>
      </Form>
    </Card>
  );
}
