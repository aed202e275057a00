import { tryCode } from "#app/features/accounts/services/wrong-codes.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import { type Actor, auditEntry } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { readSeatCode } from "../domain/code-fields.ts";
import { auditRefund } from "../queries/sales.server.ts";
import { claimSeat, seatGroupFor, seatOwner } from "../queries/seats.server.ts";
import { recordLedger } from "./record-ledger.server.ts";

type Found = Awaited<ReturnType<typeof findGroup>>;

async function findGroup(deps: Deps, viewer: Viewer, code: string) {
  const [group] = await deps.read(seatGroupFor(deps.db, code, viewer.num));
  if (!group) throw new AppError("no-seat-code");
  return group;
}

/** Why somebody gets no seat; null: nothing is in the way. */
function refusalOf(group: Found, now: number): AppError | null {
  if (group.isRevoked) return new AppError("seat-revoked");
  if (group.endedAt !== null || group.endsAt <= now) return new AppError("seat-code-over");
  if (group.school !== null && !group.isMember) return new AppError("seat-of-school");
  return group.taken < group.seats ? null : new AppError("seats-taken");
}

/**
 * Claims a seat by a group's code; idempotent. Returns its charge. Throws no-seat-code, seat-revoked, seat-code-over,
 * seat-of-school, seats-taken, auth/too-many-requests.
 */
export async function claimSeatByCode(deps: Deps, viewer: Viewer, typed: string): Promise<string> {
  const code = readSeatCode(typed);
  if (code === null) throw new AppError("no-seat-code");
  const now = deps.now();
  const find = () => findGroup(deps, viewer, code);
  const group = await tryCode(deps, { kind: "seat", who: viewer.id }, { find });
  if (group.own === null) {
    const refusal = refusalOf(group, now);
    if (refusal) throw refusal;
    await deps.write(claimSeat(deps.db, { code, userNum: viewer.num, charge: deps.newId(), now }));
  }
  // A concurrent claim may have got the last seat: what is stored decides.
  const stored = await findGroup(deps, viewer, code);
  if (stored.own === null) throw refusalOf(stored, now) ?? new AppError("seats-taken");
  if (stored.isRevoked) throw new AppError("seat-revoked");
  await recordLedger(deps, viewer.num, [], { viewer });
  return stored.own;
}

/**
 * Revokes a seat: the plan ends, the seat is free, and the same person cannot claim it again. Throws no-permission,
 * charge-not-found.
 */
export async function revokeSeat(deps: Deps, actor: Actor, charge: string): Promise<void> {
  const entry = auditEntry(deps, actor, "sale.seat-revoke");
  const [owner] = await deps.read(seatOwner(deps.db, charge));
  if (!owner) throw new AppError("charge-not-found");
  const { userNum } = owner;
  const event = { provider: "farol", event: `retirar:${charge}`, kind: "revoked" as const };
  await recordLedger(deps, userNum, [{ ...event, charge, cents: 0, occurredAt: deps.now() }], {
    viewer: actor.viewer,
    beside: (when) => [auditRefund(deps.db, { id: charge, userNum, cents: 0 }, entry, when)],
  });
}
