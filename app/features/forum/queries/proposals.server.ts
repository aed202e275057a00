import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, orNull, pick, text } from "#app/platform/db/fields.server.ts";
import { comments } from "#drizzle/schema/forum/comments.ts";
import { threads } from "#drizzle/schema/forum/forum.ts";
import type { CommentReader } from "./comments/thread.server.ts";

/** Only where the question has no solution. */
export function proposeAccepted(db: Database, reader: CommentReader, num: number, at: number) {
  return db.statement(sql`UPDATE threads SET proposed_at = ${at} WHERE num = CAST(${num} AS INTEGER) AND state = 1
    AND accepted IS NOT NULL AND proposed_at IS NULL AND (user_id = ${reader.id} OR ${reader.isTeam ? 1 : 0})
    AND EXISTS (SELECT 1 FROM questions q WHERE q.ord = threads.ord AND q.has_solution = 0)`);
}

const proposal = {
  ord: int(sql`t.ord`),
  ...pick(columns(comments, "c"), "source"),
  authorId: orNull(text(sql`u.id`)),
  name: orNull(text(sql`u.first_name`)),
};

export function proposedAnswer(db: Database, num: number) {
  return db.select(
    proposal,
    sql`FROM threads t CROSS JOIN comments c ON c.num = t.accepted AND c.state = 'shown' LEFT JOIN users u ON u.id = c.user_id
    WHERE t.num = CAST(${num} AS INTEGER) AND t.proposed_at IS NOT NULL AND t.ord IS NOT NULL`,
  );
}

export function closeProposal(db: Database, num: number) {
  return db.statement(sql`UPDATE threads SET proposed_at = NULL WHERE num = CAST(${num} AS INTEGER)`);
}

/** Threads whose accepted answer was proposed, the oldest first. */
export function openProposals(db: Database, limit: number) {
  return db.select(
    pick(columns(threads, "t"), "num", "title"),
    sql`FROM threads t WHERE t.proposed_at IS NOT NULL AND t.state = 1 ORDER BY t.proposed_at LIMIT ${limit}`,
  );
}
