import type { OwnCommunity } from "./community.ts";
import type { Membership } from "./membership.ts";
import { type Denial, type Grant, type Rule, type RuleName, rules } from "./rules.ts";

export type Decision = { allowed: true } | { allowed: false; denied: Denial };

type Role = Pick<Membership, "id" | "role">;

export type Holder = {
  claims: readonly string[];
  school: Role | null;
  otherSchools?: readonly Role[];
  communities?: readonly OwnCommunity[];
};

/** The school in an address, if any. */
export type Place = { schoolId?: string };

/** Whether a viewer (null: a visitor) has one of the grants. A school's count in that school only. */
export function holdsAny(grants: readonly Grant[], viewer: Holder | null, { schoolId }: Place = {}): boolean {
  return grants.some((grant) => {
    if (grant === "anyone") return true;
    if (!viewer) return false;
    if (grant === "signed-in") return true;
    if (!grant.startsWith("school:")) return viewer.claims.includes(grant);
    return grant === `school:${memberOf(viewer, schoolId)?.role}`;
  });
}

/** The membership in the school of an address: role and tenant of all its pages. */
export function memberOf<Member extends Role>(
  { school, otherSchools = [] }: { school: Member | null; otherSchools?: readonly Member[] },
  schoolId: string | undefined,
): Member | null {
  if (school?.id === schoolId) return school;
  return otherSchools.find(({ id }) => id === schoolId) ?? null;
}

export function decide(name: RuleName, viewer: Holder | null, place: Place = {}): Decision {
  const rule: Rule = rules[name];
  return holdsAny(rule.allow, viewer, place) ? { allowed: true } : { allowed: false, denied: rule.denied };
}
