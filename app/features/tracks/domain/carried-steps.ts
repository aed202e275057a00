import type { DrawnStep } from "./track-outline.ts";

/** What a step is across versions: its question, or its title and, without one, its text. */
function identityOf(step: DrawnStep): string {
  if (step.kind === "question") return `question ${step.ord}`;
  if (step.kind === "check") return "check";
  return `${step.kind} ${step.title === "" ? step.html : step.title}`;
}

/**
 * Steps done in a new version, by the steps done in the one before (index 0 to all): up to the last step of the new
 * version that was done; finished stays finished. Never fewer than before. Null where nothing changes.
 */
export function carriedSteps(before: readonly DrawnStep[], after: readonly DrawnStep[]): number[] | null {
  if (before.length === 0) return null;
  const places = new Map(after.map((step, at) => [identityOf(step), at]));
  const carried = [0];
  let furthest = 0;
  for (const step of before) {
    furthest = Math.max(furthest, (places.get(identityOf(step)) ?? -1) + 1);
    carried.push(furthest);
  }
  carried[before.length] = after.length;
  return carried.every((now, then) => now === then) ? null : carried;
}
