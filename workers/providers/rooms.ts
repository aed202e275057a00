import type { Rooms, ThreadRooms } from "#app/services/deps.ts";
import type { NotebookRoom } from "../durable-objects/notebook-room.ts";
import type { ThreadRoom } from "../durable-objects/thread-room.ts";

/** The rooms of open notebooks. Writers ask for what a failed room did not tell. */
export function openRooms(namespace: DurableObjectNamespace<NotebookRoom>): Rooms {
  const room = (notebookId: string) => namespace.get(namespace.idFromName(notebookId));
  return {
    tell: async (notebookId, changed) => room(notebookId).tell(changed),
    close: async (notebookId) => room(notebookId).closeAll(),
  };
}

/** The rooms of threads that are read. Readers without one ask now and then. */
export function openThreadRooms(namespace: DurableObjectNamespace<ThreadRoom>): ThreadRooms {
  return {
    tell: async (thread, num) => namespace.get(namespace.idFromName(String(thread))).tell(num),
  };
}
