import type { SerializeFrom } from "@remix-run/cloudflare";
import { Link } from "@remix-run/react";
import { SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { MarkChip } from "#app/platform/page/components/mark-chip.tsx";
import { plural } from "#app/platform/text/format.ts";
import { formatDate } from "#app/platform/time/format-date.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { CODES, planOptions, type SeatField, seatMonths } from "../../../domain/code-limits.ts";
import { lastDay } from "../../../domain/ledger-notices.ts";
import { codePaths } from "../../../paths.ts";
import type { LoadedCodes } from "../../../services/list-codes.server.ts";

type Opened = SerializeFrom<LoadedCodes>;
type Group = Opened["groups"][number];

function SeatLine({ seat, group }: { seat: Opened["seats"][number]; group: string }) {
  const { charge, person, takenAt, revoked } = seat;
  const form = usePageForm({ intents: ["revoke"], about: { charge } });
  const name = person?.name ?? "Conta excluída";
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-1">
      <span className="min-w-0 break-words">
        {name}
        <span className="block text-sm text-muted">
          {person && `${person.email} · `}desde {formatDate(takenAt)}
        </span>
      </span>
      {revoked ? (
        <MarkChip tone="plain">Retirado</MarkChip>
      ) : (
        <Form of={form} intent="revoke" preventScrollReset>
          <input type="hidden" name="charge" value={charge} />
          <input type="hidden" name="group" value={group} />
          <Button type="submit" look="quiet" className="-mx-4" pending={form.pending}>
            Retirar<span className="sr-only"> o lugar de {name}</span>
          </Button>
        </Form>
      )}
    </li>
  );
}

function EndSeats({ group: { id, name } }: { group: Group }) {
  const form = usePageForm({ intents: ["end-seats"], about: { group: id } });
  return (
    <Form of={form} intent="end-seats" preventScrollReset>
      <input type="hidden" name="group" value={id} />
      <Button type="submit" look="quiet" className="-mx-4" pending={form.pending}>
        Encerrar<span className="sr-only"> o código de {name}</span>
      </Button>
    </Form>
  );
}

function GroupLine({ group, seats }: { group: Group; seats: Opened["seats"] | null }) {
  const { id, code, name, plan, months, taken, schoolName, endsAt, isOpen } = group;
  return (
    <li className="px-4 py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0 font-medium break-words">{name}</span>
        <span className="font-mono">{code}</span>
      </p>
      <p className="text-sm text-muted">
        Plano {plan}, {plural(months, "mês", "meses")} · {taken} de {group.seats} lugares ·{" "}
        {schoolName ? `só ${schoolName}` : "quem tiver o código"} ·{" "}
        {isOpen ? `até ${lastDay(endsAt)}` : "encerrado"}
      </p>
      <div className="flex flex-wrap items-center gap-x-5">
        {seats === null ? (
          <Link
            to={codePaths.codes({ grupo: id })}
            preventScrollReset
            className="inline-flex min-h-11 items-center text-link underline"
          >
            Quem tem lugar<span className="sr-only"> em {name}</span>
          </Link>
        ) : (
          seats.length === 0 && <p className="text-muted">Ninguém usou este código ainda.</p>
        )}
        {isOpen && <EndSeats group={group} />}
      </div>
      {seats !== null && seats.length > 0 && (
        <ul aria-label={`Quem tem lugar em ${name}`} className="mt-1 divide-y divide-line">
          {seats.map((seat) => (
            <SeatLine key={seat.charge} seat={seat} group={id} />
          ))}
        </ul>
      )}
    </li>
  );
}

type FormProps = Pick<Opened, "schools"> & { operation: string };

function NewSeatGroup({ schools, operation }: FormProps) {
  const form = usePageForm<SeatField>({ intents: ["seats"] });
  const months = seatMonths.map((each) => ({ value: String(each), label: plural(each, "mês", "meses") }));
  const owners = [{ value: "", label: "Quem tiver o código" }, ...schools];
  return (
    <Form of={form} intent="seats" noValidate className="card mt-3 grid max-w-3xl gap-4 p-4 sm:grid-cols-2">
      <FormMessage of={form} className="sm:col-span-2" />
      <input type="hidden" name="operation" value={operation} />
      <TextField
        label="Nome do grupo"
        {...form.field("name")}
        maxLength={CODES.name}
        hint="Só a equipe vê."
      />
      <TextField label="Quantos lugares" {...form.field("seats")} inputMode="numeric" />
      <SelectField label="Plano" {...form.field("plan", "pro")} options={planOptions()} />
      <SelectField
        label="Por quanto tempo"
        {...form.field("months", "12")}
        options={months}
        hint="Conta a partir do dia em que cada pessoa usa o código."
      />
      <SelectField
        label="Para quem"
        {...form.field("school")}
        options={owners}
        hint="De uma escola: só pessoas ativas dela."
      />
      <TextField label="Usar o código até" type="date" {...form.field("to")} />
      <div className="sm:col-span-2">
        <Button type="submit" pending={form.pending}>
          Criar código
        </Button>
      </div>
    </Form>
  );
}

type Props = Pick<Opened, "groups" | "schools" | "shown" | "seats"> & { operation: string };

/** Seats of a plan that groups and schools were given, each with its code. */
export function SeatGroups({ groups, schools, shown, seats, operation }: Props) {
  return (
    <section aria-labelledby="lugares" className="mt-4">
      <h2 id="lugares" className="text-lg font-semibold">
        Códigos de grupo e licenças de escola
      </h2>
      <p className="mt-1 max-w-3xl text-muted">
        Cada pessoa usa o código uma vez e ganha o plano. Quem paga pelos lugares acerta com a equipe, fora
        daqui.
      </p>
      {groups.length > 0 && (
        <ul className="card mt-3 max-w-3xl divide-y divide-line">
          {groups.map((group) => (
            <GroupLine key={group.id} group={group} seats={group.id === shown ? seats : null} />
          ))}
        </ul>
      )}
      <NewSeatGroup key={operation} schools={schools} operation={operation} />
    </section>
  );
}
