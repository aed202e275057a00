import { boardsOf, type Standing } from "./boards.ts";

/** Points of a block. */
export const BLOCK = 256;
/** The block of the sums. */
export const SUMS = -1;

/** `num`: the person's number. */
export type Folded = { num: number; before: Standing | null; after: Standing | null };
/** Null: not on the board. */
export type BoardChange = { num: number; board: string; from: number | null; to: number | null };
/** People by a value. */
export type Counts = Readonly<Record<string, number>>;
export type Block = { board: string; block: number; people: Counts };

export function blockOf(points: number): number {
  return Math.floor(points / BLOCK);
}

/** What a person's new standing changes, board by board. `weeks`: those folded. */
export function boardChanges({ num, before, after }: Folded, weeks: readonly string[]): BoardChange[] {
  const [old, now] = [boardsOf(before, weeks), boardsOf(after, weeks)];
  const boards = [...new Set([...old.keys(), ...now.keys()])];
  return boards
    .map((board) => ({ num, board, from: old.get(board) ?? null, to: now.get(board) ?? null }))
    .filter(({ from, to }) => from !== to);
}

function blockKey(board: string, block: number): string {
  return `${block} ${board}`;
}

/** What is added to each block that changes. */
function additionsOf(changes: readonly BoardChange[]): Block[] {
  const added = new Map<string, Block & { people: Record<string, number> }>();
  function add(board: string, block: number, value: number, people: number): void {
    const key = blockKey(board, block);
    const found = added.get(key) ?? { board, block, people: {} };
    found.people[value] = (found.people[value] ?? 0) + people;
    added.set(key, found);
  }
  for (const { board, from, to } of changes)
    for (const [points, people] of [
      [from, -1],
      [to, 1],
    ] as const) {
      if (points === null) continue;
      add(board, blockOf(points), points, people);
      add(board, SUMS, blockOf(points), people);
    }
  return [...added.values()].filter(({ people }) => Object.values(people).some((each) => each !== 0));
}

/** The blocks that change: which to read. */
export function changedBlocks(changes: readonly BoardChange[]): { board: string; block: number }[] {
  return additionsOf(changes).map(({ board, block }) => ({ board, block }));
}

/** The blocks with the changes applied. A value without people is left out; an empty block has none. */
export function foldedBlocks(changes: readonly BoardChange[], stored: readonly Block[]): Block[] {
  const before = new Map(stored.map((each) => [blockKey(each.board, each.block), each.people]));
  return additionsOf(changes).map(({ board, block, people }) => {
    const counts: Record<string, number> = { ...before.get(blockKey(board, block)) };
    for (const [value, added] of Object.entries(people)) {
      counts[value] = (counts[value] ?? 0) + added;
      if (counts[value] === 0) delete counts[value];
    }
    return { board, block, people: counts };
  });
}
