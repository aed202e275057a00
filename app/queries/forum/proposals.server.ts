import { sql } from "drizzle-orm";
import type { CommentReader } from "../comments/thread.server.ts";
import type { Database } from "../database.server.ts";

/** Only where the question has no solution. */
export function proposeAccepted(db: Database, reader: CommentReader, num: number, at: number) {
  return db.statement(sql`UPDATE threads SET proposed_at = ${at} WHERE num = CAST(${num} AS INTEGER) AND state = 1
    AND accepted IS NOT NULL AND proposed_at IS NULL AND (user_id = ${reader.id} OR ${reader.isTeam ? 1 : 0})
    AND EXISTS (SELECT 1 FROM questions q WHERE q.ord = threads.ord AND q.has_solution = 0)`);
}
