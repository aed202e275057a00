/** Event that opens the quick search; a handler calls preventDefault. */
export const OPEN_PALETTE = "farol:quick-search";

/** False before it is loaded, or under an overlay. */
export function openPalette(): boolean {
  return !window.dispatchEvent(new Event(OPEN_PALETTE, { cancelable: true }));
}
