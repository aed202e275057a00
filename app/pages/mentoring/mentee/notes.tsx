import type { ComponentProps } from "react";
import { NoteList } from "#app/components/mentoring/note-list.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { AreaField } from "#app/components/ui/fields.tsx";
import { Form } from "#app/components/ui/form.tsx";
import { FormMessage } from "#app/components/ui/reply-message.tsx";
import { LONGEST_MENTOR_NOTE } from "#app/domain/mentoring/task.ts";
import { usePageForm } from "#app/hooks/ui/use-form.ts";

type Props = { notes: ComponentProps<typeof NoteList>["notes"]; operation: string; name: string };

/** Notes for a mentee, and a new one. */
export function Notes({ notes, operation, name }: Props) {
  const form = usePageForm<"content">({ intents: ["note"] });
  return (
    <section aria-labelledby="anotacoes" className="card mt-6 p-4 sm:p-5">
      <h2 id="anotacoes" className="text-lg font-semibold">
        Anotações
      </h2>
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
    </section>
  );
}
