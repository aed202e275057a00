/** Nothing was committed: another writer has locked the database, or it sheds load. */
const NOT_COMMITTED = /SQLITE_BUSY|database is locked|overloaded|too many requests queued/i;
/** The outcome is unknown: only repeatable batches are retried. */
const UNKNOWN = /commit token|network connection lost|object to be reset|transient|other side closed/i;

/** Milliseconds before each retry; jittered between half and whole. */
const WAITS = [50, 120, 300, 700, 1500];

function says(cause: unknown, pattern: RegExp): boolean {
  if (!(cause instanceof Error)) return false;
  return pattern.test(cause.message) || says(cause.cause, pattern);
}

/** Retries passing failures with growing waits (REL-01, REL-04). `repeatable`: may run twice. */
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
