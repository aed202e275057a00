import { type Denial, type Grant, type Rule, type RuleName, rules } from "./rules.ts";
import type { Viewer } from "./viewer.ts";

export type Decision = { allowed: true } | { allowed: false; denied: Denial };

export type Holder = Pick<Viewer, "claims" | "school">;

/** The school in an address, if any. */
export type Place = { schoolId?: string };

/** Whether a viewer (null: a visitor) has one of the grants. A school's count in that school only. */
export function holdsAny(grants: readonly Grant[], viewer: Holder | null, { schoolId }: Place = {}): boolean {
  return grants.some((grant) => {
    if (grant === "anyone") return true;
    if (!viewer) return false;
    if (grant === "signed-in") return true;
    if (!grant.startsWith("school:")) return viewer.claims.includes(grant);
    const { school } = viewer;
    return school !== null && school.id === schoolId && grant === `school:${school.role}`;
  });
}

export function decide(name: RuleName, viewer: Holder | null, place: Place = {}): Decision {
  const rule: Rule = rules[name];
  return holdsAny(rule.allow, viewer, place) ? { allowed: true } : { allowed: false, denied: rule.denied };
}
