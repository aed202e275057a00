/** The keys of the specification (000 §3): the ids seen on this device, and a read marker per notification. */
const SEEN_KEY = "seenNotifications";
const READ_KEY = "notification-read-";
/** Ids kept, newest last: more than are ever shown. */
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

/** The list as it is kept: a text, so that it can be compared. "[]" where the browser keeps nothing. */
export function seenText(): string {
  try {
    return localStorage.getItem(SEEN_KEY) ?? "[]";
  } catch {
    return "[]";
  }
}

/** The ids of a kept list; none of what somebody else may have written there. */
export function seenIds(text: string): ReadonlySet<string> {
  return new Set(parsedIds(text));
}

/** Adds ids to those seen on this device. */
export function keepSeen(ids: readonly string[]): void {
  const all = [...new Set([...parsedIds(seenText()), ...ids])].slice(-MOST_KEPT);
  keep(SEEN_KEY, JSON.stringify(all));
}

/** Whether a notification's link was followed on this device. */
export function isReadHere(id: string): boolean {
  try {
    return localStorage.getItem(READ_KEY + id) === "yes";
  } catch {
    return false;
  }
}

export function keepRead(id: string): void {
  keep(READ_KEY + id, "yes");
}

/** Deleting a notification takes its read marker along (spec 000 §4). */
export function forgetRead(id: string): void {
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

/** Calls back when a mark changes, in this tab or in another. */
export function onMarksChange(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed);
  window.addEventListener("storage", changed);
  return () => {
    window.removeEventListener(CHANGED, changed);
    window.removeEventListener("storage", changed);
  };
}
