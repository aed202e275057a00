import { AreaField } from "#app/platform/forms/components/area-field.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { NOTE_TEXTS, type NoteField } from "../../../domain/reviews/note-fields.ts";

type Sides = { front: string; back: string };

/** Both sides of a card. */
export function NoteSides({ form, sides }: { form: FormState<NoteField>; sides?: Sides }) {
  return (
    <>
      <AreaField
        label="O que lembrar"
        rows={2}
        maxLength={NOTE_TEXTS.front}
        required
        {...form.field("frente", sides?.front ?? "")}
      />
      <AreaField
        label="Resposta"
        rows={3}
        maxLength={NOTE_TEXTS.back}
        required
        {...form.field("verso", sides?.back ?? "")}
      />
    </>
  );
}

export function NewNote({ id, form }: { id: string; form: FormState<NoteField> }) {
  return (
    <Section card id="novo" title="Novo cartão" className="mt-4">
      <FormMessage of={form} className="mt-3" />
      <Form of={form} intent="create" data-place="novo" empties className="mt-3 grid gap-4">
        <input type="hidden" name="cartao" value={id} />
        <NoteSides form={form} />
        <div>
          <Button type="submit" pending={form.sending("intent") === "create"}>
            Guardar cartão
          </Button>
        </div>
      </Form>
    </Section>
  );
}
