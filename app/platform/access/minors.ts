/** Anybody who has not declared to be an adult is a minor. */
export function isMinor(ageBand: string | null): boolean {
  return ageBand !== "adult";
}
