import { planName } from "#app/platform/access/tiers-table.ts";
import { formatMoney } from "#app/platform/text/format.ts";
import { formatDate } from "#app/platform/time/format-date.ts";
import type { Quote } from "./quote.ts";

/** What an upgrade does, in one sentence before it is paid; null: it is none. */
export function upgradeText(quote: Quote): string | null {
  const { upgrade, totalCents, returnCents } = quote;
  if (!upgrade) return null;
  const name = planName(upgrade.plan);
  const worth = `Seu ${name} ainda vale ${formatMoney(upgrade.cents)}, até ${formatDate(upgrade.until - 1)}`;
  if (quote.isRefused)
    return `${worth}: mais do que este plano custa, e a sobra não pode mais voltar para você (o Pix devolve por 90 dias, o cartão por 180). Escolha uma duração maior, ou espere o ${name} terminar.`;
  const now = `Você paga ${formatMoney(totalCents)} agora e o ${name} termina`;
  if (returnCents === 0) return `${worth}. ${now}.`;
  const way = upgrade.by === "pix" ? "por Pix" : "para o cartão";
  return `${worth}. ${now}; sobra ${formatMoney(returnCents)}, que volta ${way}.`;
}
