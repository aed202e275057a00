/** Epoch seconds as the value of a date and time field, in São Paulo. */
export function localTimeOf(epochSeconds: number): string {
  return new Date((epochSeconds - 3 * 3600) * 1000).toISOString().slice(0, 16);
}
