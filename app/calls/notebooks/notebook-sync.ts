import type { BlockKind } from "#app/domain/notebooks/block-kinds.ts";
import type {
  BlockDraft,
  EditedBlock,
  NotebookChanges,
  SaveReply,
  StandingText,
} from "#app/domain/notebooks/edited-block.ts";
import type { NotebookSection } from "#app/domain/notebooks/sections.ts";

/** Null: no reply; safe to repeat. */
export type SyncTransport = {
  save(draft: BlockDraft): Promise<SaveReply | null>;
  add(draft: BlockDraft, place: { section: string; place: string }): Promise<SaveReply | null>;
  changes(since: number): Promise<NotebookChanges | null>;
};

/** The device's store: a draft is there before it is sent. `remove`: only if it is still this operation. */
export type SyncStore = {
  put(draft: BlockDraft): Promise<void>;
  remove(blockId: string, operation: string): Promise<void>;
};

export type SyncState = {
  sections: readonly NotebookSection[];
  blocks: ReadonlyMap<string, EditedBlock>;
  drafts: ReadonlyMap<string, BlockDraft>;
  /** Blocks that somebody else changed meanwhile: the person chooses. */
  conflicts: ReadonlyMap<string, StandingText>;
  version: number;
  /** Whether the last thing sent had a reply. */
  reached: boolean;
  savedAt: number | null;
};

type Options = {
  transport: SyncTransport;
  store: SyncStore;
  newId: () => string;
  now: () => number;
  onChange: (state: SyncState) => void;
};

