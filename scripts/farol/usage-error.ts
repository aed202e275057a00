/** Wrong usage: the message explains it, exit status 1. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
