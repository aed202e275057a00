/** A command that was called the wrong way: its message says how to call it, and the exit status is 1. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
