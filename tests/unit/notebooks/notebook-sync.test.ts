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
      store: { put: async () => {}, remove: async () => {} },
      newId: () => String(++ids),
      now: () => 0,
      onChange: () => {},
    },
  );
  return { sync, saved };
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
