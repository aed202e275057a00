import type { BlockKind } from "./block-kinds.ts";
import type { NotebookSection } from "./sections.ts";

/** A block as it is written. `source`: Markdown, or what a browser sends of other kinds. `changed`: D1's databaseClock, milliseconds. */
export type EditedBlock = {
  id: string;
  section: string;
  place: string;
  kind: BlockKind;
  revision: number;
  changed: number;
  source: string;
  html: string;
  deleted: boolean;
};

/** The stored text that a late save met. `operation`: of its save. */
export type StandingText = {
  revision: number;
  source: string;
  html: string;
  author: string | null;
  at: number;
  operation: string;
};

export type SaveReply =
  | { outcome: "saved"; revision: number; changed: number; html: string }
  | ({ outcome: "conflict" } & StandingText);

/** `version`: the newest moment in it. */
export type NotebookChanges = { sections: NotebookSection[]; blocks: EditedBlock[]; version: number };

/** An unconfirmed text. `revision`: the one it was written over. `sent`: operations whose replies may be lost. */
export type BlockDraft = {
  blockId: string;
  kind: BlockKind;
  revision: number;
  source: string;
  operation: string;
  sent: string[];
  /** Its position, until the server has the block; epoch milliseconds. */
  isNew: { section: string; place: string } | null;
  at: number;
};
