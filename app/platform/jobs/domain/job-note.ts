import type { AuditAction } from "#app/platform/audit/domain/audit-actions.ts";

/** What the audit says of long work besides its result. `after`: what was asked for. */
export type JobNote = {
  action: AuditAction;
  subject: string;
  requestId: string;
  after: Readonly<Record<string, string | boolean | null>>;
};
