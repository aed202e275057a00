import { sql } from "drizzle-orm";
import type { Database } from "../database.server.ts";
import { type AuditEntry, insertAudit } from "./audit.server.ts";

/** What the audit says of a whole bank instead of one person or notification. */
const BANK = "acervo";

/** The audit row of an import or export; its reason names the file or the search. */
export function noteBankChange(db: Database, entry: AuditEntry) {
  return insertAudit(db, entry, {
    subjectId: sql`${BANK}`,
    before: sql`'{}'`,
    after: sql`'{}'`,
    from: sql``,
  });
}
