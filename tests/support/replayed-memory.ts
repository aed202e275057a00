import { type Grade, type Memory, memoryAfter } from "#app/features/practice/domain/reviews/memory.ts";

/** A card's memory by its answers in order; null before the first. */
export function replayedMemory(answers: readonly { day: number; grade: Grade }[]): Memory | null {
  return answers.reduce<Memory | null>((memory, { day, grade }) => memoryAfter(memory, day, grade), null);
}
