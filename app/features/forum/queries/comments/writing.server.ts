import { type SQL, sql } from "drizzle-orm";
import { MOST_NOTIFICATIONS } from "#app/features/messages/domain/notification.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, pick } from "#app/platform/db/fields.server.ts";
import { NEVER_EXPIRES, type NotificationType } from "#app/platform/live/domain/notification.ts";
import { comments } from "#drizzle/schema/forum/comments.ts";
import { notifications } from "#drizzle/schema/messages/notifications.ts";
import { type CommentReader, isOpen } from "./thread.server.ts";

/** `id` is new with every attempt; `operation` is the device's id of one writing. */
export type NewComment = {
  id: string;
  ord: number;
  parent: number | null;
  operation: string;
  source: string;
  html: string;
  at: number;
};

const written = pick(columns(comments), "num");
const notice = columns(notifications, "n");

/** Recipients of one new comment, at most. */
const MOST_TOLD = 50;

/** No row: comments closed, parent missing, not allowed to write (`allowed`), or a repeat. */
export function insertComment(db: Database, author: CommentReader, comment: NewComment, allowed: SQL) {
  const { id, ord, parent, operation, source, html, at } = comment;
  return db.returning(
    written,
    sql`INSERT INTO comments (id, ord, parent, user_id, operation, source, html, created_at)
    SELECT ${id}, CAST(${ord} AS INTEGER), ${parent}, ${author.id}, ${operation}, ${source}, ${html}, ${at}
    WHERE ${isOpen(ord, author)} AND ${allowed}
      AND (${parent} IS NULL OR EXISTS (SELECT 1 FROM comments p WHERE p.num = ${parent}
        AND p.ord = CAST(${ord} AS INTEGER) AND p.parent IS NULL AND p.state = 'shown'))
    ON CONFLICT (user_id, operation) DO NOTHING`,
  );
}

/** `link` ends where the comment's number follows. `pause`: seconds between two notices to a follower. */
export type CommentNotices = {
  reply: { type: NotificationType; content: string };
  comment: { type: NotificationType; content: string };
  link: string;
  pause: number;
};

/**
 * Batch after `insertComment`; without effect if that wrote nothing: 1. the parent's author; 2. followers, once an
 * hour; 3. the time of 2; 4. the author follows; 5. trims notifications; 6. open tabs with their rows.
 */
export function insertCommentNotices(
  db: Database,
  { id, ord, at }: NewComment,
  { reply, comment, link, pause }: CommentNotices,
) {
  const due = sql`f.ord = CAST(${ord} AS INTEGER) AND f.told_at <= ${at - pause} AND f.user_id <> c.user_id
    AND f.user_id IS NOT (SELECT p.user_id FROM comments p WHERE p.num = c.parent)`;
  const [from, to] = [`comment-${id}-`, `comment-${id}.`];
  const columns = sql`(id, audience, type, content, link, visible_from, expires_at, created_at)`;
  const told = sql`n.id > ${from} AND n.id < ${to}`;
  return {
    reply: db.statement(sql`INSERT INTO notifications ${columns}
      SELECT ${`${from}reply`}, 'person:' || p.user_id, ${reply.type}, ${reply.content}, ${link} || c.num, ${at}, ${NEVER_EXPIRES}, ${at}
      FROM comments c CROSS JOIN comments p ON p.num = c.parent WHERE c.id = ${id} AND p.user_id <> c.user_id`),
    followers: db.statement(sql`INSERT INTO notifications ${columns}
      SELECT ${from} || f.user_id, 'person:' || f.user_id, ${comment.type}, ${comment.content}, ${link} || c.num, ${at}, ${NEVER_EXPIRES}, ${at}
      FROM comments c CROSS JOIN comment_followers f ON ${due} WHERE c.id = ${id} LIMIT ${MOST_TOLD}`),
    followersTold:
      db.statement(sql`UPDATE comment_followers SET told_at = ${at} WHERE ord = CAST(${ord} AS INTEGER)
      AND user_id IN (SELECT substr(n.audience, 8) FROM notifications n WHERE ${told} AND n.id = ${from} || substr(n.audience, 8))`),
    writerFollows: db.statement(sql`INSERT INTO comment_followers (ord, user_id, told_at)
      SELECT c.ord, c.user_id, 0 FROM comments c WHERE c.id = ${id} ON CONFLICT DO NOTHING`),
    trimmed: db.statement(sql`DELETE FROM notifications WHERE num IN (
        SELECT o.num FROM notifications n CROSS JOIN notifications o ON o.audience = n.audience
        WHERE ${told} AND o.num < (SELECT min(num) FROM (
          SELECT num FROM notifications WHERE audience = n.audience ORDER BY num DESC LIMIT ${MOST_NOTIFICATIONS})))`),
    live: db.select(
      { ...pick(notice, "num", "id", "audience", "type", "content", "link"), at: notice.visibleFrom },
      sql`FROM notifications n CROSS JOIN live_channels l ON l.user_id = substr(n.audience, 8) WHERE ${told}`,
    ),
  };
}

/**
 * Batch after `insertComment`, before its notices: notifies the people mentioned; followers among them are notified
 * once an hour at most.
 */
export function insertMentions(
  db: Database,
  { id, at }: NewComment,
  { people, content, link }: { people: readonly string[]; content: string; link: string },
) {
  return db.statement(sql`INSERT INTO notifications (id, audience, type, content, link, visible_from, expires_at, created_at)
    SELECT ${`comment-${id}-at-`} || m.value, 'person:' || m.value, 'novo-comentario', ${content}, ${link} || c.num, ${at}, ${NEVER_EXPIRES}, ${at}
    FROM comments c CROSS JOIN json_each(${JSON.stringify(people)}) m WHERE c.id = ${id}`);
}

/** Edits one's own visible comment; idempotent. A row if changed. */
export function updateComment(
  db: Database,
  author: CommentReader,
  edit: { ord: number; num: number; source: string; html: string; at: number },
  limitKey: string,
) {
  const { ord, num, source, html, at } = edit;
  return db.returning(
    written,
    sql`UPDATE comments SET edited_at = CASE WHEN source = ${source} THEN edited_at ELSE ${at} END,
      source = ${source}, html = ${html}
    WHERE num = CAST(${num} AS INTEGER) AND ord = CAST(${ord} AS INTEGER) AND user_id = ${author.id} AND state = 'shown'
      AND NOT EXISTS (SELECT 1 FROM rate_limits WHERE key = ${limitKey} AND refused = 1)
      AND NOT EXISTS (SELECT 1 FROM posting_bans b WHERE b.user_id = ${author.id} AND b.until > ${at})`,
  );
}

/** Deletes one's own comment; a row if deleted. A reported one retains its text until the decision. */
export function removeComment(
  db: Database,
  author: CommentReader,
  { ord, num }: { ord: number; num: number },
) {
  return db.returning(
    written,
    sql`UPDATE comments SET state = 'deleted', source = CASE WHEN reports > 0 THEN source ELSE '' END,
      html = CASE WHEN reports > 0 THEN html ELSE '' END
    WHERE num = CAST(${num} AS INTEGER) AND ord = CAST(${ord} AS INTEGER) AND user_id = ${author.id}
      AND state IN ('shown', 'held')`,
  );
}
