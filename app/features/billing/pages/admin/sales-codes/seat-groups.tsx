import type { SerializeFrom } from "@remix-run/cloudflare";
import { SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { AdminAct, AdminForm } from "#app/platform/page/components/admin-form.tsx";
import { AdminList, AdminRow, AdminSection } from "#app/platform/page/components/admin-list.tsx";
import { MarkChip } from "#app/platform/page/components/mark-chip.tsx";
import { plural } from "#app/platform/text/format.ts";
import { formatDate } from "#app/platform/time/format-date.ts";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { CODES, planOptions, type SeatField, seatMonths } from "../../../domain/code-limits.ts";
import { lastDay } from "../../../domain/ledger-notices.ts";
import { codePaths } from "../../../paths.ts";
import type { LoadedCodes } from "../../../services/list-codes.server.ts";

type Opened = SerializeFrom<LoadedCodes>;
type Group = Opened["groups"][number];

function SeatLine({ seat, group }: { seat: Opened["seats"][number]; group: string }) {
  const { charge, person, takenAt, revoked } = seat;
  const name = person?.name ?? "Conta excluída";
  return (
    <AdminRow
      title={name}
      aside={
        revoked ? (
          <MarkChip tone="plain">Retirado</MarkChip>
        ) : (
          <AdminAct intent="revoke" sent={{ charge, group }} of={`o lugar de ${name}`}>
            Retirar
          </AdminAct>
        )
      }
      facts={[person?.email, `desde ${formatDate(takenAt)}`]}
    />
  );
}

function GroupRow({ group, seats }: { group: Group; seats: Opened["seats"] | null }) {
  const { id, code, name, plan, months, taken, schoolName, endsAt, isOpen } = group;
  return (
    <AdminRow
      title={name}
      aside={<span className="font-mono">{code}</span>}
      facts={[
        `Plano ${plan}, ${plural(months, "mês", "meses")}`,
        `${taken} de ${group.seats} lugares`,
        schoolName ? `só ${schoolName}` : "quem tiver o código",
        isOpen ? `até ${lastDay(endsAt)}` : "encerrado",
      ]}
    >
      <div className="flex flex-wrap items-center gap-x-9">
        {seats === null && (
          <TextLink to={codePaths.codes({ grupo: id })} preventScrollReset look="alone">
            Quem tem lugar<span className="sr-only"> em {name}</span>
          </TextLink>
        )}
        {isOpen && (
          <AdminAct intent="end-seats" sent={{ group: id }} of={`o código de ${name}`}>
            Encerrar
          </AdminAct>
        )}
      </div>
      {seats !== null && (
        <AdminList label={`Quem tem lugar em ${name}`} empty="Ninguém usou este código ainda.">
          {seats.map((seat) => (
            <SeatLine key={seat.charge} seat={seat} group={id} />
          ))}
        </AdminList>
      )}
    </AdminRow>
  );
}

type FormProps = Pick<Opened, "schools"> & { operation: string };

function NewSeatGroup({ schools, operation }: FormProps) {
  const form = usePageForm<SeatField>({ intents: ["seats"] });
  const months = seatMonths.map((each) => ({ value: String(each), label: plural(each, "mês", "meses") }));
  const owners = [{ value: "", label: "Quem tiver o código" }, ...schools];
  return (
    <AdminForm of={form} label="Novo código" intent="seats" sent={{ operation }} submit="Criar código">
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
    </AdminForm>
  );
}

type Props = Pick<Opened, "groups" | "schools" | "shown" | "seats"> & { operation: string };

/** Seats of a plan that groups and schools were given, each with its code. */
export function SeatGroups({ groups, schools, shown, seats, operation }: Props) {
  return (
    <AdminSection
      title="Códigos de grupo e licenças de escola"
      lead="Cada pessoa usa o código uma vez e ganha o plano. Quem paga pelos lugares acerta com a equipe, fora daqui."
    >
      <AdminList empty="Nenhum código ainda. Crie o primeiro abaixo.">
        {groups.map((group) => (
          <GroupRow key={group.id} group={group} seats={group.id === shown ? seats : null} />
        ))}
      </AdminList>
      <NewSeatGroup key={operation} schools={schools} operation={operation} />
    </AdminSection>
  );
}
