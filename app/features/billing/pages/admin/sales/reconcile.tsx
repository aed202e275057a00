import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage, ReplyMessage } from "#app/platform/forms/components/reply-message.tsx";
import { useForm } from "#app/platform/forms/hooks/use-form.ts";
import { formatMoney, plural } from "#app/platform/text/format.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import type { Divergence, DivergenceKind, Reconciliation } from "../../../domain/reconcile.ts";

const reasons: Readonly<Record<DivergenceKind, string>> = {
  "missing-here": "está no provedor e falta aqui",
  "missing-there": "está aqui e falta no provedor",
  "other-sum": "tem outro valor aqui",
  foreign: "não é de nenhuma venda daqui",
};

const kinds: Readonly<Record<Divergence["kind"], string>> = {
  paid: "Pagamento",
  "refund-asked": "Pedido de devolução",
  "return-asked": "devolução de uma parte",
  refunded: "Devolução",
  "charged-back": "Contestação",
  "charge-back-undone": "Contestação desfeita",
  revoked: "Encerramento",
  failed: "Cobrança cancelada",
};

function Found({ found: { equal, divergences } }: { found: Reconciliation }) {
  const rest = divergences.length;
  return (
    <>
      <ReplyMessage done={rest === 0}>
        <p>
          {plural(equal, "igual", "iguais")}, {plural(rest, "diverge", "divergem")}.
        </p>
      </ReplyMessage>
      {rest > 0 && (
        <ul className="mt-3 space-y-2">
          {divergences.map(({ event, charge, kind, cents, occurredAt, why, ours }) => (
            <li key={event} className="text-sm break-words">
              {kinds[kind]} de {formatMoney(cents)}, {formatDateTime(occurredAt)}, venda {charge.slice(0, 8)}:{" "}
              {reasons[why]}
              {why === "other-sum" && ours !== null && ` (${formatMoney(ours)})`}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The provider's report against the ledger. */
export function Reconcile() {
  const form = useForm<string, { found: Reconciliation }>({ intents: ["compare", "take"] });
  const found = form.reply?.found;
  const lacks = found?.divergences.some(({ why }) => why === "missing-here") ?? false;
  return (
    <section aria-label="Conferência com o provedor" className="card mt-4 max-w-3xl p-4">
      <p>O relatório do provedor dos últimos 7 dias, comparado com o que está registrado aqui.</p>
      <FormMessage of={form} className="mt-3" />
      {found && (
        <div className="mt-3">
          <Found found={found} />
        </div>
      )}
      <Form of={form} className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="compare" look="secondary" pending={form.pending}>
          Conferir com o provedor
        </Button>
        {lacks && (
          <Button type="submit" name="intent" value="take">
            Registrar o que falta
          </Button>
        )}
      </Form>
    </section>
  );
}
