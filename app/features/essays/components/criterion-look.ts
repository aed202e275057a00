/** A line of its own for each criterion, so that the colour is never needed. */
const looks = [
  "underline decoration-solid decoration-[3px] decoration-[var(--link)]",
  "underline decoration-double decoration-2 decoration-[var(--accent)]",
  "underline decoration-dotted decoration-[3px] decoration-[var(--success)]",
  "underline decoration-dashed decoration-2 decoration-[var(--warning)]",
  "underline decoration-wavy decoration-2 decoration-[var(--muted)]",
];
export function lineOfCriterion(part: number): string {
  return `underline-offset-4 ${looks[part] ?? looks[0]}`;
}

/** The same colours about a rectangle on a photograph, which is white in the dark too. */
const boxes = [
  "border-solid border-[var(--link)]",
  "border-double border-[var(--accent)]",
  "border-dotted border-[var(--success)]",
  "border-dashed border-[var(--warning)]",
  "border-solid border-[var(--muted)]",
];
export function boxOfCriterion(part: number): string {
  return `rounded-sm border-4 shadow-[0_0_0_2px_var(--card),inset_0_0_0_1px_var(--card)] ${boxes[part] ?? boxes[0]}`;
}
