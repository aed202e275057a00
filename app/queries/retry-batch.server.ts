/** Failures in which nothing was committed: another writer holds the database, or it sheds load. */
const NOT_COMMITTED = /SQLITE_BUSY|database is locked|overloaded|too many requests queued/i;
/** Failures that leave open whether the batch was committed: only what may happen twice is tried again. */
const UNKNOWN = /commit token|network connection lost|object to be reset|transient|other side closed/i;

/** Waits before each new try, in milliseconds; each is drawn between half and whole of it. */
const WAITS = [50, 120, 300, 700, 1500];

function says(cause: unknown, pattern: RegExp): boolean {
  if (!(cause instanceof Error)) return false;
  return pattern.test(cause.message) || says(cause.cause, pattern);
}

/**
 * Runs a batch, and again after ever longer waits while the failure is one that passes (security.md REL-01, REL-04).
 * `repeatable`: whether it may happen twice (a read, or a use case that finds what it did before).
 */
export async function retryBatch<Result>(run: () => Promise<Result>, repeatable: boolean): Promise<Result> {
  for (const wait of WAITS) {
    try {
      return await run();
    } catch (cause) {
      if (!says(cause, NOT_COMMITTED) && !(repeatable && says(cause, UNKNOWN))) throw cause;
      await new Promise((again) => setTimeout(again, wait * (0.5 + Math.random() / 2)));
    }
  }
  return run();
}
