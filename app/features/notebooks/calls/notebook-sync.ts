import { DraftSync } from "#app/platform/drafts/calls/draft-sync.ts";
import type { DraftReply, DraftState, Later, Versioned } from "#app/platform/drafts/calls/draft-ways.ts";
import { begunBlock } from "../domain/begun-block.ts";
import type { BlockKind } from "../domain/block-kinds.ts";
import type { BlockDraft, EditedBlock, NotebookChanges, StandingText } from "../domain/edited-block.ts";
import type { NotebookSection } from "../domain/sections.ts";
import type { SyncState, SyncStore, SyncTransport } from "./notebook-ways.ts";

type Options = {
  transport: SyncTransport;
  store: SyncStore;
  newId: () => string;
  now: () => number;
  onChange: (state: SyncState) => void;
  later?: Later;
};

/** A block's text. `operation`: of its save. */
type Written = { source: string; operation: string };
type Version = Versioned<Written, number>;
/** A text that the server does not have. `stored`: the operation on the device. */
type Unsent = Pick<BlockDraft, "sent" | "isNew"> & { stored: string };
type Unconfirmed = Unsent & { sync: DraftSync<Written, number, StandingText> };

/** One person's copy of a notebook: what the server has, and a draft of each block that it has not. No acknowledged text is lost. */
export class NotebookSync {
  #state: SyncState;
  readonly #options: Options;
  readonly #unsent = new Map<string, Unconfirmed>();

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
    for (const draft of drafts) {
      const { blockId, kind, source, operation, isNew, sent, revision } = draft;
      if (this.#unsent.has(blockId)) continue;
      const known = this.#state.blocks.get(blockId);
      const block = known ?? (isNew && begunBlock(blockId, kind, isNew, { source, revision }));
      if (!block) continue;
      this.#set({ blocks: new Map(this.#state.blocks).set(blockId, block) });
      const { sync } = this.#begin(block, { sent, isNew, stored: operation });
      sync.takeUp({ revision, content: { source, operation } });
      this.#show(blockId);
    }
  }

