/** What decides the end of a session. Epoch seconds. */
type Timed = { startedAt: number; timeLimit: number | null; endedAt: number | null };

/** Seconds after the end in which the page still hands in: its clock ticks once a second, and the way to us takes a moment. */
export const HANDING_IN = 5;
/** What was given before the end and waited for a network counts when it arrives within so many seconds after it. */
export const LATE_GRACE = 12 * 3600;

/** When an exam's time is up, by the server's own start; null without a limit. */
export function deadlineOf({ startedAt, timeLimit }: Omit<Timed, "endedAt">): number | null {
  return timeLimit === null ? null : startedAt + timeLimit;
}

/**
 * When a session ended; null while it goes on. An exam whose time is up ends by itself at its deadline, once nothing that was
 * given before it can count any more: until then its page hands in what waits.
 */
export function endOf(session: Timed, now: number): number | null {
  const deadline = deadlineOf(session);
  if (session.endedAt !== null || deadline === null) return session.endedAt;
  return now > deadline + LATE_GRACE ? deadline : null;
}

/** Whether the time ended a session, and not its person. */
export function endedByTime(session: Timed): boolean {
  return session.endedAt !== null && session.endedAt === deadlineOf(session);
}
