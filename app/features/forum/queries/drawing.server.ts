import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, pick } from "#app/platform/db/fields.server.ts";
import { comments as commentsTable } from "#drizzle/schema/forum/comments.ts";

/** Comments with a text, by page. */
export function textsOfComments(db: Database, after: number, limit: number) {
  return db.select(
    pick(columns(commentsTable), "num", "source"),
    sql`FROM comments WHERE num > CAST(${after} AS INTEGER) AND source <> '' ORDER BY num LIMIT ${limit}`,
  );
}

/** Reads as many rows as the work over them that it is for. */
export function countComments(db: Database) {
  return db.select({ comments: int(sql`count(*)`) }, sql`FROM comments WHERE num > 0`);
}

/** Replaces the HTML of comments, unless their text has changed meanwhile. */
export function setCommentHtml(
  db: Database,
  comments: readonly { num: number; source: string; html: string }[],
) {
  return db.statement(sql`UPDATE comments SET html = v.html
    FROM (SELECT value ->> 'num' AS num, value ->> 'source' AS source, value ->> 'html' AS html
      FROM json_each(${JSON.stringify(comments)}) LIMIT ${comments.length}) v
    WHERE comments.num = v.num AND comments.source = v.source`);
}
