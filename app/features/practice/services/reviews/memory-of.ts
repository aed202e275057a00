import { type Memory, memoryAfter } from "../../domain/reviews/memory.ts";
import type { FirstMemories } from "../../queries/reviews/cards.server.ts";

type Stored = { last: number | null; stability: number | null; difficulty: number | null };

/** A stored card's memory; null before its first answer. */
export function memoryOf({ last, stability, difficulty }: Stored): Memory | null {
  return last === null || stability === null || difficulty === null ? null : { last, stability, difficulty };
}

/** What the first answer of a question leaves. */
export function firstMemories(): FirstMemories {
  return { wrong: memoryAfter(null, 0, 1), right: memoryAfter(null, 0, 3) };
}
