import { useEffect, useRef, useState } from "react";
import { followRoom } from "#app/platform/live/calls/follow-room.ts";
import { NotebookSync } from "../calls/notebook-sync.ts";
import { notebookTransport } from "../calls/notebook-transport.ts";
import type { SyncState, SyncStore } from "../calls/notebook-ways.ts";
import type { NotebookChanges } from "../domain/edited-block.ts";
import { notebookPaths } from "../paths.ts";

/** Milliseconds between looks for others' changes without a socket. */
const POLL = 5000;

export type Present = { person: string; name: string; block: string };
type RoomWord = { people?: Present[]; changed?: number };

type Where = { schoolId: string; notebookId: string; userId: string };

function newId(): string {
  return crypto.randomUUID().replaceAll("-", "");
}

function openSync(
  { schoolId, notebookId, userId }: Where,
  start: NotebookChanges,
  onChange: (state: SyncState) => void,
): NotebookSync {
  const transport = notebookTransport({
    id: notebookId,
    edit: notebookPaths.edit(schoolId, notebookId),
    changesSince: (since) => notebookPaths.changes(schoolId, notebookId, since),
    sections: () => sync.state.sections.length,
  });
  // The device's database is only there in a browser.
  const outbox = async () => (await import("../calls/block-outbox.ts")).deviceStore({ userId, notebookId });
  const store: SyncStore = {
    put: async (draft) => (await outbox()).put(draft),
    remove: async (blockId, operation) => (await outbox()).remove(blockId, operation),
  };
  const sync = new NotebookSync(start, { transport, store, newId, now: () => Date.now(), onChange });
  return sync;
}

/** Fetches changes, one request at a time. */
function asker(sync: NotebookSync): () => Promise<void> {
  let asking = false;
  let asksAgain = false;
  return async function ask(): Promise<void> {
    asksAgain = asking;
    if (asking) return;
    asking = true;
    await sync.catchUp();
    asking = false;
    if (asksAgain) void ask();
  };
}

/** The editor's copy of a notebook: stored on the device first, sent after a pause, and updated by the room. */
export function useNotebookSync({ schoolId, notebookId, userId }: Where, start: NotebookChanges) {
  const [, redraw] = useState<SyncState | null>(null);
  const [people, setPeople] = useState<Present[]>([]);
  const room = useRef<ReturnType<typeof followRoom> | null>(null);
  const [sync] = useState(() => openSync({ schoolId, notebookId, userId }, start, redraw));
  useEffect(() => {
    let isOver = false;
    import("../calls/block-outbox.ts")
      .then(({ keptDrafts }) => keptDrafts({ userId, notebookId }))
      .then((drafts) => {
        if (isOver) return;
        sync.resume(drafts);
        sync.sendSoon(0);
      })
      .catch(() => undefined);
    const ask = asker(sync);
    const own = followRoom<RoomWord>(() => ({
      address: () => notebookPaths.channel(schoolId, notebookId),
      pollMs: POLL,
      onWord: ({ people: present, changed }) => {
        if (present) setPeople(present);
        if (changed !== undefined) void ask();
      },
      onLost: () => {
        setPeople([]);
        void ask();
      },
    }));
    room.current = own;
    const online = () => {
      void ask();
      sync.sendSoon(0);
    };
    window.addEventListener("online", online);
    return () => {
      isOver = true;
      window.removeEventListener("online", online);
      own.leave();
      void sync.flush();
    };
  }, [sync, schoolId, notebookId, userId]);
  const goTo = (block: string) => room.current?.send({ block });
  const sendSoon = (pause?: number) => sync.sendSoon(pause);
  return { state: sync.state, people, newId, sync, sendSoon, goTo };
}
export type NotebookEditing = ReturnType<typeof useNotebookSync>;
