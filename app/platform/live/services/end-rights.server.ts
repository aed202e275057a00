import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { type NamedBatch, type RunBatch, statementsOf } from "#app/platform/db/database.server.ts";
import { OLDEST_SOCKET } from "../domain/room-key.ts";
import {
  type ChangesRights,
  deleteSocket,
  dueSockets,
  notedSocket,
  purgeOldSockets,
  type RoomSocketRow,
  recordSocket,
} from "../queries/room-sockets.server.ts";

/** Sockets closed at once. */
const AT_ONCE = 20;

/** Writes that call `announce` where they ended somebody's right to an open room: the batch itself says so, with no further trip. */
export function announcingAfter(
  { db, write }: Pick<Deps, "db" | "write">,
  changesRights: ChangesRights,
  announce: () => void,
): RunBatch {
  return async (asked) => {
    if (!changesRights(statementsOf(asked))) return write(asked);
    const answers = await write<NamedBatch>({ asked, due: dueSockets(db, 1) });
    if ((answers.due as unknown[]).length > 0) announce();
    return answers.asked as Awaited<ReturnType<typeof write<typeof asked>>>;
  };
}

/** Before the right is checked. Throws session-changed. */
export async function recordEntry(deps: Deps, viewer: Viewer, room: string): Promise<void> {
  const { id: userId, sessionId } = viewer;
  await deps.write(recordSocket(deps.db, { room, sessionId, userId, now: deps.now() }));
}

/** After the socket opened: closes it if its person's rights changed since it was noted. */
export async function confirmEntry(deps: Deps, sessionId: string, room: string): Promise<void> {
  const [noted] = await deps.read(notedSocket(deps.db, room, sessionId));
  if (noted?.due !== 0) await end(deps, noted ?? { room, sessionId, due: 0 });
}

/** After a refusal: nothing stays open there either. */
export function withdrawEntry(deps: Deps, sessionId: string, room: string): Promise<void> {
  return end(deps, { room, sessionId, due: 0 });
}

/**
 * Closes the sockets of everybody whose rights changed: those still allowed reconnect, with a new check. Idempotent.
 */
export async function endDueRights(deps: Deps): Promise<void> {
  for (;;) {
    const due = await deps.read(dueSockets(deps.db, AT_ONCE));
    await Promise.all(due.map((each) => end(deps, each)));
    if (due.length < AT_ONCE) return;
  }
}

/** Closes what a Worker that died left due; drops the notes of sockets that are long closed. */
export async function sweepRoomSockets(deps: Deps): Promise<void> {
  await endDueRights(deps);
  await deps.write(purgeOldSockets(deps.db, deps.now() - OLDEST_SOCKET));
}

/** The order matters to `confirmEntry`: a row is deleted only after its socket was notified. */
async function end(deps: Deps, socket: RoomSocketRow): Promise<void> {
  await deps.endSockets(socket.room, socket.sessionId);
  await deps.write(deleteSocket(deps.db, socket));
}
