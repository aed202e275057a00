import { expect, it } from "vitest";
import { NotebookSync } from "#app/features/notebooks/calls/notebook-sync.ts";
import type { BlockDraft, EditedBlock } from "#app/features/notebooks/domain/edited-block.ts";

function text(id: string): EditedBlock {
  const place = { section: "s", place: id, kind: "text" as const, deleted: false };
  return { id, ...place, revision: 1, changed: 1, source: id, html: "" };
}

/** A copy of two texts whose saves do what `whileSaving` says. */
function copyOf(whileSaving: (sync: NotebookSync, draft: BlockDraft) => void) {
  const saved: string[] = [];
  const onDevice = new Map<string, BlockDraft>();
  const waiting = new Set<() => Promise<void>>();
  let ids = 0;
  const sync: NotebookSync = new NotebookSync(
    { sections: [], blocks: [text("um"), text("dois")], version: 1 },
    {
      transport: {
        save: async (draft) => {
          saved.push(draft.source);
          whileSaving(sync, draft);
          return { outcome: "saved", revision: draft.revision + 1, changed: 2, html: "" };
        },
        add: async () => null,
        changes: async () => null,
      },
      store: {
        put: async (draft) => void onDevice.set(draft.blockId, draft),
        remove: async (id, operation) => {
          if (onDevice.get(id)?.operation === operation) onDevice.delete(id);
        },
      },
      newId: () => String(++ids),
      now: () => 0,
      onChange: () => {},
      later: (run) => {
        waiting.add(run);
        return () => waiting.delete(run);
      },
    },
  );
  const passTime = async () => {
    for (const run of [...waiting]) await run();
  };
  return { sync, saved, onDevice, passTime };
}

it("sends a text as it is at its turn, not as it was when the first one left", async () => {
  const { sync, saved } = copyOf((own, { blockId }) => {
    if (blockId === "um") own.write("dois", "dois e mais");
  });
  sync.write("um", "um só");
  sync.write("dois", "dois e");
  await sync.flush();
  expect(saved).toEqual(["um só", "dois e mais"]);
  expect(sync.state.blocks.get("dois")?.source).toBe("dois e mais");
  expect(sync.state.drafts.size).toBe(0);
});

it("preserves edits made while the text is being sent", async () => {
  const { sync, saved } = copyOf((own, { source }) => {
    if (source === "um só") own.write("um", "um só e mais");
  });
  sync.write("um", "um só");
  await sync.flush();
  expect(sync.state.drafts.get("um")?.source).toBe("um só e mais");
  await sync.flush();
  expect(saved).toEqual(["um só", "um só e mais"]);
});

it("a text that was saved keeps no timer that touches a newer one", async () => {
  const { sync, saved, passTime } = copyOf((own, { source }) => {
    // The same text again, while it is being sent.
    if (source === "um só") {
      own.write("um", "um");
      own.write("um", "um só");
    }
  });
  sync.write("um", "um só");
  await sync.flush();
  sync.write("um", "um só e mais");
  await passTime();
  await passTime();
  expect(saved).toEqual(["um só", "um só e mais"]);
  expect(sync.state.drafts.size).toBe(0);
});

it("a text that is the server's again leaves the device", async () => {
  const { sync, saved, onDevice, passTime } = copyOf(() => {});
  sync.write("um", "um só");
  expect(onDevice.get("um")?.source).toBe("um só");
  sync.write("um", "um");
  expect(sync.state.drafts.size).toBe(0);
  await passTime();
  expect([saved, onDevice.size]).toEqual([[], 0]);
});

it("a draft of the device is sent over its own revision, and is known as its own text where the reply was lost", async () => {
  const { sync, saved } = copyOf(() => {});
  const draft = { blockId: "um", kind: "text" as const, revision: 1, source: "um, antes" };
  sync.resume([{ ...draft, operation: "op", sent: ["op"], isNew: null, at: 0 }]);
  expect(sync.state.drafts.get("um")?.source).toBe("um, antes");
  await sync.flush();
  expect(saved).toEqual(["um, antes"]);
  expect(sync.state.drafts.size).toBe(0);
});
