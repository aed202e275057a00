import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, pick } from "#app/platform/db/fields.server.ts";
import { reviewNotes } from "#drizzle/schema/practice/reviews.ts";
import { MOST_NOTES, type NoteTexts } from "../../domain/reviews/note-fields.ts";

const note = pick(
  columns(reviewNotes, "n"),
  "num",
  "id",
  "front",
  "back",
  "due",
  "last",
  "stability",
  "difficulty",
  "turn",
);
export type NoteKey = { userNum: number; id: string };

/** Newest first, below a number. */
export function ownNotes(
  db: Database,
  userNum: number,
  { before, limit }: { before: number; limit: number },
) {
  return db.select(
    note,
    sql`FROM review_notes n WHERE n.user_num = ${userNum} AND n.num < CAST(${before} AS INTEGER)
    ORDER BY n.num DESC LIMIT ${limit}`,
  );
}

/** The card due longest. One row. */
export function firstDueNote(db: Database, userNum: number, today: number) {
  return db.select(
    note,
    sql`FROM review_notes n INDEXED BY review_notes_by_due WHERE n.user_num = ${userNum} AND n.due <= ${today}
    ORDER BY n.due LIMIT 1`,
  );
}

/** Cards due, counted up to a limit: each is a row read. */
export function countDueNotes(
  db: Database,
  userNum: number,
  { today, limit }: { today: number; limit: number },
) {
  return db.select(
    { count: int(sql`count(*)`) },
    sql`FROM (SELECT 1 FROM review_notes n INDEXED BY review_notes_by_due
      WHERE n.user_num = ${userNum} AND n.due <= ${today} LIMIT ${limit})`,
  );
}

export function ownNote(db: Database, { userNum, id }: NoteKey) {
  return db.select(note, sql`FROM review_notes n WHERE n.user_num = ${userNum} AND n.id = ${id}`);
}

/** Once an id. A row if it is new, and there is room. `due`: days since 1970. */
export function insertOwnNote(
  db: Database,
  { userNum, id }: NoteKey,
  { front, back, due, at }: NoteTexts & { due: number; at: number },
) {
  return db.returning(
    { num: int(sql`num`) },
    sql`INSERT INTO review_notes (user_num, id, front, back, due, created_at)
    SELECT CAST(${userNum} AS INTEGER), ${id}, ${front}, ${back}, ${due}, ${at}
    WHERE (SELECT count(*) FROM review_notes WHERE user_num = ${userNum}) < ${MOST_NOTES} ON CONFLICT DO NOTHING`,
  );
}

const changed = { turn: int(sql`turn`) };

/** A row if the card is theirs. */
export function saveNoteTexts(db: Database, { userNum, id }: NoteKey, { front, back }: NoteTexts) {
  return db.returning(
    changed,
    sql`UPDATE review_notes SET front = ${front}, back = ${back} WHERE user_num = ${userNum} AND id = ${id}`,
  );
}

export function deleteNote(db: Database, { userNum, id }: NoteKey) {
  return db.statement(sql`DELETE FROM review_notes WHERE user_num = ${userNum} AND id = ${id}`);
}

type Moved = { due: number; last: number; stability: number; difficulty: number };

/** Moves a card, once a turn. */
export function moveNote(db: Database, { userNum, id, turn }: NoteKey & { turn: number }, moved: Moved) {
  return db.statement(sql`UPDATE review_notes SET due_before = due, last_before = last, stability_before = stability,
      difficulty_before = difficulty, due = ${moved.due}, last = ${moved.last}, stability = ${moved.stability},
      difficulty = ${moved.difficulty}, turn = turn + 1
    WHERE user_num = ${userNum} AND id = ${id} AND turn = ${turn}`);
}

/** Puts a card back where it was before its last review, once. `turn`: after that review. */
export function moveNoteBack(db: Database, { userNum, id, turn }: NoteKey & { turn: number }) {
  return db.statement(sql`UPDATE review_notes SET due = due_before, last = last_before, stability = stability_before,
      difficulty = difficulty_before, due_before = NULL, turn = turn + 1
    WHERE user_num = ${userNum} AND id = ${id} AND turn = ${turn} AND due_before IS NOT NULL`);
}
