import { LATE_GRACE } from "#app/features/bank/domain/held-back.ts";
import { HANDING_IN } from "#app/features/practice/domain/session-end.ts";
import type { AssessmentTimes } from "../assessment.ts";

/** What is different for one student. Times are epoch seconds. */
export type OwnTerms = {
  extraMinutes: number;
  opensAt: number | null;
  closesAt: number | null;
  moreAttempts: number;
};

export type SittingTimes = { startedAt: number; endsAt: number; submittedAt: number | null };

type Window = Pick<AssessmentTimes, "opensAt" | "closesAt">;

/** The student's own window (a second call) replaces the common one, each end apart. */
export function ownWindow(times: Window, own: OwnTerms | null): Window {
  return { opensAt: own?.opensAt ?? times.opensAt, closesAt: own?.closesAt ?? times.closesAt };
}

/** When it ended, or null: at submission, or at the deadline plus the time in which late answers still arrive. */
export function endOfSitting({ endsAt, submittedAt }: SittingTimes, now: number): number | null {
  if (submittedAt !== null) return submittedAt;
  return now > endsAt + LATE_GRACE ? endsAt : null;
}

/** Whether its time is up, also while late answers still arrive. */
export function isTimeUp({ endsAt }: Pick<SittingTimes, "endsAt">, now: number): boolean {
  return now > endsAt + HANDING_IN;
}

export type DoorState = "early" | "open" | "sitting" | "handed-in" | "over";

type Door = {
  times: AssessmentTimes;
  attempts: number;
  own: OwnTerms | null;
  /** The student's, the first one first. */
  sittings: readonly SittingTimes[];
};

/** What a student finds. "early": neither questions nor rules are shown yet. */
export function doorState({ times, attempts, own, sittings }: Door, now: number): DoorState {
  const last = sittings.at(-1);
  if (last && endOfSitting(last, now) === null) return "sitting";
  const { opensAt, closesAt } = ownWindow(times, own);
  const isUsedUp = sittings.length >= attempts + (own?.moreAttempts ?? 0);
  if (isUsedUp) return "handed-in";
  if (opensAt !== null && now < opensAt) return last ? "handed-in" : "early";
  if (closesAt !== null && now >= closesAt) return last ? "handed-in" : "over";
  return "open";
}
