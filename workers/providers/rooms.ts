import type { Rooms } from "#app/services/deps.ts";
import type { NotebookRoom } from "../durable-objects/notebook-room.ts";

/** The rooms of open notebooks. Writers ask for what a failed room did not tell. */
export function openRooms(namespace: DurableObjectNamespace<NotebookRoom>): Rooms {
  const room = (notebookId: string) => namespace.get(namespace.idFromName(notebookId));
  return {
    tell: async (notebookId, changed) => room(notebookId).tell(changed),
    close: async (notebookId) => room(notebookId).closeAll(),
  };
}
