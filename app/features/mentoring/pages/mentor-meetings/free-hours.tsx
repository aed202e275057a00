import { SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { clockOfMinute, type Hours } from "../../domain/meeting.ts";
import { weekdays } from "../../domain/week-plan.ts";

const days = weekdays.map((label, day) => ({ value: String(day), label }));

function RemoveHours({ hours }: { hours: Hours }) {
  const form = usePageForm({ intents: ["unhours"] });
  return (
    <Form of={form} intent="unhours" preventScrollReset>
      <input type="hidden" name="weekday" value={hours.weekday} />
      <input type="hidden" name="starts" value={hours.starts} />
      <Button type="submit" look="quiet" pending={form.pending}>
        Tirar
        <span className="sr-only">
          : {weekdays[hours.weekday]}, {clockOfMinute(hours.starts)}
        </span>
      </Button>
    </Form>
  );
}

/** The hours of every week that mentees can book. */
export function FreeHours({ hours }: { hours: readonly Hours[] }) {
  const form = usePageForm<"weekday" | "starts" | "ends">({ intents: ["hours"] });
  return (
    <Section title="Horários livres" id="livres" card>
      <p className="mt-1 text-muted">
        Toda semana, no horário de Brasília. Seus mentorados marcam dentro deles.
      </p>
      {hours.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {hours.map((each) => (
            <li
              key={`${each.weekday}-${each.starts}`}
              className="flex items-center justify-between gap-3 py-1"
            >
              <span className="tabular-nums">
                {weekdays[each.weekday]}, {clockOfMinute(each.starts)} às {clockOfMinute(each.ends)}
              </span>
              <RemoveHours hours={each} />
            </li>
          ))}
        </ul>
      )}
      <FormMessage of={form} className="mt-3" />
      <Form of={form} intent="hours" className="mt-3 space-y-3">
        <div className="grid gap-3 sm:grid-cols-3">
          <SelectField label="Dia da semana" {...form.field("weekday", "0")} options={days} />
          <TextField label="Das" type="time" step={1800} {...form.field("starts", "14:00")} required />
          <TextField label="Até" type="time" step={1800} {...form.field("ends", "17:00")} required />
        </div>
        <Button type="submit" look="secondary" pending={form.pending}>
          Abrir horário
        </Button>
      </Form>
    </Section>
  );
}
