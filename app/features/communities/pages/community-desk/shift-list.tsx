import type { SerializeFrom } from "@remix-run/cloudflare";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { plural } from "#app/platform/text/format.ts";
import { formatShift } from "#app/platform/time/format-shift.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Dotted } from "#app/platform/ui/components/dotted.tsx";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { Rows } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { SHIFT, type ShiftField } from "../../domain/shift.ts";
import type { LoadedCommunityAdmin } from "../../services/load-community-admin.server.ts";

type Shift = SerializeFrom<LoadedCommunityAdmin>["shifts"][number];
type Volunteer = Shift["people"][number];

function Confirm({ shift, volunteer }: { shift: Shift; volunteer: Volunteer }) {
  const form = usePageForm({ about: { shift: shift.id, volunteer: volunteer.userId } });
  return (
    <Form of={form} intent="confirm">
      <input type="hidden" name="shift" value={shift.id} />
      <input type="hidden" name="volunteer" value={volunteer.userId} />
      <Button
        type="submit"
        look="quiet"
        pending={form.pending}
        aria-label={`Confirmar a presença de ${volunteer.name}, ${formatShift(shift)}`}
      >
        Confirmar presença
      </Button>
    </Form>
  );
}

function servedText({ answers, served }: Volunteer, isOver: boolean): string {
  if (answers > 0) return plural(answers, "dúvida respondida", "dúvidas respondidas");
  if (served) return "presença confirmada";
  return isOver ? "não respondeu" : "vem";
}

function Cancel({ shift }: { shift: Shift }) {
  const form = usePageForm({ about: { shift: shift.id } });
  return (
    <Form of={form} intent="cancel">
      <input type="hidden" name="shift" value={shift.id} />
      <Button
        type="submit"
        look="quiet"
        pending={form.pending}
        aria-label={`Cancelar o plantão de ${formatShift(shift)}`}
      >
        Cancelar
      </Button>
    </Form>
  );
}

function ShiftLine({ shift, now }: { shift: Shift; now: number }) {
  const isOver = shift.endsAt <= now;
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <div className="min-w-0">
          <p className="font-medium first-letter:uppercase">{formatShift(shift)}</p>
          <Dotted className="text-sm text-muted">
            <span>
              {shift.people.length} de {plural(shift.places, "lugar", "lugares")}
            </span>
            {isOver && <span>terminou</span>}
          </Dotted>
        </div>
        {!isOver && <Cancel shift={shift} />}
      </div>
      {shift.people.length > 0 && (
        <ul className="mt-1">
          {shift.people.map((volunteer) => (
            <li key={volunteer.userId} className="flex min-h-11 flex-wrap items-center gap-x-3">
              <span className="break-words">{volunteer.name}</span>
              <span className="text-sm text-muted">{servedText(volunteer, isOver)}</span>
              {isOver && !volunteer.served && <Confirm shift={shift} volunteer={volunteer} />}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Shifts of the last 30 days and those ahead, with their volunteers. */
export function ShiftList({ shifts, now }: { shifts: readonly Shift[]; now: number }) {
  const ahead = shifts.filter(({ endsAt }) => endsAt > now);
  const over = shifts.filter(({ endsAt }) => endsAt <= now).reverse();
  return (
    <Section className="" title="Plantões" id="plantoes">
      {shifts.length === 0 ? (
        <Empty>Nenhum plantão. Marque o primeiro ao lado.</Empty>
      ) : (
        <Rows className="mt-4 max-h-160 overflow-y-auto">
          {[...ahead, ...over].map((shift) => (
            <ShiftLine key={shift.id} shift={shift} now={now} />
          ))}
        </Rows>
      )}
    </Section>
  );
}

/** Shifts of one or several weeks. */
export function NewShiftsForm({ operation }: { operation: string }) {
  const form = usePageForm<ShiftField>({ intents: ["plan"] });
  return (
    <Section className="" title="Marcar plantões" id="novo-plantao">
      <Form of={form} intent="plan" noValidate className="card mt-4 space-y-4 p-4">
        <input type="hidden" name="operation" value={operation} />
        <TextField label="Dia" type="date" {...form.field("day")} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="Começa às" type="time" {...form.field("from", "19:00")} />
          <TextField label="Termina às" type="time" {...form.field("to", "20:00")} />
          <TextField label="Lugares" inputMode="numeric" {...form.field("places", "3")} />
          <TextField
            label="Por quantas semanas"
            inputMode="numeric"
            hint={`Até ${SHIFT.weeks}, no mesmo dia e hora.`}
            {...form.field("weeks", "1")}
          />
        </div>
        <Button type="submit" pending={form.pending}>
          Marcar
        </Button>
      </Form>
    </Section>
  );
}
