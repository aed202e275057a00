import { type SQL, sql } from "drizzle-orm";
import { heldUntil, type KeyAsker, notHeld } from "#app/features/bank/queries/held-back.server.ts";
import { ofBank, placed } from "#app/features/bank/queries/question-fields.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, flag, int, orNull, outer, pick, type RowOf, text } from "#app/platform/db/fields.server.ts";
import { questions } from "#drizzle/schema/bank/questions.ts";
import { commentVersions, threads } from "#drizzle/schema/forum/forum.ts";
import type { FeedView } from "../domain/thread.ts";
import { type CommentReader, isDiscussed } from "./comments/thread.server.ts";

const thread = columns(threads, "t");
const line = {
  ...pick(thread, "num", "subject", "title", "answers", "createdAt"),
  accepted: flag(sql`t.accepted IS NOT NULL`),
  ...pick(outer(columns(questions, "q")), "origin", "institution", "year"),
};
export type ThreadLineRow = RowOf<typeof line>;

/**
 * Visible threads by number (`picked` yields `num`), newest first; none about a question that is withheld from the
 * reader.
 */
function lines(db: Database, picked: SQL, asker: KeyAsker) {
  return db.select(
    line,
    sql`FROM (${picked}) w CROSS JOIN threads t ON t.num = w.num LEFT JOIN questions q ON q.ord = t.ord
    WHERE t.ord IS NULL OR ${notHeld(sql`t.ord`, asker)} ORDER BY t.num DESC`,
  );
}

export type Feed = {
  view: FeedView;
  subject: number | null;
  /** Of words; null without a search. */
  expression: string | null;
  before: number;
  limit: number;
  userId: string;
  asker: KeyAsker;
};

/** A page of the feed: an index range in every view, or newest matches of a search. */
export function threadFeed(db: Database, { view, subject, expression, before, limit, userId, asker }: Feed) {
  const below = sql`CAST(${before} AS INTEGER)`;
  const last = sql`ORDER BY num DESC LIMIT ${limit}`;
  if (expression !== null)
    return lines(
      db,
      sql`SELECT f.rowid AS num FROM thread_words f WHERE thread_words MATCH ${expression} AND f.rowid < ${below}
      ORDER BY f.rowid DESC LIMIT ${limit}`,
      asker,
    );
  if (view === "mine")
    return lines(
      db,
      sql`SELECT num FROM threads WHERE user_id = ${userId} AND num < ${below} ${last}`,
      asker,
    );
  const open = view === "unanswered" ? sql` AND answered = 0` : sql``;
  if (subject !== null)
    return lines(
      db,
      sql`SELECT num FROM threads WHERE subject = CAST(${subject} AS INTEGER) AND state = 1${open} AND num < ${below} ${last}`,
      asker,
    );
  return lines(db, sql`SELECT num FROM threads WHERE state = 1${open} AND num < ${below} ${last}`, asker);
}

/** Threads on a question, newest first. */
export function threadsOfQuestion(db: Database, ord: number, asker: KeyAsker, limit: number) {
  return lines(
    db,
    sql`SELECT num FROM threads WHERE ord = CAST(${ord} AS INTEGER) AND state = 1 ORDER BY num DESC LIMIT ${limit}`,
    asker,
  );
}

/** The highest number of a thread's posts. */
const newest = int(
  sql`(SELECT c.num FROM comments c WHERE c.ord = -t.num AND c.ord < 0 ORDER BY c.num DESC LIMIT 1)`,
);

const opened = {
  newest,
  ...pick(thread, "num", "title", "subject", "answers", "accepted", "proposedAt", "userId", "createdAt"),
  questionOrd: thread.ord,
  canPropose: flag(sql`coalesce(q.has_solution = 0, 0)`),
  following: flag(sql`w.user_id IS NOT NULL`),
  statement: orNull(text(sql`CASE WHEN q.status <> 'quarantined' THEN q.statement_html END`)),
};

/** The condition of reading a thread, as `t`: shown, or the reader's own, or for the team. */
function readable(num: number, { id, isTeam }: CommentReader): SQL {
  return sql`t.num = CAST(${num} AS INTEGER)
    AND (t.state = 1 OR ${isTeam ? 1 : 0} OR (t.user_id = ${id} AND t.title <> ''))`;
}

export function newestOfThread(db: Database, num: number, reader: CommentReader) {
  return db.select({ newest }, sql`FROM threads t WHERE ${readable(num, reader)}`);
}

/** A thread that its reader may see. */
export function oneThread(db: Database, num: number, reader: CommentReader) {
  const held = heldUntil(sql`t.ord`, { userNum: reader.num, now: reader.now });
  return db.select(
    { ...opened, heldUntil: orNull(int(reader.isTeam ? sql`NULL` : held)) },
    sql`FROM threads t LEFT JOIN questions q ON q.ord = t.ord
    LEFT JOIN comment_followers w ON w.ord = -t.num AND w.user_id = ${reader.id}
    WHERE ${readable(num, reader)}`,
  );
}

/** The heading of a thread's question. */
export function questionOfThread(db: Database, num: number) {
  return db.select(
    placed,
    sql`FROM threads t CROSS JOIN questions q ON q.ord = t.ord
    WHERE t.num = CAST(${num} AS INTEGER) AND q.status <> 'quarantined'`,
  );
}

