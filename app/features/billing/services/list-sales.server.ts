import { planName } from "#app/platform/access/tiers-table.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { pageOfRows, rowsToRead } from "#app/platform/lists/domain/page.ts";
import { type ChargeStatus, chargeState } from "../domain/ledger.ts";
import { methodNames } from "../domain/payment-methods.ts";
import type { SaleView } from "../domain/sale-views.ts";
import { eventsOfPage, salesPage } from "../queries/sales.server.ts";

/** Sales on a page. */
const PAGE = 25;

export type Sale = {
  id: string;
  /** Null: the account is gone. */
  person: { name: string; email: string } | null;
  plan: string;
  months: number;
  method: string;
  cents: number;
  paidCents: number;
  keptCents: number;
  status: ChargeStatus;
  createdAt: number;
  paidAt: number | null;
};

/** Sales in a state, newest first; `next`: where the next page begins. One trip. */
export async function listSales(
  deps: Deps,
  view: SaleView,
  before: number | null,
): Promise<{ sales: Sale[]; next: number | null }> {
  const { charges, events } = await deps.read({
    charges: salesPage(deps.db, view, before, rowsToRead(PAGE)),
    events: eventsOfPage(deps.db, view, before, rowsToRead(PAGE)),
  });
  const now = deps.now();
  const { shown, next } = pageOfRows(charges, PAGE, ({ num }) => num);
  const sales = shown.map(({ firstName, lastName, email, ...charge }): Sale => {
    const { status, paidCents, keptCents, paidAt } = chargeState(charge, events, now);
    const { id, months, cents, createdAt } = charge;
    const name = `${firstName ?? ""} ${lastName ?? ""}`.trim();
    return {
      ...{ id, months, cents, createdAt, status, paidCents, keptCents, paidAt },
      person: email === null ? null : { name, email },
      plan: planName(charge.plan),
      method: methodNames[charge.method],
    };
  });
  return { sales, next };
}
