import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { type NamedBatch, type RunBatch, statementsOf } from "#app/platform/db/database.server.ts";
import { OLDEST_SOCKET, type RoomPlace, readRoomKey, roomKey } from "../domain/room-place.ts";
import {
  changesRights,
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
export function announcingAfter({ db, write }: Pick<Deps, "db" | "write">, announce: () => void): RunBatch {
  return async (asked) => {
    if (!changesRights(statementsOf(asked))) return write(asked);
    const answers = await write<NamedBatch>({ asked, due: dueSockets(db, 1) });
    if ((answers.due as unknown[]).length > 0) announce();
    return answers.asked as Awaited<ReturnType<typeof write<typeof asked>>>;
  };
}

/** Before the right is checked. Throws session-changed. */
export async function recordEntry(deps: Deps, viewer: Viewer, place: RoomPlace): Promise<void> {
  const { id: userId, sessionId } = viewer;
  await deps.write(recordSocket(deps.db, { room: roomKey(place), sessionId, userId, now: deps.now() }));
}

/** After the socket opened: closes it if its person's rights changed since it was noted. */
export async function confirmEntry(deps: Deps, sessionId: string, place: RoomPlace): Promise<void> {
  const room = roomKey(place);
  const [noted] = await deps.read(notedSocket(deps.db, room, sessionId));
  if (noted?.due !== 0) await end(deps, noted ?? { room, sessionId, due: 0, isSignedIn: true });
}

/** After a refusal: nothing stays open there either. */
export function withdrawEntry(deps: Deps, sessionId: string, place: RoomPlace): Promise<void> {
  return end(deps, { room: roomKey(place), sessionId, due: 0, isSignedIn: true });
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
  const { room, sessionId, isSignedIn } = socket;
  const place = readRoomKey(room);
  if (place) await deps.endSockets(place, sessionId, { isSignedIn });
  await deps.write(deleteSocket(deps.db, socket));
}
