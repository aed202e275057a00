import { hashOf } from "#app/platform/text/hash-of.ts";
import type { BlueprintLine } from "./blueprint.ts";

/** Years, inclusive; null: no bound. A part of a line's years, so that they are balanced. */
export type YearPart = { from: number | null; to: number | null; startYear: number };
export type DrawCandidate = { ord: number; part: number };

const MOST_PARTS = 6;
/** Years that a line without bounds is balanced over; the first part goes back to the beginning. */
const USUAL_YEARS = 12;

/** Numbers mixed into one: the same everywhere. */
export function mixed(...values: readonly number[]): number {
  let hash = hashOf(values.join(""));
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** The parts of a line's years; `startYear`: where the drawing begins in each. */
export function yearParts({ filters }: BlueprintLine, thisYear: number, seed: number): YearPart[] {
  const { from, to } = filters.years;
  const last = to ?? Math.max(thisYear, from ?? thisYear);
  const first = Math.min(from ?? last - USUAL_YEARS + 1, last);
  const count = Math.min(MOST_PARTS, last - first + 1);
  const width = (last - first + 1) / count;
  return Array.from({ length: count }, (_, index) => {
    const low = first + Math.floor(index * width);
    const high = first + Math.floor((index + 1) * width) - 1;
    return {
      from: index === 0 ? from : low,
      to: index === count - 1 ? to : high,
      startYear: low + (mixed(seed, index, low) % (high - low + 1)),
    };
  });
}

function sharesSubjects(one: BlueprintLine, other: BlueprintLine): boolean {
  const [own, others] = [one.filters.subjects, other.filters.subjects];
  return own.length === 0 || others.length === 0 || own.some((id) => others.includes(id));
}

/** Candidates that a line needs of each part: its own, and those that earlier lines may use up. */
export function neededOf(lines: readonly BlueprintLine[], at: number): number {
  const line = lines[at];
  if (!line) return 0;
  const earlier = lines.slice(0, at).filter((each) => sharesSubjects(each, line));
  return line.count + earlier.reduce((sum, { count }) => sum + count, 0);
}

/** One of each part by turns, in the seed's order; `taken` grows. */
export function drawLine(
  candidates: readonly DrawCandidate[],
  { count, seed, taken }: { count: number; seed: number; taken: Set<number> },
): number[] {
  const parts = [...new Set(candidates.map(({ part }) => part))].sort((one, other) => one - other);
  const queues = parts.map((part) =>
    candidates
      .filter((each) => each.part === part && !taken.has(each.ord))
      .map(({ ord }) => ({ ord, order: mixed(seed, ord) }))
      .sort((one, other) => one.order - other.order || one.ord - other.ord)
      .map(({ ord }) => ord),
  );
  const drawn: number[] = [];
  for (let turn = seed; queues.some((queue) => queue.length > 0) && drawn.length < count; turn++) {
    const ord = queues[turn % queues.length]?.shift();
    if (ord !== undefined) drawn.push(ord);
  }
  for (const ord of drawn) taken.add(ord);
  return drawn;
}
