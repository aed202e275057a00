/** Whether the network can be used ahead of need: not on 2g, nor with the data saver on (spec 000 §9). */
export function canPrefetch(): boolean {
  if (typeof navigator === "undefined") return false;
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return !connection?.saveData && !connection?.effectiveType?.includes("2g");
}

/** The `prefetch` of a link: fetched when a hand or the focus comes near, where the network can be used ahead of need. */
export function onIntent(): "intent" | "none" {
  return canPrefetch() ? "intent" : "none";
}
