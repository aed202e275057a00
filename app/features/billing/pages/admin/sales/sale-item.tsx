import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { useForm } from "#app/platform/forms/hooks/use-form.ts";
import { MarkChip } from "#app/platform/page/components/mark-chip.tsx";
import { formatMoney, plural } from "#app/platform/text/format.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
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

function Refund({ sale }: { sale: Sale }) {
  const form = useForm<"reason">({ intents: ["refund"], about: { charge: sale.id } });
  if (sale.status !== "paid" || sale.keptCents === 0) return <FormMessage of={form} className="mt-2" />;
  return (
    <details className="mt-1">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-link">
        Devolver<span className="sr-only"> o pagamento {sale.id.slice(0, 8)}</span>
      </summary>
      <FormMessage of={form} className="mt-2" />
      <Form of={form} intent="refund" className="mt-2 space-y-3">
        <input type="hidden" name="charge" value={sale.id} />
        <TextField label="Motivo" {...form.field("reason")} required minLength={3} maxLength={300} />
        <Button type="submit" look="danger" pending={form.pending}>
          Devolver {formatMoney(sale.keptCents)}
        </Button>
      </Form>
    </details>
  );
}

/** A sale in two lines, and its refund. */
export function SaleItem({ sale }: { sale: Sale }) {
  const { id, person, plan, months, method, cents, status, createdAt, paidAt, paidCents } = sale;
  return (
    <li className="card p-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0 font-medium break-words">{person ? person.name : "Conta excluída"}</span>
        <span className="tabular-nums">
          {formatMoney(cents)} <MarkChip tone={tones[status]}>{chargeWords[status]}</MarkChip>
        </span>
      </p>
      <p className="text-sm break-words text-muted">
        {person && `${person.email} · `}Plano {plan}, {plural(months, "mês", "meses")} · {method} ·{" "}
        {formatDateTime(paidAt ?? createdAt)} · {id.slice(0, 8)}
        {paidCents !== cents && paidCents > 0 && ` · recebido ${formatMoney(paidCents)}`}
      </p>
      <Refund sale={sale} />
    </li>
  );
}
