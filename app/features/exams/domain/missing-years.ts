/** The years between the first and the last that are not among them, newest first. */
export function missingYears(years: readonly number[]): number[] {
  const held = new Set(years);
  const first = Math.min(...years);
  const missing: number[] = [];
  for (let year = Math.max(...years) - 1; year > first; year -= 1) if (!held.has(year)) missing.push(year);
  return missing;
}
