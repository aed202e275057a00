/** Whether the network can be used ahead of need: not on 2g, nor with the data saver on (spec 000 §9). */
export function canPrefetch(): boolean {
  if (typeof navigator === "undefined") return false;
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return !connection?.saveData && !connection?.effectiveType?.includes("2g");
}
