const KEY = "farol-dono";
/** Its person has signed out. */
const NOBODY = "";

/** The id of the person whose data the device has; null before the first one, and without storage. */
export function deviceOwner(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function recordOwner(id: string | null): void {
  try {
    localStorage.setItem(KEY, id ?? NOBODY);
  } catch {
    // Without storage there is nothing to release.
  }
}

/** Whether the device was released since: a page that is being left stores nothing more of its person. */
export function isReleased(userId: string): boolean {
  const owner = deviceOwner();
  return owner !== null && owner !== userId;
}
