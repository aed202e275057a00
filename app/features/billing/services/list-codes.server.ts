import { schoolNames } from "#app/features/accounts/queries/people.server.ts";
import { planName } from "#app/platform/access/tiers-table.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { type CouponState, couponState } from "../domain/discount.ts";
import { listCoupons } from "../queries/coupons.server.ts";
import { listSeatGroups, seatsOf } from "../queries/seats.server.ts";

/** Most seats of a group. */
const SEATS = 2000;

type TakenSeat = {
  charge: string;
  /** Null: the account is gone. */
  person: { name: string; email: string } | null;
  takenAt: number;
  revoked: boolean;
};

/** Coupons, groups with their seats in use, and the people of one group. One trip. */
export async function listCodes(deps: Deps, groupId: string | null) {
  const now = deps.now();
  const { coupons, groups, schools, seats } = await deps.read({
    coupons: listCoupons(deps.db, now),
    groups: listSeatGroups(deps.db),
    schools: schoolNames(deps.db),
    seats: seatsOf(deps.db, groupId ?? "", SEATS),
  });
  return {
    enabled: deps.discounts.enabled,
    coupons: coupons.map((coupon) => ({
      ...coupon,
      state: couponState(coupon, now) satisfies CouponState as CouponState,
    })),
    groups: groups.map(
      ({ id, code, name, plan, months, seats: all, taken, schoolName, endsAt, endedAt }) => ({
        ...{ id, code, name, months, taken, schoolName, endsAt },
        plan: planName(plan),
        seats: all,
        isOpen: endedAt === null && endsAt > now,
      }),
    ),
    schools: schools.map(({ id, name }) => ({ value: id, label: name })),
    shown: groupId,
    seats: seats.map(
      ({ id, createdAt, firstName, lastName, email, revoked }): TakenSeat => ({
        charge: id,
        person: email === null ? null : { name: `${firstName ?? ""} ${lastName ?? ""}`.trim(), email },
        takenAt: createdAt,
        revoked,
      }),
    ),
  };
}

export type LoadedCodes = Awaited<ReturnType<typeof listCodes>>;
