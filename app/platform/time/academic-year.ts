const BRASILIA = -3 * 3600;

/** The year in Brasília; `now` in epoch seconds. */
export function academicYear(now: number): number {
  return new Date((now + BRASILIA) * 1000).getUTCFullYear();
}
