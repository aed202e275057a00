import { Button } from "#app/components/ui/button.tsx";
import { SelectField, TextField } from "#app/components/ui/fields.tsx";
import { Form } from "#app/components/ui/form.tsx";
import { FormMessage } from "#app/components/ui/reply-message.tsx";
import { clockOfMinute, type Hours } from "#app/domain/mentoring/meeting.ts";
import { weekdays } from "#app/domain/mentoring/week-plan.ts";
import { usePageForm } from "#app/hooks/ui/use-form.ts";

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
    <section aria-labelledby="livres" className="card p-4 sm:p-5">
      <h2 id="livres" className="text-lg font-semibold">
        Horários livres
      </h2>
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
    </section>
  );
}
