import { LATE_GRACE } from "#app/features/bank/domain/held-back.ts";

/** Epoch seconds. */
type Timed = { startedAt: number; timeLimit: number | null; endedAt: number | null };

/** Seconds after the deadline in which the page still submits: clock tick and network. */
export const HANDING_IN = 5;

export function deadlineOf({ startedAt, timeLimit }: Omit<Timed, "endedAt">): number | null {
  return timeLimit === null ? null : startedAt + timeLimit;
}

/** Null while it goes on. An exam ends at its deadline after the grace time, when late answers no longer count. */
export function endOf(session: Timed, now: number): number | null {
  const deadline = deadlineOf(session);
  if (session.endedAt !== null || deadline === null) return session.endedAt;
  return now > deadline + LATE_GRACE ? deadline : null;
}

export function endedByTime(session: Timed): boolean {
  return session.endedAt !== null && session.endedAt === deadlineOf(session);
}
