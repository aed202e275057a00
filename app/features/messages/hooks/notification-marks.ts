/** Keys (R-MSG-5): ids seen on this device, and a read marker per notification. */
const SEEN_KEY = "seenNotifications";
const READ_KEY = "notification-read-";
/** Stored ids, newest last: more than are ever displayed. */
const MOST_KEPT = 200;
const CHANGED = "farol:notification-marks";

function parsedIds(text: string | null): string[] {
  try {
    const list: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(list) ? list.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

/** A text, so that it can be compared; "[]" without storage. */
export function seenText(): string {
  try {
    return localStorage.getItem(SEEN_KEY) ?? "[]";
  } catch {
    return "[]";
  }
}

/** Invalid entries are ignored. */
export function seenIds(text: string): ReadonlySet<string> {
  return new Set(parsedIds(text));
}

export function storeSeen(ids: readonly string[]): void {
  const all = [...new Set([...parsedIds(seenText()), ...ids])].slice(-MOST_KEPT);
  keep(SEEN_KEY, JSON.stringify(all));
}

export function isReadHere(id: string): boolean {
  try {
    return localStorage.getItem(READ_KEY + id) === "yes";
  } catch {
    return false;
  }
}

export function storeRead(id: string): void {
  keep(READ_KEY + id, "yes");
}

/** Deleting a notification deletes its read marker (R-MSG-3). */
export function deleteReadMark(id: string): void {
  keep(READ_KEY + id, null);
}

function keep(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // The server knows it too.
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** In this tab or another. */
export function onMarksChange(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed);
  window.addEventListener("storage", changed);
  return () => {
    window.removeEventListener(CHANGED, changed);
    window.removeEventListener("storage", changed);
  };
}
