import { readBefore } from "#app/platform/lists/pages/before.ts";
import type { SchoolAuditQuestion } from "../../services/list-school-audit.server.ts";

/** Parameters of the audit's filter, in its address. */
export const auditParameters = {
  who: "quem",
  whom: "com",
  action: "acao",
  from: "de",
  until: "ate",
} as const;

export function readAuditQuestion(search: URLSearchParams): SchoolAuditQuestion {
  const text = (name: keyof typeof auditParameters) =>
    (search.get(auditParameters[name]) ?? "").slice(0, 100).trim();
  return {
    who: text("who"),
    whom: text("whom"),
    action: text("action"),
    from: text("from"),
    until: text("until"),
    before: readBefore(search),
  };
}
