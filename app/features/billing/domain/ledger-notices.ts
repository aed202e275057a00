import { planName } from "#app/platform/access/tiers-table.ts";
import { formatMoney } from "#app/platform/text/format.ts";
import { formatDate } from "#app/platform/time/format-date.ts";
import type { Charge, LedgerEvent } from "./ledger.ts";
import type { LedgerOutcome, OutcomeKind } from "./ledger-outcomes.ts";
import { chargePeriods } from "./plan-periods.ts";

/** `key`: the notification's id, so that it is sent once. */
export type LedgerNotice = { key: string; content: string };

/** The last day of a time that ends at a moment. */
export function lastDay(until: number): string {
  return formatDate(until - 1);
}

/** "Pagamento confirmado. Seu plano Pro vale até 27 de mai. de 2027." */
export function confirmedText(plan: string, until: number): string {
  return `Pagamento confirmado. Seu plano ${plan} vale até ${lastDay(until)}.`;
}

/** Of a seat, which was not paid for here. */
export function givenText(plan: string, until: number): string {
  return `Lugar confirmado. Seu plano ${plan} vale até ${lastDay(until)}.`;
}

type Since = { charges: readonly Charge[]; events: readonly LedgerEvent[]; now: number };

/** The notice of an outcome; null where the person need do nothing. */
function contentOf({ kind, charge, cents }: LedgerOutcome, { charges, events, now }: Since): string | null {
  const name = planName(charge.plan);
  const sum = formatMoney(cents);
  if (kind === "paid" || kind === "upgraded") {
    const own = chargePeriods(charges, events, now).find((period) => period.charge === charge.id);
    return own ? confirmedText(name, own.until) : null;
  }
  const texts: Record<Exclude<OutcomeKind, "paid" | "upgraded">, string> = {
    refused: `Recebemos ${sum} do plano ${name}, mas o crédito desta conta já não valia: ${sum} estão voltando para você e nada mudou no seu plano.`,
    underpaid: `Recebemos ${sum}, menos que o preço do plano ${name}. Fale com a gente.`,
    "refund-asked": `Cancelamento registrado: ${sum} do plano ${name} estão voltando para você.`,
    refunded: `${sum} do plano ${name} voltaram para você.`,
    surplus: `O plano ${name} foi pago mais de uma vez: ${sum} a mais estão voltando para você.`,
    left: `A troca de plano deixou uma sobra: ${sum} do plano ${name} estão voltando para você.`,
    revoked: `O seu plano ${name} foi encerrado por quem o deu.`,
  };
  return texts[kind];
}

/** The notices of what came of events: one for each outcome that says something. */
export function ledgerNotices(outcomes: readonly LedgerOutcome[], since: Since): LedgerNotice[] {
  return outcomes.flatMap((outcome) => {
    const content = contentOf(outcome, since);
    return content === null ? [] : [{ key: outcome.key, content }];
  });
}
