import { type Rule, type RuleName, rules } from "./rules.ts";
import type { Viewer } from "./viewer.ts";

export type Decision = { allowed: true } | { allowed: false; denied: Rule["denied"] };

/** Whether a viewer (null: a visitor) passes a rule, and otherwise what becomes of them. */
export function decide(name: RuleName, viewer: Viewer | null): Decision {
  const rule: Rule = rules[name];
  const allowed = rule.allow.some((grant) => {
    if (grant === "anyone") return true;
    if (!viewer) return false;
    return grant === "signed-in" || viewer.claims.includes(grant);
  });
  return allowed ? { allowed } : { allowed, denied: rule.denied };
}
