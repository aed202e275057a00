import { SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Heading } from "#app/platform/ui/components/part.tsx";
import { eventTemplates, LONGEST_EVENT_TITLE } from "../../domain/event.ts";
import type { EventExtra, EventField } from "./events-action.server.ts";

/** Creates an event by the days of a real exam, and undoes a deletion. */
export function NewExamEvent() {
  const form = usePageForm<EventField>({ intents: ["create"] });
  const deleting = usePageForm<EventField, EventExtra>({ intents: ["delete"] });
  return (
    <>
      <FormMessage of={deleting} className="mt-4" />
      {deleting.reply?.undo && (
        <Form of={deleting} intent="restore" className="mt-2">
          <input type="hidden" name="event" value={deleting.reply.undo} />
          <Button type="submit" look="secondary">
            Desfazer
          </Button>
        </Form>
      )}
      <Form of={form} intent="create" noValidate className="card mt-4 max-w-2xl space-y-4 p-4 sm:p-5">
        <Heading>Novo certame</Heading>
        <FormMessage of={form} withProblems />
        <TextField label="Título" maxLength={LONGEST_EVENT_TITLE} {...form.field("title")} />
        <SelectField
          label="Modelo"
          name="template"
          options={eventTemplates.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Button type="submit" pending={form.pending}>
          Criar certame
        </Button>
      </Form>
    </>
  );
}