  write(blockId: string, source: string): void {
    const block = this.#state.blocks.get(blockId);
    if (!block || (this.#state.drafts.get(blockId)?.source ?? block.source) === source) return;
    const unsent = this.#unsent.get(blockId) ?? this.#begin(block, { sent: [], isNew: null, stored: "" });
    unsent.sync.put({ source, operation: this.#options.newId() });
    this.#show(blockId);
  }

  /** A block that begins on this device. */
  begin(kind: BlockKind, place: { section: string; place: string }, source: string): string {
    const id = this.#options.newId();
    const block = begunBlock(id, kind, place, { source, revision: 0 });
    this.#set({ blocks: new Map(this.#state.blocks).set(id, block) });
    const content = { source, operation: this.#options.newId() };
    const { sync } = this.#begin(block, { sent: [], isNew: place, stored: "" });
    sync.takeUp({ revision: 0, content });
    sync.put(content);
    this.#show(id);
    return id;
  }

  /** After a pause, or another one in milliseconds. */
  sendSoon(pause?: number): void {
    for (const { sync } of this.#unsent.values()) sync.sendSoon(pause);
  }

  /** Sends what is left at once; false if something stays unstored. */
  async flush(): Promise<boolean> {
    for (const { sync } of [...this.#unsent.values()]) await sync.finish();
    return this.#unsent.size === 0;
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
    const unsent = this.#unsent.get(blockId);
    if (!standing) return;
    const { revision, source, html } = standing;
    this.#set({ conflicts: without(this.#state.conflicts, blockId) });
    this.#setBlock(blockId, { revision, source, html });
    const chosen = { source: text ?? source, operation: this.#options.newId() };
    unsent?.sync.resolve(chosen, { revision, content: { ...chosen, source } });
    this.#show(blockId);
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

  #setBlock(id: string, fields: Partial<EditedBlock>): void {
    const block = this.#state.blocks.get(id);
    if (block) this.#set({ blocks: new Map(this.#state.blocks).set(id, { ...block, ...fields }) });
  }

  /** What a block's draft is now; none once the server has it. */
  #show(id: string): void {
    const sync = this.#unsent.get(id)?.sync;
    const { drafts } = this.#state;
    if (sync && !sync.isSaved) this.#set({ drafts: new Map(drafts).set(id, this.#draftOf(id, sync)) });
    else if (drafts.has(id)) this.#set({ drafts: without(drafts, id) });
  }

  #draftOf(blockId: string, { revision, content }: Version): BlockDraft {
    const { sent = [], isNew = null } = this.#unsent.get(blockId) ?? {};
    const kind = this.#state.blocks.get(blockId)?.kind ?? "text";
    return { blockId, kind, revision, ...content, sent, isNew, at: this.#options.now() };
  }

  async #store(id: string, version: Version): Promise<void> {
    const unsent = this.#unsent.get(id);
    if (unsent) unsent.stored = version.content.operation;
    await this.#options.store.put(this.#draftOf(id, version)).catch(() => undefined);
  }

  /** The draft of a block, until the server has it. */
  #begin({ id, revision, source }: EditedBlock, unsent: Unsent): Unconfirmed {
    const { later, store } = this.#options;
    const sync = new DraftSync<Written, number, StandingText>(
      { revision, content: { source, operation: "" } },
      {
        send: (version, isChanged) => this.#send(id, version, isChanged),
        covered: (standing, mine) => this.#covered(id, standing, mine),
        device: {
          find: async () => null,
          save: (version) => this.#store(id, version),
          delete: () => store.remove(id, begun.stored).catch(() => undefined),
        },
        onContent: () => this.#show(id),
        onState: (state) => this.#follow(id, begun, state),
        isSame: (one, other) => one.source === other.source,
        ...(later && { later }),
      },
    );
    const begun: Unconfirmed = { ...unsent, sync };
    this.#unsent.set(id, begun);
    return begun;
  }

  #follow(id: string, unsent: Unconfirmed, state: DraftState<StandingText>): void {
    if (state.name === "changed")
      this.#set({ conflicts: new Map(this.#state.conflicts).set(id, state.conflict) });
    if (state.name !== "saved") return;
    // The next text of the block has a draft of its own.
    unsent.sync.yield();
    this.#unsent.delete(id);
    if (state.at !== null) this.#set({ savedAt: state.at });
    this.#show(id);
  }

  async #send(id: string, version: Version, isChanged: boolean): Promise<DraftReply<number, StandingText>> {
    const unsent = this.#unsent.get(id);
    if (!unsent || !isChanged) return { kind: "saved", revision: version.revision };
    const { transport, now } = this.#options;
    // Its reply may be lost: the device knows then that the text there is its own.
    unsent.sent = [...unsent.sent, version.content.operation].slice(-20);
    await this.#store(id, version);
    const draft = this.#draftOf(id, version);
    const reply = await (draft.isNew ? transport.add(draft, draft.isNew) : transport.save(draft));
    this.#set({ reached: reply !== null });
    if (reply === null) return { kind: "cut" };
    this.#set({ refusal: reply.outcome === "refused" ? reply.message : null });
    if (reply.outcome === "refused") return { kind: "refused", message: reply.message, again: true };
    if (reply.outcome === "conflict") return { kind: "conflict", conflict: reply };
    const { revision, changed, html } = reply;
    unsent.isNew = null;
    // A repeated insertion may have stored an earlier text.
    if (draft.isNew && draft.sent.length > 1) return this.#send(id, { ...version, revision }, true);
    this.#setBlock(id, { revision, changed, html, source: version.content.source });
    return { kind: "saved", revision, at: now() };
  }

  /** Our own earlier text, whose reply was lost; or the other wrote the same. */
  #covered(id: string, { operation, source, revision, html }: StandingText, mine: Written): Version | null {
    const isOwn = this.#unsent.get(id)?.sent.includes(operation) === true;
    if (!isOwn && source !== mine.source) return null;
    this.#setBlock(id, { revision, source, html });
    return { revision, content: { source, operation } };
  }

  #receive({ sections, blocks, version }: NotebookChanges): void {
    const next = new Map(this.#state.blocks);
    for (const block of blocks) {
      const known = next.get(block.id);
      if (known && known.changed > block.changed) continue;
      // A text being edited stays; its save resolves the conflict.
      const isHeld = this.#state.drafts.has(block.id);
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
