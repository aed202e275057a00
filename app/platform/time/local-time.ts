/** Epoch seconds → the value of a date and time field, in São Paulo; "" for none. */
export function localTimeOf(seconds: number | null): string {
  return seconds === null ? "" : new Date((seconds - 3 * 3600) * 1000).toISOString().slice(0, 16);
}
