import type { SerializeFrom } from "@remix-run/cloudflare";
import { ThreadLines } from "#app/features/forum/pages/thread-lines.tsx";
import { forumPaths } from "#app/features/forum/paths.ts";
import { Form } from "#app/platform/forms/components/form.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { plural } from "#app/platform/text/format.ts";
import { formatHours } from "#app/platform/time/format-hours.ts";
import { formatShift } from "#app/platform/time/format-shift.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Dotted } from "#app/platform/ui/components/dotted.tsx";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { Row, Rows } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import type { LoadedVolunteer } from "../../services/volunteer.server.ts";

type Volunteer = SerializeFrom<LoadedVolunteer>;
type Shift = Volunteer["ahead"][number];

function ShiftForm({ shift, now }: { shift: Shift; now: number }) {
  const form = usePageForm({ about: { shift: shift.id } });
  const time = formatShift(shift);
  if (shift.startsAt <= now) return <span className="text-sm text-muted">em andamento</span>;
  if (!shift.mine && shift.taken >= shift.places) return <span className="text-sm text-muted">completo</span>;
  return (
    <Form of={form} intent={shift.mine ? "leave" : "take"}>
      <input type="hidden" name="shift" value={shift.id} />
      <Button
        type="submit"
        look={shift.mine ? "secondary" : "primary"}
        pending={form.pending}
        aria-label={`${shift.mine ? "Sair do plantão" : "Entrar no plantão"} de ${time}`}
      >
        {shift.mine ? "Sair" : "Entrar"}
      </Button>
    </Form>
  );
}

function ShiftLine({ shift, now }: { shift: Shift; now: number }) {
  const free = shift.places - shift.taken;
  return (
    <Row className="justify-between gap-y-2">
      <div className="min-w-0">
        <p className="font-medium first-letter:uppercase">{formatShift(shift)}</p>
        <Dotted className="text-sm text-muted">
          {shift.mine && <span className="font-semibold text-success">é seu</span>}
          <span>{free > 0 ? plural(free, "lugar livre", "lugares livres") : "sem lugar livre"}</span>
        </Dotted>
      </div>
      <ShiftForm shift={shift} now={now} />
    </Row>
  );
}

/** What somebody served so far. */
export function servedText({ shifts, seconds, answers }: Volunteer["served"]): string {
  if (shifts === 0) return "Você ainda não tem horas. Entre em um plantão e responda às dúvidas dele.";
  return `${formatHours(seconds)} em ${plural(shifts, "plantão", "plantões")}, com ${plural(answers, "dúvida respondida", "dúvidas respondidas")}.`;
}

/** Shifts that can be claimed. */
export function ShiftsAhead({ ahead, now }: Pick<Volunteer, "ahead" | "now">) {
  return (
    <Section className="" title="Próximos plantões" id="plantoes">
      {ahead.length === 0 ? (
        <Empty>Nenhum plantão marcado. Quando a coordenação abrir, aparece aqui.</Empty>
      ) : (
        <Rows className="mt-4">
          {ahead.map((shift) => (
            <ShiftLine key={shift.id} shift={shift} now={now} />
          ))}
        </Rows>
      )}
    </Section>
  );
}

/** Doubts that wait for an answer. */
export function DoubtQueue({ queue, now }: Pick<Volunteer, "queue" | "now">) {
  return (
    <Section className="" title="Dúvidas sem resposta" id="fila">
      {queue.length === 0 ? (
        <Empty>Nenhuma: a fila está vazia.</Empty>
      ) : (
        <ThreadLines threads={queue} now={now} label="Dúvidas sem resposta" />
      )}
      <p className="mt-3">
        <TextLink to={forumPaths.forum()} look="alone">
          Ver todas no fórum
        </TextLink>
      </p>
    </Section>
  );
}
