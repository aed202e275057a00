import type { Viewer } from "#app/access/viewer.ts";
import { type RefundRight, refundRight } from "#app/domain/billing/refund-right.ts";
import { AppError } from "#app/errors/app-error.ts";
import type { Deps } from "../deps.ts";
import { type Recording, readLedger, recordLedger } from "./record-ledger.server.ts";
import { recordNews } from "./take-payment-news.server.ts";

/** What we write in the ledger ourselves. */
const OURS = "farol";

export function refundRefusal(why: Exclude<RefundRight, { refundable: true }>["why"]): AppError {
  if (why === "too-late") return new AppError("refund-too-late");
  return new AppError(why === "upgraded" ? "refund-upgraded" : "refund-not-paid");
}

/** Orders a refund in the ledger, once; the plan ends with it. */
export async function askRefund(
  deps: Deps,
  { userNum, charge, cents }: { userNum: number; charge: string; cents: number },
  recording: Recording,
): Promise<void> {
  const asked = { provider: OURS, event: `devolver:${charge}`, kind: "refund-asked" as const };
  await recordLedger(deps, userNum, [{ ...asked, charge, cents, occurredAt: deps.now() }], recording);
}

/** Has the provider give an ordered refund. Its silence leaves it to the clock. */
export async function giveRefund(
  deps: Deps,
  bill: { id: string; ref: string | null; provider: string; cents: number },
  viewer: Viewer | null = null,
): Promise<void> {
  const { payments } = deps;
  if (!payments || bill.ref === null || payments.name !== bill.provider) return;
  const news = await payments.refund({ id: bill.id, ref: bill.ref, cents: bill.cents }).catch(() => []);
  await recordNews(deps, bill.provider, news, viewer);
}

/**
 * Gives all of a charge back to who bought it, within the seven days (CDC art. 49). Again is fine. Returns the cents. Throws
 * charge-not-found, refund-too-late, refund-upgraded, refund-not-paid.
 */
export async function cancelPlan(deps: Deps, viewer: Viewer, id: string): Promise<number> {
  const { charges, events } = await readLedger(deps, viewer.num);
  const charge = charges.find((each) => each.id === id);
  if (!charge) throw new AppError("charge-not-found");
  const known = { charges, events, now: deps.now() };
  const asked = events.find((event) => event.charge === id && event.kind === "refund-asked");
  const right = refundRight(charge, known);
  if (!asked && !right.refundable) throw refundRefusal(right.why);
  const cents = asked?.cents ?? (right.refundable ? right.cents : 0);
  if (!asked) await askRefund(deps, { userNum: viewer.num, charge: id, cents }, { viewer });
  await giveRefund(deps, { id, ref: charge.providerRef, provider: charge.provider, cents }, viewer);
  return cents;
}
