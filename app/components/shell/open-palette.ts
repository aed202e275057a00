/** Asks for the quick search. Whoever shows it prevents the event's default: before it can be shown, nobody does. */
export const OPEN_PALETTE = "farol:quick-search";

/** Opens the quick search; false where it is not there yet, or something stands over the page. */
export function openPalette(): boolean {
  return !window.dispatchEvent(new Event(OPEN_PALETTE, { cancelable: true }));
}
