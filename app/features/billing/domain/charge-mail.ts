import { composeMail, type MailContent } from "#app/platform/mail/domain/mail-content.ts";
import { formatMoney, plural } from "#app/platform/text/format.ts";
import { inWords } from "#app/platform/text/in-words.ts";
import { product } from "#app/platform/text/product.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import type { ChargeView } from "./charge-view.ts";
import { lastDay } from "./ledger-notices.ts";
import type { OutcomeKind } from "./ledger-outcomes.ts";
import { methodNames } from "./payment-methods.ts";

type Told = {
  /** What happened, in one or two sentences. */
  content: string;
  kind: OutcomeKind;
  charge: ChargeView;
  /** Whose plan it is. */
  name: string;
  /** Plans that an upgrade ended. */
  replaced: readonly string[];
  seller: string | null;
  /** Where the payer sees it; null: by the link that they got. */
  url: string | null;
};

/** The lines of a receipt: what was bought, by what sums, when, until when, from whom. */
function receiptLines({ charge, name, seller }: Pick<Told, "charge" | "name" | "seller">): string[] {
  const { plan, months, priceCents, discountCents, creditCents, paidCents, refundedCents } = charge;
  const { method, paidAt, until, id } = charge;
  return [
    `Para: ${name}`,
    `O quê: plano ${plan}, ${plural(months, "mês", "meses")}`,
    `Preço: ${formatMoney(priceCents)}`,
    ...(discountCents > 0 ? [`Cupom: − ${formatMoney(discountCents)}`] : []),
    ...(creditCents > 0 ? [`Crédito do plano anterior: − ${formatMoney(creditCents)}`] : []),
    `Pago: ${formatMoney(paidCents)}`,
    ...(refundedCents > 0 ? [`Devolvido: ${formatMoney(refundedCents)}`] : []),
    `Forma: ${methodNames[method]}`,
    ...(paidAt === null ? [] : [`Quando: ${formatDateTime(paidAt)}`]),
    ...(until === null ? [] : [`Vale até: ${lastDay(until)}`]),
    `Número: ${id}`,
    ...(seller ? [`Quem vende: ${seller}`] : []),
  ];
}

const subjects: Readonly<Record<OutcomeKind, (plan: string) => string>> = {
  paid: (plan) => `Recibo do plano ${plan} do ${product.name}`,
  upgraded: (plan) => `Seu plano agora é o ${plan}: recibo do ${product.name}`,
  refused: (plan) => `Devolução do pagamento do plano ${plan} do ${product.name}`,
  underpaid: (plan) => `Seu pagamento do plano ${plan} do ${product.name}`,
  "refund-asked": (plan) => `Cancelamento do plano ${plan} do ${product.name}`,
  refunded: (plan) => `Devolução do plano ${plan} do ${product.name}`,
  surplus: (plan) => `Devolução do que foi pago a mais pelo plano ${plan} do ${product.name}`,
  left: (plan) => `Devolução do que sobrou do plano ${plan} do ${product.name}`,
  revoked: (plan) => `Seu plano ${plan} do ${product.name} foi encerrado`,
};

function endedText(replaced: readonly string[]): string {
  if (replaced.length === 1)
    return `O plano ${replaced[0]} terminou com esta troca; o que sobrava dele foi descontado do preço.`;
  return `Os planos ${inWords(replaced)} terminaram com esta troca; o que sobrava deles foi descontado do preço.`;
}

/** What happened to the money of a charge, with its receipt, for the payer. */
export function chargeMail(told: Told): MailContent {
  const { content, kind, charge, replaced, url } = told;
  const upgrade = kind === "upgraded" && replaced.length > 0 ? [endedText(replaced)] : [];
  const cancel =
    charge.refund.refundable && url === null
      ? [
          "Para cancelar e receber tudo de volta nos primeiros 7 dias, abra o link de pagamento que você recebeu antes.",
        ]
      : [];
  const lines = receiptLines(told);
  return composeMail({
    template: `plan-${kind}`,
    subject: subjects[kind](charge.plan),
    before: ["Olá!", content, ...upgrade, ...lines, "Este recibo não é documento fiscal."],
    ...(url ? { button: { label: "Ver o pagamento", url } } : {}),
    after: cancel,
  });
}
