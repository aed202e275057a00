import { sql } from "drizzle-orm";
import type { Database, Statement } from "#app/platform/db/database.server.ts";
import { columns, pick, type RowOf } from "#app/platform/db/fields.server.ts";
import { roomSockets } from "#drizzle/schema/platform/rooms.ts";

const socket = pick(columns(roomSockets), "room", "sessionId", "due");
export type RoomSocketRow = RowOf<typeof socket>;

/** What one session has open in one room. */
type Opened = { room: string; sessionId: string; userId: string; now: number };

/** Notes a socket before its right is checked, so that an end of the right in between is seen. */
export function recordSocket(db: Database, { room, sessionId, userId, now }: Opened) {
  return db.statement(sql`INSERT INTO room_sockets (room, session_id, user_id, since)
    VALUES (${room}, ${sessionId}, ${userId}, ${now}) ON CONFLICT (room, session_id) DO UPDATE SET since = excluded.since`);
}

/** A session's note in a room. */
export function notedSocket(db: Database, room: string, sessionId: string) {
  return db.select(socket, sql`FROM room_sockets WHERE room = ${room} AND session_id = ${sessionId}`);
}

/** The person's sockets in a room are alive still. */
export function renewSockets(db: Database, room: string, now: number) {
  return db.statement(sql`UPDATE room_sockets SET since = ${now} WHERE room = ${room}`);
}

/** Sockets of people whose rights changed, at most `most`. */
export function dueSockets(db: Database, most: number) {
  return db.select(socket, sql`FROM room_sockets WHERE due > 0 LIMIT ${most}`);
}

/** Once it is closed; a change since it was read stays due. */
export function deleteSocket(db: Database, { room, sessionId, due }: RoomSocketRow) {
  return db.statement(
    sql`DELETE FROM room_sockets WHERE room = ${room} AND session_id = ${sessionId} AND due = ${due}`,
  );
}

/** Drops the notes of sockets that began before a moment. */
export function purgeOldSockets(db: Database, before: number) {
  return db.statement(sql`DELETE FROM room_sockets WHERE since < ${before}`);
}

/** Tables whose triggers count what is due in `room_sockets`, or change these; `inserted`: already when a row is added. */
export type RightsTables = { changed: readonly string[]; inserted: readonly string[] };
export type ChangesRights = (statements: readonly Statement[]) => boolean;

/** A function that decides whether a batch may end somebody's right to a room. */
export function rightsChange({ changed, inserted }: RightsTables): ChangesRights {
  const changes = `(?:update(?: or \\w+)?|delete from)\\s+"?(?:${changed.join("|")})`;
  const inserts = `insert(?: or \\w+)? into\\s+"?(?:${inserted.join("|")})`;
  const writes = new RegExp(`\\b(?:${changes}|${inserts})\\b`, "i");
  return (statements) => statements.some((each) => writes.test(each.toSQL().sql));
}
