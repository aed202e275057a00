import { planName } from "#app/platform/access/tiers-table.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { plural } from "#app/platform/text/format.ts";
import { product } from "#app/platform/text/product.ts";
import type { PaymentMethod } from "../domain/payment-methods.ts";
import { billingPaths } from "../paths.ts";
import { type ChargeRow, saveBill } from "../queries/charges.server.ts";
import type { MadeBill, PaymentProvider } from "./payment-provider.ts";

/** Who collects. Throws sales-closed. */
export function collectorOf(deps: Deps): PaymentProvider {
  if (!deps.payments) throw new AppError("sales-closed");
  return deps.payments;
}

/** "Farol Pro, 6 meses". */
export function billTitle({ plan, months }: Pick<ChargeRow, "plan" | "months">): string {
  return `${product.name} ${planName(plan)}, ${plural(months, "mês", "meses")}`;
}

/** Has the provider make the bill of a charge, once: a charge that was left half made is finished. Throws provider-silent. */
export async function makeBill(deps: Deps, charge: Omit<ChargeRow, "num">, email: string): Promise<void> {
  if (charge.providerRef !== null) return;
  const made: MadeBill = await collectorOf(deps)
    .createBill({
      id: charge.id,
      cents: charge.cents,
      title: billTitle(charge),
      method: charge.method as PaymentMethod,
      expiresAt: charge.expiresAt,
      email,
      returnTo: deps.publicUrl() + billingPaths.paymentStatus(charge.id),
      newsTo: deps.publicUrl() + billingPaths.news(charge.provider),
    })
    .catch(() => {
      throw new AppError("provider-silent");
    });
  await deps.write(saveBill(deps.db, charge.id, made));
}
