import type { BlockKind } from "./block-kinds.ts";
import type { EditedBlock } from "./edited-block.ts";

/** A block that the server does not have yet. */
export function begunBlock(
  id: string,
  kind: BlockKind,
  place: { section: string; place: string },
  { source, revision }: { source: string; revision: number },
): EditedBlock {
  return { id, ...place, kind, revision, changed: 0, source, html: "", deleted: false };
}
