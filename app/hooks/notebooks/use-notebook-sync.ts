import { useEffect, useRef, useState } from "react";
import { createNotebookSync, type SyncState, type SyncStore } from "#app/calls/notebooks/notebook-sync.ts";
import { notebookTransport } from "#app/calls/notebooks/notebook-transport.ts";
import type { NotebookChanges } from "#app/domain/notebooks/edited-block.ts";
import { useLatest } from "#app/hooks/ui/use-latest.ts";
import { notebookPaths } from "#app/paths/notebooks.ts";

/** Milliseconds after the last letter. */
const PAUSE = 800;
const FIRST_WAIT = 1500;
const LONGEST_WAIT = 30_000;

export type Present = { person: string; name: string; block: string };

function newId(): string {
  return crypto.randomUUID().replaceAll("-", "");
}

/** Listens to the notebook's room; without it, asks now and then. Returns how to tell where one is, and how to leave. */
function joinRoom(address: string, onWord: () => void, onPeople: (people: Present[]) => void) {
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT;
  let isOver = false;
  function open(): void {
    if (isOver) return;
    const url = new URL(address, window.location.href);
    url.protocol = url.protocol.replace("http", "ws");
    socket = new WebSocket(url);
    socket.onopen = () => {
      wait = FIRST_WAIT;
      onWord();
    };
    socket.onmessage = ({ data }) => {
      const word = JSON.parse(String(data)) as { people?: Present[]; changed?: number };
      if (word.people) onPeople(word.people);
      if (word.changed) onWord();
    };
    socket.onclose = () => {
      onPeople([]);
      timer = setTimeout(open, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    };
  }
  open();
  return {
    at: (block: string) => socket?.readyState === WebSocket.OPEN && socket.send(JSON.stringify({ block })),
    leave() {
      isOver = true;
      clearTimeout(timer);
      socket?.close();
    },
  };
}

type Where = { schoolId: string; notebookId: string; userId: string };

/** The editor's copy of a notebook: stored on the device first, sent after a pause, and kept up to date by the room. */
export function useNotebookSync({ schoolId, notebookId, userId }: Where, start: NotebookChanges) {
  const [, redraw] = useState<SyncState | null>(null);
  const [people, setPeople] = useState<Present[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const wait = useRef(FIRST_WAIT);
  const room = useRef<ReturnType<typeof joinRoom> | null>(null);
  const [sync] = useState(() => {
    const where = {
      id: notebookId,
      edit: notebookPaths.edit(schoolId, notebookId),
      changesSince: (since: number) => notebookPaths.changes(schoolId, notebookId, since),
      sections: () => start.sections.length,
    };
    // The device's database is only there in a browser.
    const outbox = async () =>
      (await import("#app/calls/notebooks/block-outbox.ts")).deviceStore({ userId, notebookId });
    const store: SyncStore = {
      put: async (draft) => (await outbox()).put(draft),
      remove: async (blockId, operation) => (await outbox()).remove(blockId, operation),
    };
    return createNotebookSync(start, {
      transport: notebookTransport(where),
      store,
      newId,
      now: () => Date.now(),
      onChange: redraw,
    });
  });

  function sendSoon(pause = PAUSE): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(async () => {
      const isSent = await sync.flush();
      wait.current = isSent ? FIRST_WAIT : Math.min(wait.current * 2, LONGEST_WAIT);
      const isLeft = [...sync.state().drafts.keys()].some((id) => !sync.state().conflicts.has(id));
      if (isLeft) sendSoon(isSent ? PAUSE : wait.current);
    }, pause);
  }

  const send = useLatest(sendSoon);
  useEffect(() => {
    let isOver = false;
    import("#app/calls/notebooks/block-outbox.ts")
      .then(({ keptDrafts }) => keptDrafts({ userId, notebookId }))
      .then((drafts) => {
        if (isOver) return;
        sync.resume(drafts);
        if (drafts.length > 0) send.current(0);
      })
      .catch(() => undefined);
    let asking = false;
    let asksAgain = false;
    async function ask(): Promise<void> {
      asksAgain = asking;
      if (asking) return;
      asking = true;
      await sync.catchUp();
      asking = false;
      if (asksAgain) void ask();
    }
    room.current = joinRoom(notebookPaths.channel(schoolId, notebookId), () => void ask(), setPeople);
    const online = () => {
      void ask();
      send.current(0);
    };
    window.addEventListener("online", online);
    return () => {
      isOver = true;
      window.removeEventListener("online", online);
      room.current?.leave();
    };
  }, [sync, send, schoolId, notebookId, userId]);

  return {
    state: sync.state(),
    people,
    newId,
    sync,
    sendSoon,
    goTo: (block: string) => void room.current?.at(block),
  };
}
export type NotebookEditing = ReturnType<typeof useNotebookSync>;
