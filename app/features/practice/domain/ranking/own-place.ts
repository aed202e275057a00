import { blockOf, type Counts } from "./fold.ts";

/** `points`: now; `counted`: those that the board counts, 0 for none. `sums`: people by block; `near`: those of the own block by points. */
type Counted = { points: number; counted: number; sums: Counts | null; near: Counts | null };

function peopleAbove(counts: Counts | null, value: number): number {
  return Object.entries(counts ?? {}).reduce(
    (sum, [each, people]) => sum + (Number(each) > value ? people : 0),
    0,
  );
}

/** A person's place on a board, of how many people. `ahead`: points of the next person ahead, if they are near. */
export function placeOn({ points, counted, sums, near }: Counted) {
  const ahead = Object.keys(near ?? {})
    .map(Number)
    .filter((each) => each > Math.max(points, counted));
  const above = peopleAbove(sums, blockOf(points)) + peopleAbove(near, points) - (counted > points ? 1 : 0);
  return {
    place: above + 1,
    people: peopleAbove(sums, -1) + (counted === 0 ? 1 : 0),
    ahead: ahead.length > 0 ? Math.min(...ahead) : null,
  };
}
