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
