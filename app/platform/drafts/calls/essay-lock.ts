/** The lock of the tab that writes an essay, so that no other one does. */
export function essayLock(id: string): string {
  return `farol-essay:${id}`;
}

/** Runs unless a tab has the essay's lock; where the browser has no locks, always. */
export async function unlessWritten(id: string, run: () => Promise<void>): Promise<void> {
  if (!("locks" in navigator)) return run();
  await navigator.locks.request(essayLock(id), { ifAvailable: true }, (lock) => (lock ? run() : undefined));
}
