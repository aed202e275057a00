import { type Actor, auditEntry } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { NewCoupon, NewSeatGroup } from "../domain/code-fields.ts";
import { seatCode } from "../domain/code-fields.ts";
import { endCoupon, insertCoupon } from "../queries/coupons.server.ts";
import { endSeatGroup, insertSeatGroup } from "../queries/seats.server.ts";

/** A new coupon. Throws no-permission, coupon-taken. */
export async function makeCoupon(deps: Deps, actor: Actor, coupon: NewCoupon): Promise<void> {
  const entry = auditEntry(deps, actor, "sale.coupon");
  const row = { ...coupon, at: deps.now(), by: actor.viewer?.id ?? "" };
  const {
    made: [made],
  } = await deps.write(insertCoupon(deps.db, row, entry));
  if (!made) throw new AppError("coupon-taken");
}

/** Ends a coupon; charges made with it stay. Idempotent. Throws no-permission. */
export async function closeCoupon(deps: Deps, actor: Actor, code: string): Promise<void> {
  const entry = auditEntry(deps, actor, "sale.coupon-end");
  await deps.write(endCoupon(deps.db, code, deps.now(), entry));
}

/** Seats with a new code, once by the form's `operation`, which is the group's id. Throws no-permission, invalid-body. */
export async function createSeats(
  deps: Deps,
  actor: Actor,
  { operation, group }: { operation: string; group: NewSeatGroup },
): Promise<void> {
  if (!/^[0-9a-f]{32}$/.test(operation)) throw new AppError("invalid-body");
  const entry = auditEntry(deps, actor, "sale.seats");
  const row = {
    ...{ ...group, id: operation, code: seatCode(deps.newId()) },
    ...{ at: deps.now(), by: actor.viewer?.id ?? "" },
  };
  await deps.write(insertSeatGroup(deps.db, row, entry));
}

/** Ends a group: no further claims; existing seats remain. Idempotent. Throws no-permission. */
export async function closeSeats(deps: Deps, actor: Actor, id: string): Promise<void> {
  const entry = auditEntry(deps, actor, "sale.seats-end");
  await deps.write(endSeatGroup(deps.db, id, deps.now(), entry));
}
