import { Choice } from "#app/platform/forms/components/choices.tsx";
import { Problem, SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { MeetingTime } from "../../components/meeting-time.tsx";
import { MEETING } from "../../domain/meeting.ts";
import type { MeetingView } from "../../services/load-meetings.server.ts";
import type { MeetingField } from "./mentor-meetings-action.server.ts";

const lengths = MEETING.lengths.map((minutes) => ({ value: String(minutes), label: `${minutes} minutos` }));

function DayAndTime({ form }: { form: FormState<MeetingField> }) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <TextField label="Dia" type="date" {...form.field("day")} required />
      <TextField label="Horário (Brasília)" type="time" step={300} {...form.field("clock")} required />
    </div>
  );
}

/** Another time for a meeting. */
export function MoveForm({ form, moved }: { form: FormState<MeetingField>; moved: MeetingView }) {
  return (
    <Section
      className="mt-4"
      title={<>Remarcar com {moved.mentees.map(({ name }) => name).join(", ")}</>}
      id="remarcar"
      card
    >
      <p className="text-muted">
        Hoje está em <MeetingTime at={moved.startsAt} />.
      </p>
      <Form of={form} intent="move" className="mt-3 space-y-3">
        <input type="hidden" name="meeting" value={moved.id} />
        <DayAndTime form={form} />
        <Button type="submit" pending={form.pending}>
          Remarcar
        </Button>
      </Form>
    </Section>
  );
}

type Props = {
  form: FormState<MeetingField>;
  mentees: readonly { id: string; name: string }[];
  operation: string;
};

/** A meeting with one mentee or several. */
export function BookingForm({ form, mentees, operation }: Props) {
  const problem = form.problem("mentees");
  const chosen = form.values("mentees", []);
  if (mentees.length === 0) return null;
  return (
    <Section title="Marcar encontro" id="marcar" card>
      <Form of={form} intent="book" className="mt-3 space-y-3">
        <input type="hidden" name="operation" value={operation} />
        <fieldset aria-describedby={problem ? "com-quem" : undefined}>
          <legend className="mb-1 font-medium">Com quem</legend>
          <div className="grid gap-2">
            {mentees.map(({ id, name }) => (
              <Choice
                key={id}
                type="checkbox"
                name="mentees"
                value={id}
                defaultChecked={chosen.includes(id)}
                aria-invalid={problem ? true : undefined}
              >
                {name}
              </Choice>
            ))}
          </div>
          {problem && <Problem id="com-quem">{problem}</Problem>}
        </fieldset>
        <DayAndTime form={form} />
        <SelectField label="Duração" name="minutes" options={lengths} />
        <Button type="submit" pending={form.pending}>
          Marcar encontro
        </Button>
      </Form>
    </Section>
  );
}
