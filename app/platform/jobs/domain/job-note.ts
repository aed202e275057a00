import type { AuditAction } from "#app/platform/audit/domain/audit-actions.ts";

/** A job in the audit besides its result. `after`: its input. */
export type JobNote = {
  action: AuditAction;
  subject: string;
  requestId: string;
  after: Readonly<Record<string, string | boolean | null>>;
};
