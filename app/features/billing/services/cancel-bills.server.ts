import type { Deps } from "#app/platform/context/deps.ts";
import { DAY } from "#app/platform/time/units.ts";
import type { PaymentMethod } from "../domain/payment-methods.ts";
import { billCancelled, billsToCancel } from "../queries/charges.server.ts";
import { personByNum } from "../queries/people.server.ts";
import { recordNews } from "./pay-back.server.ts";

/** Bills per run; the next run continues. */
const AT_ONCE = 50;
/** Days of retries: longer than any bill can be paid. */
const TRIED_DAYS = 30;

/**
 * Cancels void bills at the provider: replaced by a newer bill, or of a deleted account. A payment that was faster is
 * recorded and refunded. On a timeout the clock retries. Of one person, or of all.
 */
export async function cancelVoided(deps: Deps, userNum: number | null = null): Promise<void> {
  const { payments } = deps;
  if (!payments) return;
  const since = deps.now() - TRIED_DAYS * DAY;
  const bills = await deps.read(billsToCancel(deps.db, payments.name, { since, most: AT_ONCE, userNum }));
  for (const { id, providerRef, method, userNum: owner } of bills) {
    const bill = { id, ref: providerRef ?? "", method: method as PaymentMethod };
    const news = await payments.cancel(bill).catch(() => null);
    if (news === null) continue;
    const [person] = await deps.read(personByNum(deps.db, owner));
    // A deleted account's ledger has only money events.
    const told = person ? news : news.filter(({ kind }) => kind !== "failed");
    await recordNews(deps, payments.name, told);
    await deps.write(billCancelled(deps.db, id));
  }
}
