import type { ComponentProps } from "react";
import { AreaField } from "#app/platform/forms/components/area-field.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { NoteList } from "../../components/note-list.tsx";
import { LONGEST_MENTOR_NOTE } from "../../domain/task.ts";

type Props = { notes: ComponentProps<typeof NoteList>["notes"]; operation: string; name: string };

/** Notes for a mentee, and a new one. */
export function Notes({ notes, operation, name }: Props) {
  const form = usePageForm<"content">({ intents: ["note"] });
  return (
    <Section className="mt-6" title="Anotações" id="anotacoes" card>
      <FormMessage of={form} className="mt-3" />
      <Form of={form} intent="note" noValidate className="mt-3 space-y-3">
        <input type="hidden" name="operation" value={operation} />
        <AreaField
          label={`Anotação para ${name}`}
          {...form.field("content")}
          maxLength={LONGEST_MENTOR_NOTE}
          hint={`${name} e a coordenação leem o que você anota.`}
        />
        <Button type="submit" pending={form.pending}>
          Anotar
        </Button>
      </Form>
      <NoteList notes={notes} empty="Nenhuma anotação ainda." />
    </Section>
  );
}
