/** Not on 2g or with data saving (R-SHELL-16). */
export function canPrefetch(): boolean {
  if (typeof navigator === "undefined") return false;
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return !connection?.saveData && !connection?.effectiveType?.includes("2g");
}

/** A link's `prefetch`: on hover or focus, if the network allows. */
export function onIntent(): "intent" | "none" {
  return canPrefetch() ? "intent" : "none";
}
