import { refundable } from "#app/domain/billing/refund-right.ts";
import { AppError } from "#app/errors/app-error.ts";
import { noteOnRefund, ownerById } from "#app/queries/billing/sales.server.ts";
import { type Actor, auditEntry } from "../admin/actor.server.ts";
import type { Deps } from "../deps.ts";
import { askRefund, giveRefund, refundRefusal } from "./cancel-plan.server.ts";
import { readLedger } from "./record-ledger.server.ts";

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
  const [[owner]] = await deps.read(ownerById(deps.db, id));
  if (!owner) throw new AppError("charge-not-found");
  const { userNum } = owner;
  const { charges, events } = await readLedger(deps, userNum);
  const charge = charges.find((each) => each.id === id);
  if (!charge) throw new AppError("charge-not-found");
  const found = refundable(charge, { charges, events, now: deps.now() });
  if (!found.refundable) throw refundRefusal(found.why);
  const { cents } = found;
  const recording = { viewer: actor.viewer, beside: [noteOnRefund(deps.db, { id, userNum, cents }, entry)] };
  await askRefund(deps, { userNum, charge: id, cents }, recording);
  await giveRefund(deps, { id, ref: charge.providerRef, provider: charge.provider, cents }, actor.viewer);
  return cents;
}
