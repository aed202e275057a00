import { type SQL, sql } from "drizzle-orm";
import type { Visibility } from "#app/features/accounts/domain/profile-privacy.ts";
import { olympiads } from "#app/features/bank/domain/exams/olympiad-levels.ts";
import { heldUntil, notHeld } from "#app/features/bank/queries/held-back.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, flag, int, orNull, outer, pick, type RowOf, text } from "#app/platform/db/fields.server.ts";
import { profiles, users } from "#drizzle/schema/accounts/accounts.ts";
import { progress } from "#drizzle/schema/accounts/progress.ts";
import { comments } from "#drizzle/schema/forum/comments.ts";
import { type AuthorRole, type CommentCursor, FIRST_REPLIES } from "../../domain/comment.ts";

/** The team sees every question's comments. `now`: when, in epoch seconds. */
export type CommentReader = { id: string; num: number; isTeam: boolean; now: number };

/** Condition: no open exam of the reader has the question; of a thread about none, true. */
export function isDiscussed(ord: SQL, reader: CommentReader): SQL {
  return reader.isTeam ? sql`1` : sql`(${ord} IS NULL OR ${notHeld(ord, askerOf(reader))})`;
}

function askerOf({ num, now }: CommentReader) {
  return { userNum: num, now };
}

const olympiadIds = JSON.stringify(olympiads.map(({ id }) => id));

/**
 * Comments can reveal the key: needs an own answer or a requested solution; signing in suffices for annulled questions
 * and open ones outside of olympiads. Of an open exam they are closed.
 */
function opens(reader: CommentReader | null): SQL {
  if (!reader) return sql`0`;
  if (reader.isTeam) return sql`1`;
  return sql`((q.status = 'annulled'
    OR EXISTS (SELECT 1 FROM answers a WHERE a.user_num = ${reader.num} AND a.ord = q.ord)
    OR EXISTS (SELECT 1 FROM self_assessments s WHERE s.user_num = ${reader.num} AND s.ord = q.ord)
    OR (q.kind = 'open' AND q.institution NOT IN (SELECT value FROM json_each(${olympiadIds})))) AND ${isDiscussed(sql`q.ord`, reader)})`;
}

/** Whether a thread of the forum is shown, or a question exists and its comments are open: the condition of every statement on comments. */
export function isOpen(ord: number, reader: CommentReader | null): SQL {
  if (ord < 0) {
    const discussed = reader ? sql`AND ${isDiscussed(sql`t.ord`, reader)}` : sql``;
    return sql`EXISTS (SELECT 1 FROM threads t WHERE t.num = CAST(${-ord} AS INTEGER) AND t.state = 1 ${discussed})`;
  }
  return sql`EXISTS (SELECT 1 FROM questions q
    WHERE q.ord = CAST(${ord} AS INTEGER) AND q.status <> 'quarantined' AND ${opens(reader)})`;
}

/** The number of comments, whether they are open, and an open exam that closes them; no row for an invisible question. */
export function threadState(db: Database, ord: number, reader: CommentReader | null) {
  if (ord < 0)
    return db.select(
      {
        count: int(sql`t.answers`),
        open: flag(reader ? isDiscussed(sql`t.ord`, reader) : sql`1`),
        heldUntil: orNull(int(reader ? heldUntil(sql`t.ord`, askerOf(reader)) : sql`NULL`)),
      },
      sql`FROM threads t WHERE t.num = CAST(${-ord} AS INTEGER) AND t.state = 1`,
    );
  return db.select(
    {
      count: int(sql`coalesce(t.comments, 0)`),
      open: flag(opens(reader)),
      heldUntil: orNull(int(reader ? heldUntil(sql`q.ord`, askerOf(reader)) : sql`NULL`)),
    },
    sql`FROM questions q LEFT JOIN comment_threads t ON t.ord = q.ord
    WHERE q.ord = CAST(${ord} AS INTEGER) AND q.status <> 'quarantined'`,
  );
}

const comment = columns(comments, "c");
const author = outer(columns(users, "u"));
/** Author null if hidden, or if the account is deleted: its text is then shown where the post is. */
const shown = {
  ...pick(comment, "num", "parent", "state", "useful", "replies"),
  html: text(
    sql`CASE WHEN u.id IS NULL AND (c.user_id IS NOT NULL OR c.state <> 'shown') THEN '' ELSE c.html END`,
  ),
  at: comment.createdAt,
  edited: flag(sql`c.edited_at IS NOT NULL`),
  voted: flag(sql`v.comment IS NOT NULL`),
  reported: flag(sql`r.comment IS NOT NULL`),
  authorId: author.id,
  name: author.firstName,
  inSchool: flag(sql`u.school_id IS NOT NULL`),
  role: orNull(
    text<AuthorRole>(sql`CASE WHEN instr(u.claims, '"admin"') > 0 OR instr(u.claims, '"moderator"') > 0 THEN 'team'
    WHEN instr(u.claims, '"mentor"') > 0 OR instr(u.claims, '"chiefMentor"') > 0 THEN 'mentor'
    WHEN u.school_role IS NOT NULL AND u.school_role <> 'student' THEN 'teacher' END`),
  ),
  picture: author.picture,
  visibility: orNull(text<Visibility>(sql`CASE WHEN u.suspended_at IS NULL THEN s.visibility END`)),
  ...pick(outer(columns(profiles, "p")), "ageBand"),
  points: outer(columns(progress, "g")).totalPoints,
};

