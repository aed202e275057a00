import { TextField } from "#app/platform/forms/components/fields.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { useForm } from "#app/platform/forms/hooks/use-form.ts";
import { AdminForm } from "#app/platform/page/components/admin-form.tsx";
import { AdminFold, AdminRow } from "#app/platform/page/components/admin-list.tsx";
import { MarkChip } from "#app/platform/page/components/mark-chip.tsx";
import { formatMoney, plural } from "#app/platform/text/format.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { chargeWords } from "../../../domain/charge-words.ts";
import type { Sale } from "../../../services/list-sales.server.ts";

const tones = {
  open: "blue",
  expired: "plain",
  underpaid: "amber",
  paid: "green",
  returning: "amber",
  returned: "plain",
} as const;

function Refund({ sale: { id, status, keptCents } }: { sale: Sale }) {
  const form = useForm<"reason">({ intents: ["refund"], about: { charge: id } });
  if (status !== "paid" || keptCents === 0) return <FormMessage of={form} className="mt-2" />;
  return (
    <AdminFold title="Devolver" of={`o pagamento ${id.slice(0, 8)}`}>
      <AdminForm
        of={form}
        intent="refund"
        sent={{ charge: id }}
        submit={`Devolver ${formatMoney(keptCents)}`}
        look="danger"
        plain
      >
        <TextField label="Motivo" {...form.field("reason")} maxLength={300} />
      </AdminForm>
    </AdminFold>
  );
}

/** A sale in two lines, and its refund. */
export function SaleRow({ sale }: { sale: Sale }) {
  const { id, person, plan, months, method, cents, status, createdAt, paidAt, paidCents } = sale;
  return (
    <AdminRow
      title={person ? person.name : "Conta excluída"}
      aside={
        <span className="tabular-nums">
          {formatMoney(cents)} <MarkChip tone={tones[status]}>{chargeWords[status]}</MarkChip>
        </span>
      }
      facts={[
        person?.email,
        `Plano ${plan}, ${plural(months, "mês", "meses")}`,
        method,
        formatDateTime(paidAt ?? createdAt),
        id.slice(0, 8),
        paidCents !== cents && paidCents > 0 && `recebido ${formatMoney(paidCents)}`,
      ]}
    >
      <Refund sale={sale} />
    </AdminRow>
  );
}
