import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { chargeState } from "../domain/ledger.ts";
import { refundOrder } from "../domain/post-news.ts";
import type { ChargeRow } from "../queries/charges.server.ts";
import { ownerOfCharge } from "../queries/ledger.server.ts";
import type { PaymentNews } from "./payment-provider.ts";
import {
  type PersonLedger,
  type Recorded,
  type Recording,
  readLedger,
  recordLedger,
} from "./record-ledger.server.ts";

type Due = Pick<ChargeRow, "id" | "userNum" | "provider" | "providerRef">;

/**
 * Refunds at the provider what is due of a charge: the request names the total that must be refunded by now, so that it
 * is idempotent. On a timeout the clock retries.
 */
export async function payBack(deps: Deps, { id, userNum, provider }: Due, viewer: Viewer | null = null) {
  const { payments } = deps;
  if (!payments || payments.name !== provider) return;
  const { charges, events } = await readLedger(deps, userNum);
  const charge = charges.find((each) => each.id === id);
  if (!charge) return;
  const { owedCents, refundedCents } = chargeState(charge, events, deps.now());
  if (owedCents === 0 || charge.providerRef === null) return;
  const isAll = events.some(({ kind, charge: of }) => of === id && kind === "refund-asked");
  const back = isAll ? "all" : refundedCents + owedCents;
  const news = await payments.refund({ id, ref: charge.providerRef, back }).catch(() => []);
  await recordLedger(deps, userNum, newsOf(charge, news), { viewer });
}

function newsOf({ id, provider }: Pick<ChargeRow, "id" | "provider">, news: readonly PaymentNews[]) {
  return news.filter(({ charge }) => charge === id).map((each) => ({ ...each, provider }));
}

/** Writes a provider's news to the ledgers concerned, and refunds what is due. False: some are not its own. */
export async function recordNews(
  deps: Deps,
  provider: string,
  news: readonly PaymentNews[],
  viewer: Viewer | null = null,
): Promise<boolean> {
  let known = true;
  for (const id of new Set(news.map(({ charge }) => charge))) {
    const [owner] = await deps.write(ownerOfCharge(deps.db, id));
    if (owner?.provider !== provider) {
      known = false;
      continue;
    }
    const recorded = await recordLedger(deps, owner.userNum, newsOf({ id, provider }, news), { viewer });
    giveOwed(deps, recorded);
  }
  return known;
}

/** After the answer: what the news made due back. The clock looks after what this does not reach. */
function giveOwed(deps: Deps, { owed, outcomes }: Recorded): void {
  const named = new Set(outcomes.map(({ charge }) => charge.id));
  const fresh = owed.filter(({ id }) => named.has(id));
  if (fresh.length > 0)
    deps.later(async (later) => {
      for (const charge of fresh) await payBack(later, charge);
    });
}

/**
 * Orders a refund in the ledger, once; the plan ends with it. `decide` looks at the ledger in which it is written, returns the
 * cents, and throws where it refuses.
 */
export async function orderRefund(
  deps: Deps,
  { userNum, id }: { userNum: number; id: string },
  decide: (charge: ChargeRow, ledger: PersonLedger, now: number) => number,
  { viewer = null, beside }: { viewer?: Viewer | null; beside?: (cents: number) => Recording["beside"] } = {},
): Promise<number> {
  const { charges, events } = await readLedger(deps, userNum);
  const charge = charges.find((each) => each.id === id);
  if (!charge) throw new AppError("charge-not-found");
  const cents = decide(charge, { charges, events }, deps.now());
  await recordLedger(deps, userNum, (ledger, now) => [refundOrder(id, decide(charge, ledger, now), now)], {
    viewer,
    beside: beside?.(cents),
  });
  await payBack(deps, charge, viewer);
  return cents;
}