/** Comments by number (`picked` yields `num`); hidden ones have no text and no author. */
function commentRows(db: Database, picked: SQL, { id, num }: CommentReader, order: SQL) {
  const own = sql`c.user_id IS ${id}`;
  const source = orNull(text(sql`CASE WHEN u.id = ${id} THEN c.source END`));
  return db.select(
    { ...shown, source, own: flag(own) },
    sql`FROM (${picked}) w CROSS JOIN comments c ON c.num = w.num
    LEFT JOIN users u ON u.id = c.user_id AND (c.state = 'shown' OR (c.state = 'held' AND ${own}))
    LEFT JOIN public_profiles s ON s.user_id = u.id
    LEFT JOIN profiles p ON p.user_id = u.id
    LEFT JOIN progress g ON g.user_num = u.num
    LEFT JOIN comment_votes v ON v.user_num = ${num} AND v.comment = c.num
    LEFT JOIN comment_reports r ON r.comment = c.num AND r.user_id = ${id}
  ORDER BY ${order}`,
  );
}

export type CommentRow = RowOf<ReturnType<typeof commentRows>["fields"]>;

/** Whether a comment is listed: visible, or the reader's own while the team decides. */
function listed(alias: SQL, reader: CommentReader): SQL {
  return sql`(${alias}.state = 'shown' OR (${alias}.state = 'held' AND ${alias}.user_id = ${reader.id}))`;
}

/** Order: the most useful first, then the newest. */
export type CommentPage = { ord: number; reader: CommentReader; after: CommentCursor | null; limit: number };

function pickedPage({ ord, reader, after, limit }: CommentPage): SQL {
  const { useful, num } = after ?? { useful: Number.MAX_SAFE_INTEGER, num: Number.MAX_SAFE_INTEGER };
  return sql`SELECT o.num, o.useful FROM comments o WHERE o.ord = CAST(${ord} AS INTEGER) AND o.parent IS NULL
    AND (o.useful, o.num) < (CAST(${useful} AS INTEGER), CAST(${num} AS INTEGER))
    AND (o.replies > 0 OR ${listed(sql`o`, reader)}) AND ${isOpen(ord, reader)}
    ORDER BY o.useful DESC, o.num DESC LIMIT ${limit}`;
}

export function commentsOf(db: Database, page: CommentPage) {
  return commentRows(db, pickedPage(page), page.reader, sql`c.useful DESC, c.num DESC`);
}

/** The first replies to each comment of a page, oldest first. */
export function firstRepliesOf(db: Database, page: CommentPage) {
  const { reader } = page;
  const last = sql`(SELECT x.num FROM comments x WHERE x.parent = k.num AND ${listed(sql`x`, reader)}
    ORDER BY x.num LIMIT 1 OFFSET ${FIRST_REPLIES - 1})`;
  const picked = sql`SELECT y.num FROM (${pickedPage(page)}) k
    CROSS JOIN comments y ON y.parent = k.num AND y.num <= coalesce(${last}, ${Number.MAX_SAFE_INTEGER})
    WHERE ${listed(sql`y`, reader)}`;
  return commentRows(db, picked, reader, sql`c.num`);
}

/** A comment's number, or its parent's for a reply. */
function rootNumber(ord: number, num: number): SQL {
  return sql`(SELECT coalesce(n.parent, n.num) FROM comments n
    WHERE n.num = CAST(${num} AS INTEGER) AND n.ord = CAST(${ord} AS INTEGER))`;
}

/** A comment, or its parent for a reply. */
export function rootOf(
  db: Database,
  { ord, reader, num }: { ord: number; reader: CommentReader; num: number },
) {
  const picked = sql`SELECT o.num FROM comments o WHERE o.num = ${rootNumber(ord, num)}
    AND (o.replies > 0 OR ${listed(sql`o`, reader)}) AND ${isOpen(ord, reader)}`;
  return commentRows(db, picked, reader, sql`c.num`);
}

/** Oldest first. */
export function repliesAfter(
  db: Database,
  asked: { ord: number; reader: CommentReader; named: number; after: number; limit: number },
) {
  const { ord, reader, named, after, limit } = asked;
  const picked = sql`SELECT y.num FROM comments y WHERE y.parent = ${rootNumber(ord, named)}
    AND y.num > CAST(${after} AS INTEGER) AND ${listed(sql`y`, reader)} AND ${isOpen(ord, reader)}
    ORDER BY y.num LIMIT ${limit}`;
  return commentRows(db, picked, reader, sql`c.num`);
}

/** By number, by the device's operation, or the doubt of a thread. */
export type CommentName = { num: number } | { operation: string } | { opening: true };

function nameOf(named: CommentName, reader: CommentReader): SQL {
  if ("num" in named) return sql`o.num = CAST(${named.num} AS INTEGER)`;
  if ("opening" in named) return sql`o.parent = 0`;
  return sql`o.user_id = ${reader.id} AND o.operation = ${named.operation}`;
}

/** One comment. */
export function oneComment(
  db: Database,
  { ord, reader, named }: { ord: number; reader: CommentReader; named: CommentName },
) {
  const name = nameOf(named, reader);
  const picked = sql`SELECT o.num FROM comments o WHERE ${name} AND o.ord = CAST(${ord} AS INTEGER)`;
  return commentRows(db, picked, reader, sql`c.num`);
}

/** A thread's posts after a number, oldest first: the doubt, answers and comments on them. */
export function postsOfThread(
  db: Database,
  { ord, reader, after, limit }: { ord: number; reader: CommentReader; after: number; limit: number },
) {
  const picked = sql`SELECT o.num FROM comments o WHERE o.ord = CAST(${ord} AS INTEGER) AND o.ord < 0
    AND o.num > CAST(${after} AS INTEGER) AND (o.replies > 0 OR o.parent = 0 OR ${listed(sql`o`, reader)})
    ORDER BY o.num LIMIT ${limit}`;
  return commentRows(db, picked, reader, sql`c.num`);
}
