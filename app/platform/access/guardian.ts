import { AppError } from "#app/platform/errors/app-error.ts";
import type { Viewer } from "./viewer.ts";

/**
 * What an account of somebody up to 16 opens only with the guardian's confirmation (R-MINOR-1, LGPD art. 14): whatever makes
 * them visible to others, or lets them speak with adults. Studying is none of it.
 */
export const guardedActs = [
  "thread",
  "comment",
  "message",
  "meeting",
  "picture",
  "profile",
  "list",
  "report",
] as const;

export type GuardedAct = (typeof guardedActs)[number];
type Waiting = Pick<Viewer, "guardianWaits">;

function waits({ guardianWaits }: Waiting): boolean {
  return guardianWaits === true;
}

/** Throws guardian-waits for one's own act. */
export function requireGuardian(viewer: Waiting, act: GuardedAct): void {
  if (waits(viewer)) throw new AppError("guardian-waits", { act });
}

/** Throws mentee-guardian-waits for an adult's act with somebody whose guardian has not confirmed. */
export function requireGuardianOf(person: Waiting, act: GuardedAct): void {
  if (waits(person)) throw new AppError("mentee-guardian-waits", { act });
}
