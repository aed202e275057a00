import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { type RefundRight, refundRight } from "../domain/refund-right.ts";
import { orderRefund } from "./pay-back.server.ts";

export function refundRefusal(why: Exclude<RefundRight, { refundable: true }>["why"]): AppError {
  if (why === "too-late") return new AppError("refund-too-late");
  return new AppError(why === "upgraded" ? "refund-upgraded" : "refund-not-paid");
}

/**
 * Refunds a charge in full to its buyer, within the seven days (CDC art. 49). Idempotent. Returns the cents. Throws
 * charge-not-found, refund-too-late, refund-upgraded, refund-not-paid.
 */
export function cancelPlan(deps: Deps, viewer: Viewer, id: string): Promise<number> {
  return cancelCharge(deps, { userNum: viewer.num, id }, viewer);
}

/** The same by who paid, who may have no account. `viewer`: whose request it is, if anybody's. */
export function cancelCharge(
  deps: Deps,
  of: { userNum: number; id: string },
  viewer: Viewer | null = null,
): Promise<number> {
  const decide: Parameters<typeof orderRefund>[2] = (charge, { charges, events }, now) => {
    const asked = events.find((event) => event.charge === charge.id && event.kind === "refund-asked");
    if (asked) return asked.cents;
    const right = refundRight(charge, { charges, events, now });
    if (!right.refundable) throw refundRefusal(right.why);
    return right.cents;
  };
  return orderRefund(deps, of, decide, { viewer });
}
