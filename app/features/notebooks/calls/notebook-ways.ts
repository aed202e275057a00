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
