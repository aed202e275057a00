import { isModelFailure, ModelFailure } from "#app/features/assistant/domain/model-failure.ts";

/** Before the minute that a request has (R-TUTOR-3). */
export const DEADLINE_MS = 50_000;

/** A result, unless the signal comes first: a provider that hangs is left behind. */
async function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  let stop = (): void => undefined;
  const late = new Promise<never>((_, reject) => {
    stop = () => reject(new ModelFailure("timeout", "the deadline passed"));
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  });
  // Failures after the deadline are ignored.
  work.catch(() => undefined);
  return Promise.race([work, late]).finally(() => signal.removeEventListener("abort", stop));
}

/** Pieces until the deadline; every failure as a ModelFailure, without what the provider wrote into it. */
export async function* withinDeadline(
  start: (signal: AbortSignal) => Promise<AsyncIterable<string>>,
  outer: AbortSignal,
  deadline: number,
): AsyncGenerator<string> {
  const signal = AbortSignal.any([outer, AbortSignal.timeout(deadline)]);
  let pieces: AsyncIterator<string> | null = null;
  try {
    pieces = (await unlessAborted(start(signal), signal))[Symbol.asyncIterator]();
    for (;;) {
      const next = await unlessAborted(pieces.next(), signal);
      if (next.done) return;
      yield next.value;
    }
  } catch (thrown) {
    if (signal.aborted) throw new ModelFailure("timeout", "the deadline passed");
    throw isModelFailure(thrown) ? thrown : new ModelFailure(500, "the provider failed");
  } finally {
    // Not awaited: a hanging provider would block.
    void pieces?.return?.().catch(() => undefined);
  }
}
