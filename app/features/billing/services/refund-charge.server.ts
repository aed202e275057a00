import { type Actor, auditEntry } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { refundable } from "../domain/refund-right.ts";
import { auditRefund, ownerById } from "../queries/sales.server.ts";
import { refundRefusal } from "./cancel-plan.server.ts";
import { orderRefund } from "./pay-back.server.ts";

/** Characters of a reason. */
const REASON = { shortest: 3, longest: 300 } as const;

/**
 * The team's refund of a whole charge, at any time, with its reason in the audit. Returns the cents. Throws no-permission,
 * reason-required, charge-not-found, refund-upgraded, refund-not-paid.
 */
export async function refundCharge(
  deps: Deps,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<number> {
  const trimmed = reason.trim();
  const entry = auditEntry(deps, actor, "sale.refund", trimmed);
  if (trimmed.length < REASON.shortest || trimmed.length > REASON.longest)
    throw new AppError("reason-required");
  const [owner] = await deps.read(ownerById(deps.db, id));
  if (!owner) throw new AppError("charge-not-found");
  const { userNum } = owner;
  return orderRefund(
    deps,
    { userNum, id },
    (charge, { charges, events }, now) => {
      const found = refundable(charge, { charges, events, now });
      if (!found.refundable) throw refundRefusal(found.why);
      return found.cents;
    },
    {
      viewer: actor.viewer,
      beside: (cents) => (when) => [auditRefund(deps.db, { id, userNum, cents }, entry, when)],
    },
  );
}