/** Former texts of a shown post. */
export function versionsOfPost(db: Database, { ord, num }: { ord: number; num: number }) {
  return db.select(
    pick(columns(commentVersions, "v"), "source", "until"),
    sql`FROM comments c CROSS JOIN comment_versions v ON v.comment = c.num
    WHERE c.num = CAST(${num} AS INTEGER) AND c.ord = CAST(${ord} AS INTEGER) AND c.state = 'shown' ORDER BY v.num DESC LIMIT 20`,
  );
}

/** First names, folded by the caller, of those who wrote in a thread, and since when the author has an account. */
export function peopleOfThread(db: Database, num: number) {
  return db.select(
    { id: text(sql`u.id`), name: text(sql`u.first_name`) },
    sql`FROM (SELECT DISTINCT user_id FROM (SELECT user_id FROM comments
      WHERE ord = CAST(${-num} AS INTEGER) AND ord < 0 AND state = 'shown' AND user_id IS NOT NULL ORDER BY num DESC LIMIT 200)) p
    CROSS JOIN users u ON u.id = p.user_id`,
  );
}

export function accountAge(db: Database, userId: string) {
  return db.select({ since: columns(threads).createdAt }, sql`FROM users WHERE id = ${userId}`);
}

/** Batch after a post's text changed: if it is a doubt, its thread's title and words follow. */
export function retitleThread(
  db: Database,
  post: { ord: number; num: number; source: string; title: string },
) {
  return db.statement(sql`UPDATE threads SET title = ${post.title} WHERE num = CAST(${-post.ord} AS INTEGER)
    AND EXISTS (SELECT 1 FROM comments c WHERE c.num = CAST(${post.num} AS INTEGER) AND c.ord = CAST(${post.ord} AS INTEGER)
      AND c.parent = 0 AND c.source = ${post.source})`);
}

export type NewThread = { ord: number; operation: string; title: string; at: number };

/** No row: the question does not exist, not allowed to write (`allowed`), or a repeat. */
export function insertThread(
  db: Database,
  author: CommentReader,
  sent: NewThread,
  { allowed, askKey }: { allowed: SQL; askKey: string },
) {
  return db.returning(
    pick(columns(threads), "num"),
    sql`INSERT INTO threads (ord, subject, user_id, operation, title, created_at)
    SELECT q.ord, q.subject, ${author.id}, ${sent.operation}, ${sent.title}, ${sent.at} FROM questions q
    WHERE q.ord = CAST(${sent.ord} AS INTEGER) AND q.status <> 'quarantined' AND ${ofBank} AND ${allowed} AND ${isDiscussed(sql`q.ord`, author)}
      AND NOT EXISTS (SELECT 1 FROM rate_limits WHERE key = ${askKey} AND refused = 1)
    ON CONFLICT (user_id, operation) DO NOTHING`,
  );
}

/** Batch after `insertThread`: the doubt as its first post, and its author follows. */
export function insertOpening(
  db: Database,
  author: CommentReader,
  post: { id: string; operation: string; source: string; html: string; at: number },
) {
  const own = sql`FROM threads t WHERE t.user_id = ${author.id} AND t.operation = ${post.operation}`;
  return {
    opening:
      db.statement(sql`INSERT INTO comments (id, ord, parent, user_id, operation, source, html, created_at)
      SELECT ${post.id}, -t.num, 0, ${author.id}, ${post.operation}, ${post.source}, ${post.html}, ${post.at} ${own}
      ON CONFLICT DO NOTHING`),
    follower:
      db.statement(sql`INSERT INTO comment_followers (ord, user_id, told_at) SELECT -t.num, ${author.id}, 0 ${own}
      ON CONFLICT DO NOTHING`),
    written: db.select(pick(thread, "num"), own),
  };
}

/**
 * The thread's author, or the team where that account is deleted, accepts an answer, or with null withdraws it. A row
 * if it changed.
 */
export function setAccepted(db: Database, reader: CommentReader, num: number, answer: number | null) {
  const shown = sql`EXISTS (SELECT 1 FROM comments c WHERE c.num = CAST(${answer} AS INTEGER) AND c.ord = -threads.num
    AND c.parent IS NULL AND c.state = 'shown')`;
  return db.returning(
    pick(columns(threads), "num"),
    sql`UPDATE threads SET accepted = ${answer}, proposed_at = NULL
    WHERE num = CAST(${num} AS INTEGER) AND (user_id = ${reader.id} OR (user_id IS NULL AND ${reader.isTeam ? 1 : 0}))
      AND state = 1 AND accepted IS NOT ${answer}
      AND (${answer} IS NULL OR ${shown})`,
  );
}

export function followThread(db: Database, reader: CommentReader, num: number) {
  return db.statement(sql`INSERT INTO comment_followers (ord, user_id, told_at)
    SELECT -num, ${reader.id}, 0 FROM threads WHERE num = CAST(${num} AS INTEGER) AND state = 1 ON CONFLICT DO NOTHING`);
}

export function unfollowThread(db: Database, reader: CommentReader, num: number) {
  return db.statement(
    sql`DELETE FROM comment_followers WHERE ord = CAST(${-num} AS INTEGER) AND user_id = ${reader.id}`,
  );
}
