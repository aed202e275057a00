/** Epoch seconds as a date and time field holds them, in São Paulo. */
export function localTimeOf(epochSeconds: number): string {
  return new Date((epochSeconds - 3 * 3600) * 1000).toISOString().slice(0, 16);
}
