import { sql } from "drizzle-orm";
import type { Database } from "./database.server.ts";

/**
 * Links the Google subject that a `link-google` link holds to the person who has just shown their password; nothing unless
 * the link is this very person's, lives, and has their present e-mail. To be batched before `consumeLink`.
 */
export function linkHeldSubject(
  db: Database,
  { tokenHash, userId, now }: { tokenHash: string; userId: string; now: number },
) {
  return db.statement(sql`INSERT INTO identities (provider, subject, user_id, email, created_at)
      SELECT 'google', link.payload ->> 'subject', users.id, users.email, ${now}
      FROM account_links link CROSS JOIN users ON users.id = link.user_id
      WHERE link.token_hash = ${tokenHash} AND link.purpose = 'link-google' AND link.expires_at > ${now}
        AND users.id = ${userId} AND users.email = link.payload ->> 'email'
      ON CONFLICT DO NOTHING`);
}
