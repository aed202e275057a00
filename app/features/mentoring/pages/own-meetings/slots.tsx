import { Form } from "#app/platform/forms/components/form.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import { formatWeekday } from "#app/platform/time/format-shift.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { SlotTime } from "../../components/meeting-time.tsx";

/** Days of a page. */
const MOST_DAYS = 10;

function byDay(starts: readonly number[]): [string, number[]][] {
  const days = new Map<string, number[]>();
  for (const at of starts) {
    const day = formatWeekday(at);
    days.set(day, [...(days.get(day) ?? []), at]);
  }
  return [...days].slice(0, MOST_DAYS);
}

type Props = {
  form: FormState;
  starts: readonly number[];
  minutes: number;
  operation: string;
  /** The meeting that moves. */
  moved: string | undefined;
};

/** Free times by day: each is the button that books it. */
export function Slots({ form, starts, minutes, operation, moved }: Props) {
  if (starts.length === 0)
    return (
      <p className="mt-2 text-muted">
        Nenhum horário livre nas próximas três semanas. Escreva ao seu mentor e peça outros.
      </p>
    );
  return (
    <Form of={form} intent={moved ? "move" : "book"} className="mt-2 space-y-4">
      <input type="hidden" name="operation" value={operation} />
      <input type="hidden" name="minutes" value={minutes} />
      {moved && <input type="hidden" name="meeting" value={moved} />}
      {byDay(starts).map(([day, times]) => (
        <fieldset key={day}>
          <legend className="font-medium first-letter:uppercase">{day}</legend>
          <div className="mt-1 flex flex-wrap gap-2">
            {times.map((at) => (
              <Button key={at} type="submit" look="secondary" name="at" value={at} disabled={form.pending}>
                <SlotTime at={at} />
                <span className="sr-only">, {day}</span>
              </Button>
            ))}
          </div>
        </fieldset>
      ))}
    </Form>
  );
}