/** One person's copy of a notebook: what the server has, and what it does not have yet. No acknowledged text is lost. */
export function createNotebookSync(
  start: NotebookChanges,
  { transport, store, newId, now, onChange }: Options,
) {
  let state: SyncState = {
    sections: start.sections,
    blocks: new Map(start.blocks.map((block) => [block.id, block])),
    drafts: new Map(),
    conflicts: new Map(),
    version: start.version,
    reached: true,
    savedAt: null,
  };
  const sending = new Set<string>();

  function set(next: Partial<SyncState>): void {
    state = { ...state, ...next };
    onChange(state);
  }
  function setDraft(draft: BlockDraft): void {
    set({ drafts: new Map(state.drafts).set(draft.blockId, draft) });
    void store.put(draft).catch(() => undefined);
  }
  function without<Value>(all: ReadonlyMap<string, Value>, id: string): ReadonlyMap<string, Value> {
    const rest = new Map(all);
    rest.delete(id);
    return rest;
  }
  function setBlock(id: string, fields: Partial<EditedBlock>): void {
    const block = state.blocks.get(id);
    if (block) set({ blocks: new Map(state.blocks).set(id, { ...block, ...fields }) });
  }

  /** Takes up what this device still has from before. */
  function resume(drafts: readonly BlockDraft[]): void {
    const blocks = new Map(state.blocks);
    for (const { blockId, kind, source, isNew, revision } of drafts)
      if (isNew && !blocks.has(blockId))
        blocks.set(blockId, {
          id: blockId,
          ...isNew,
          kind,
          revision,
          changed: 0,
          source,
          html: "",
          deleted: false,
        });
    const waiting = drafts.filter(({ blockId }) => !state.drafts.has(blockId));
    set({
      blocks,
      drafts: new Map([...state.drafts, ...waiting.map((each) => [each.blockId, each] as const)]),
    });
  }

  function write(blockId: string, source: string): void {
    const block = state.blocks.get(blockId);
    const before = state.drafts.get(blockId);
    if (!block || (before?.source ?? block.source) === source) return;
    setDraft({
      blockId,
      kind: block.kind,
      revision: before?.revision ?? block.revision,
      source,
      operation: newId(),
      sent: before?.sent ?? [],
      isNew: before?.isNew ?? null,
      at: now(),
    });
  }

  /** A block that begins on this device. */
  function begin(kind: BlockKind, place: { section: string; place: string }, source: string): string {
    const id = newId();
    const block = { id, ...place, kind, revision: 0, changed: 0, source, html: "", deleted: false };
    set({ blocks: new Map(state.blocks).set(id, block) });
    setDraft({
      blockId: id,
      kind,
      revision: 0,
      source,
      operation: newId(),
      sent: [],
      isNew: place,
      at: now(),
    });
    return id;
  }

  function accept(sent: BlockDraft, { revision, changed, html }: SaveReply & { outcome: "saved" }): void {
    setBlock(sent.blockId, { revision, changed, html, source: sent.source });
    const draft = state.drafts.get(sent.blockId);
    // A repeated insertion may have stored an earlier text: the draft is sent once more.
    const isSure = sent.isNew === null || sent.sent.length <= 1;
    if (draft?.operation === sent.operation && isSure) {
      set({ drafts: without(state.drafts, sent.blockId), savedAt: now() });
      void store.remove(sent.blockId, sent.operation).catch(() => undefined);
    } else if (draft) setDraft({ ...draft, revision, isNew: null });
  }

  function refuse(sent: BlockDraft, standing: StandingText): void {
    const draft = state.drafts.get(sent.blockId) ?? sent;
    // Our own earlier text, whose reply was lost.
    if (sent.sent.includes(standing.operation)) setDraft({ ...draft, revision: standing.revision });
    else set({ conflicts: new Map(state.conflicts).set(sent.blockId, standing) });
  }

  async function sendOne(draft: BlockDraft): Promise<boolean> {
    const sent = { ...draft, sent: [...draft.sent, draft.operation].slice(-20) };
    setDraft(sent);
    sending.add(draft.blockId);
    try {
      const reply = await (sent.isNew ? transport.add(sent, sent.isNew) : transport.save(sent));
      set({ reached: reply !== null });
      if (reply?.outcome === "saved") accept(sent, reply);
      else if (reply) refuse(sent, reply);
      return reply !== null;
    } finally {
      sending.delete(draft.blockId);
    }
  }

  /** Sends what waits, a block at a time; false if there was no reply. */
  async function flush(): Promise<boolean> {
    for (const draft of [...state.drafts.values()]) {
      const isFree = !sending.has(draft.blockId) && !state.conflicts.has(draft.blockId);
      if (isFree && !(await sendOne(draft))) return false;
    }
    return true;
  }

  function receive({ sections, blocks, version }: NotebookChanges): void {
    const next = new Map(state.blocks);
    for (const block of blocks) {
      const known = next.get(block.id);
      if (known && known.changed > block.changed) continue;
      // A text under the person's hands stays; its save meets the other one.
      const isHeld = state.drafts.has(block.id) || sending.has(block.id);
      const text =
        isHeld && known ? { source: known.source, html: known.html, revision: known.revision } : {};
      next.set(block.id, { ...block, ...text });
    }
    set({ sections, blocks: next, version: Math.max(state.version, version) });
  }

  /** Asks for what changed since. */
  async function catchUp(): Promise<boolean> {
    const changes = await transport.changes(state.version);
    set({ reached: changes !== null });
    if (changes) receive(changes);
    return changes !== null;
  }

  /** Ends a conflict by a text over the standing one, or by the standing one (null). */
  function choose(blockId: string, text: string | null): void {
    const standing = state.conflicts.get(blockId);
    const draft = state.drafts.get(blockId);
    if (!standing) return;
    const { revision, source, html } = standing;
    set({ conflicts: without(state.conflicts, blockId) });
    setBlock(blockId, { revision, source, html });
    if (text !== null && draft) {
      setDraft({ ...draft, source: text, revision, operation: newId(), at: now() });
      return;
    }
    set({ drafts: without(state.drafts, blockId) });
    if (draft) void store.remove(blockId, draft.operation).catch(() => undefined);
  }

  return {
    state: () => state,
    resume,
    write,
    begin,
    flush,
    receive,
    catchUp,
    choose,
    /** Before the server knows: `fields` of a block, or all sections. */
    place: (id: string, fields: Partial<Pick<EditedBlock, "section" | "place" | "deleted">>) =>
      setBlock(id, fields),
    setSections: (sections: readonly NotebookSection[]) => set({ sections }),
  };
}
