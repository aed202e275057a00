import { formatDate, formatMoney } from "#app/text/format.ts";
import { type Charge, chargeState, type LedgerEvent } from "./ledger.ts";
import { chargePeriods } from "./plan-periods.ts";
import { planName } from "./tiers-table.ts";

/** `key`: the notification's id, so that it is sent once. */
export type LedgerNotice = { key: string; content: string };

type Known = { before: readonly LedgerEvent[]; after: readonly LedgerEvent[]; now: number };

/** The last day of a time that ends at a moment. */
export function lastDay(until: number): string {
  return formatDate(until - 1);
}

/** "Pagamento confirmado. Seu plano Pro vale até 27 de mai. de 2027." */
export function confirmedText(plan: string, until: number): string {
  return `Pagamento confirmado. Seu plano ${plan} vale até ${lastDay(until)}.`;
}

/** Of a seat, which nobody paid for here. */
export function givenText(plan: string, until: number): string {
  return `Lugar confirmado. Seu plano ${plan} vale até ${lastDay(until)}.`;
}

/** What is said of a charge's state; null where the state asks nothing of the person. */
function contentOf(
  charge: Charge,
  { charges, events, now }: { charges: readonly Charge[]; events: readonly LedgerEvent[]; now: number },
): string | null {
  const name = planName(charge.plan);
  const { status, keptCents, paidCents } = chargeState(charge, events, now);
  if (status === "paid") {
    const own = chargePeriods(charges, events, now).find((period) => period.charge === charge.id);
    return own ? confirmedText(name, own.until) : null;
  }
  if (status === "returning")
    return `Cancelamento registrado: ${formatMoney(keptCents)} do plano ${name} estão voltando para você.`;
  if (status === "returned")
    return paidCents > 0
      ? `${formatMoney(paidCents)} do plano ${name} voltaram para você.`
      : `O seu plano ${name} foi encerrado por quem o deu.`;
  if (status === "underpaid")
    return `Recebemos ${formatMoney(paidCents)}, menos que o preço do plano ${name}. Fale com a gente.`;
  return null;
}

/** The notices of what events changed, one for each charge whose state is another now. */
export function ledgerNotices(charges: readonly Charge[], { before, after, now }: Known): LedgerNotice[] {
  return charges.flatMap((charge) => {
    const { status } = chargeState(charge, after, now);
    if (status === chargeState(charge, before, now).status) return [];
    const content = contentOf(charge, { charges, events: after, now });
    return content === null ? [] : [{ key: `pagamento-${charge.id}-${status}`, content }];
  });
}
