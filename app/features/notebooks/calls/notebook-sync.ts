import type { BlockKind } from "../domain/block-kinds.ts";
import type {
  BlockDraft,
  EditedBlock,
  NotebookChanges,
  SaveReply,
  StandingText,
} from "../domain/edited-block.ts";
import type { NotebookSection } from "../domain/sections.ts";

/** Refused: as it is, it will never be stored. */
export type SendReply = SaveReply | { outcome: "refused"; message: string };

/** Null: no reply; safe to repeat. */
export type SyncTransport = {
  save(draft: BlockDraft): Promise<SendReply | null>;
  add(draft: BlockDraft, place: { section: string; place: string }): Promise<SendReply | null>;
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
  /** Why the last thing sent was refused. */
  refusal: string | null;
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
export class NotebookSync {
  #state: SyncState;
  readonly #options: Options;
  readonly #sending = new Set<string>();

  constructor(start: NotebookChanges, options: Options) {
    this.#options = options;
    this.#state = {
      sections: start.sections,
      blocks: new Map(start.blocks.map((block) => [block.id, block])),
      drafts: new Map(),
      conflicts: new Map(),
      version: start.version,
      reached: true,
      refusal: null,
      savedAt: null,
    };
  }

  get state(): SyncState {
    return this.#state;
  }

  /** Restores drafts stored on this device. */
  resume(drafts: readonly BlockDraft[]): void {
    const blocks = new Map(this.#state.blocks);
    for (const { blockId, kind, source, isNew, revision } of drafts)
      if (isNew && !blocks.has(blockId))
        blocks.set(blockId, begun(blockId, kind, isNew, { source, revision }));
    const waiting = drafts.filter(({ blockId }) => !this.#state.drafts.has(blockId));
    const all = [...this.#state.drafts, ...waiting.map((each) => [each.blockId, each] as const)];
    this.#set({ blocks, drafts: new Map(all) });
  }

  write(blockId: string, source: string): void {
    const { newId, now } = this.#options;
    const block = this.#state.blocks.get(blockId);
    const before = this.#state.drafts.get(blockId);
    if (!block || (before?.source ?? block.source) === source) return;
    this.#setDraft({
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
  begin(kind: BlockKind, place: { section: string; place: string }, source: string): string {
    const { newId, now } = this.#options;
    const id = newId();
    const block = begun(id, kind, place, { source, revision: 0 });
    this.#set({ blocks: new Map(this.#state.blocks).set(id, block) });
    const draft = { blockId: id, kind, revision: 0, source, operation: newId(), at: now() };
    this.#setDraft({ ...draft, sent: [], isNew: place });
    return id;
  }

  /** Sends pending drafts, a block at a time, until a request fails; false if something stays unstored. */
  async flush(): Promise<boolean> {
    let refusal: string | null = null;
    for (const id of [...this.#state.drafts.keys()]) {
      // As it is now: it may have been written on while another one was sent.
      const draft = this.#state.drafts.get(id);
      if (!draft || this.#sending.has(id) || this.#state.conflicts.has(id)) continue;
      const reply = await this.#sendOne(draft);
      if (reply === null) return false;
      if (reply.outcome === "refused") refusal = reply.message;
    }
    this.#set({ refusal });
    return refusal === null;
  }

  /** Fetches the changes since. */
  async catchUp(): Promise<boolean> {
    const changes = await this.#options.transport.changes(this.#state.version);
    this.#set({ reached: changes !== null });
    if (changes) this.#receive(changes);
    return changes !== null;
  }

  /** Ends a conflict by a text over the standing one, or by the standing one (null). */
  choose(blockId: string, text: string | null): void {
    const standing = this.#state.conflicts.get(blockId);
    const draft = this.#state.drafts.get(blockId);
    if (!standing) return;
    const { revision, source, html } = standing;
    this.#set({ conflicts: without(this.#state.conflicts, blockId) });
    this.#setBlock(blockId, { revision, source, html });
    if (!draft) return;
    const { newId, now } = this.#options;
    if (text !== null) this.#setDraft({ ...draft, source: text, revision, operation: newId(), at: now() });
    else this.#forget(draft);
  }

  /** Before the server knows. */
  place(id: string, fields: Partial<Pick<EditedBlock, "section" | "place" | "deleted">>): void {
    this.#setBlock(id, fields);
  }

  setSections(sections: readonly NotebookSection[]): void {
    this.#set({ sections });
  }

  #set(next: Partial<SyncState>): void {
    this.#state = { ...this.#state, ...next };
    this.#options.onChange(this.#state);
  }

  #setDraft(draft: BlockDraft): void {
    this.#set({ drafts: new Map(this.#state.drafts).set(draft.blockId, draft) });
    void this.#options.store.put(draft).catch(() => undefined);
  }

  #forget({ blockId, operation }: BlockDraft): void {
    this.#set({ drafts: without(this.#state.drafts, blockId) });
    void this.#options.store.remove(blockId, operation).catch(() => undefined);
  }

  #setBlock(id: string, fields: Partial<EditedBlock>): void {
    const block = this.#state.blocks.get(id);
    if (block) this.#set({ blocks: new Map(this.#state.blocks).set(id, { ...block, ...fields }) });
  }

  #accept(sent: BlockDraft, { revision, changed, html }: SaveReply & { outcome: "saved" }): void {
    this.#setBlock(sent.blockId, { revision, changed, html, source: sent.source });
    const draft = this.#state.drafts.get(sent.blockId);
    // A repeated insertion may have stored an earlier text: the draft is sent once more.
    const isSure = sent.isNew === null || sent.sent.length <= 1;
    if (draft?.operation === sent.operation && isSure) {
      this.#set({ savedAt: this.#options.now() });
      this.#forget(sent);
    } else if (draft) this.#setDraft({ ...draft, revision, isNew: null });
  }

  #meet(sent: BlockDraft, standing: StandingText): void {
    const draft = this.#state.drafts.get(sent.blockId) ?? sent;
    // Our own earlier text, whose reply was lost; or the other wrote the same.
    const isSame = sent.sent.includes(standing.operation) || standing.source === draft.source;
    if (isSame) this.#setDraft({ ...draft, revision: standing.revision });
    else this.#set({ conflicts: new Map(this.#state.conflicts).set(sent.blockId, standing) });
  }

  async #sendOne(draft: BlockDraft): Promise<SendReply | null> {
    const { transport } = this.#options;
    const sent = { ...draft, sent: [...draft.sent, draft.operation].slice(-20) };
    this.#setDraft(sent);
    this.#sending.add(draft.blockId);
    try {
      const reply = await (sent.isNew ? transport.add(sent, sent.isNew) : transport.save(sent));
      this.#set({ reached: reply !== null });
      if (reply?.outcome === "saved") this.#accept(sent, reply);
      else if (reply?.outcome === "conflict") this.#meet(sent, reply);
      return reply;
    } finally {
      this.#sending.delete(draft.blockId);
    }
  }

  #receive({ sections, blocks, version }: NotebookChanges): void {
    const next = new Map(this.#state.blocks);
    for (const block of blocks) {
      const known = next.get(block.id);
      if (known && known.changed > block.changed) continue;
      // A text being edited stays; its save resolves the conflict.
      const isHeld = this.#state.drafts.has(block.id) || this.#sending.has(block.id);
      const text =
        isHeld && known ? { source: known.source, html: known.html, revision: known.revision } : {};
      next.set(block.id, { ...block, ...text });
    }
    this.#set({ sections, blocks: next, version: Math.max(this.#state.version, version) });
  }
}

function without<Value>(all: ReadonlyMap<string, Value>, id: string): ReadonlyMap<string, Value> {
  const rest = new Map(all);
  rest.delete(id);
  return rest;
}

/** A block that the server does not have yet. */
function begun(
  id: string,
  kind: BlockKind,
  place: { section: string; place: string },
  { source, revision }: { source: string; revision: number },
): EditedBlock {
  return { id, ...place, kind, revision, changed: 0, source, html: "", deleted: false };
}
