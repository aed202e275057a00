import { Choice } from "#app/platform/forms/components/choices.tsx";
import { SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { LONGEST_EVENT_TITLE, MOST_DAYS } from "../../domain/event.ts";
import { eventPaths } from "../../paths.ts";
import type { LoadedEvent } from "../../services/load-events.server.ts";
import type { EventField } from "./events-action.server.ts";

/** Days with their dates and assessments; an empty line adds one, an emptied one is left out. */
export function DaysForm({ schoolId, event }: { schoolId: string; event: LoadedEvent }) {
  const form = usePageForm<EventField>({ intents: ["days"] });
  const { days, assessments } = event;
  const rows = days.length < MOST_DAYS ? [...days, { title: "", date: null }] : days;
  return (
    <>
      <Form of={form} intent="days" noValidate className="mt-4 max-w-3xl space-y-4">
        <input type="hidden" name="event" value={event.id} />
        <FormMessage of={form} withProblems />
        <TextField label="Título" maxLength={LONGEST_EVENT_TITLE} {...form.field("title", event.title)} />
        {rows.map(({ title, date }, day) => (
          <fieldset key={day} className="card grid gap-3 p-4 sm:grid-cols-3">
            <legend className="sr-only">{title || "Outro dia"}</legend>
            <TextField
              label={title ? `Dia ${day + 1}` : "Outro dia (opcional)"}
              name="day"
              defaultValue={title}
              maxLength={80}
            />
            <TextField label="Data" name="date" type="date" defaultValue={date ?? ""} />
            <SelectField
              label="Simulado (caderno)"
              name="assessment"
              defaultValue={assessments.find((each) => each.day === day)?.id ?? ""}
              options={[
                { value: "", label: "Ainda nenhum" },
                ...assessments.map((each) => ({
                  value: each.id,
                  label: `${each.title} (${each.questions})`,
                })),
              ]}
            />
          </fieldset>
        ))}
        <Choice type="checkbox" name="ranking" value="sim" defaultChecked={event.ranking}>
          Mostrar a classificação em Resultado
        </Choice>
        <Button type="submit" pending={form.pending}>
          Salvar certame
        </Button>
      </Form>
      <Form of={form} intent="delete" action={eventPaths.events(schoolId)} className="mt-6">
        <input type="hidden" name="event" value={event.id} />
        <Button type="submit" look="quiet">
          Excluir certame
        </Button>
      </Form>
    </>
  );
}
