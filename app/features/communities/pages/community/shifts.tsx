import type { SerializeFrom } from "@remix-run/cloudflare";
import { Link } from "@remix-run/react";
import { ThreadLines } from "#app/features/forum/pages/thread-lines.tsx";
import { forumPaths } from "#app/features/forum/paths.ts";
import { Form } from "#app/platform/forms/components/form.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { plural } from "#app/platform/text/format.ts";
import { formatHours } from "#app/platform/time/format-hours.ts";
import { formatShift } from "#app/platform/time/format-shift.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Dotted } from "#app/platform/ui/components/dotted.tsx";
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
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0">
        <p className="font-medium first-letter:uppercase">{formatShift(shift)}</p>
        <Dotted className="text-sm text-muted">
          {shift.mine && <span className="font-semibold text-success">é seu</span>}
          <span>{free > 0 ? plural(free, "lugar livre", "lugares livres") : "sem lugar livre"}</span>
        </Dotted>
      </div>
      <ShiftForm shift={shift} now={now} />
    </li>
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
    <section aria-labelledby="plantoes">
      <h2 id="plantoes" className="text-lg font-semibold">
        Próximos plantões
      </h2>
      {ahead.length === 0 ? (
        <p className="card mt-4 px-4 py-8 text-center text-muted">
          Nenhum plantão marcado. Quando a coordenação abrir, aparece aqui.
        </p>
      ) : (
        <ul className="card mt-4 divide-y divide-line">
          {ahead.map((shift) => (
            <ShiftLine key={shift.id} shift={shift} now={now} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Doubts that wait for an answer. */
export function DoubtQueue({ queue, now }: Pick<Volunteer, "queue" | "now">) {
  return (
    <section aria-labelledby="fila">
      <h2 id="fila" className="text-lg font-semibold">
        Dúvidas sem resposta
      </h2>
      {queue.length === 0 ? (
        <p className="card mt-4 px-4 py-8 text-center text-muted">Nenhuma: a fila está vazia.</p>
      ) : (
        <ThreadLines threads={queue} now={now} label="Dúvidas sem resposta" />
      )}
      <p className="mt-3">
        <Link to={forumPaths.forum()} className="inline-flex min-h-11 items-center text-link underline">
          Ver todas no fórum
        </Link>
      </p>
    </section>
  );
}
