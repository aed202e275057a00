import { AppError } from "#app/errors/app-error.ts";
import type { Viewer } from "./viewer.ts";

/**
 * What an account of somebody up to 16 opens only with the guardian's confirmation (decision 20, LGPD art. 14): whatever makes
 * them visible to others, or lets them speak with adults. Studying is none of it.
 */
export const guardedActs = {
  thread: "perguntar no fórum",
  comment: "comentar",
  message: "mandar mensagens",
  meeting: "os encontros por vídeo",
  picture: "ter foto no perfil",
  profile: "mostrar o perfil a outras pessoas",
  list: "compartilhar listas",
  report: "compartilhar relatórios",
} as const;

export type GuardedAct = keyof typeof guardedActs;
type Waiting = Pick<Viewer, "guardianWaits">;

export function isHeld({ guardianWaits }: Waiting): boolean {
  return guardianWaits === true;
}

/** Throws guardian-waits for one's own act. */
export function requireGuardian(viewer: Waiting, act: GuardedAct): void {
  if (isHeld(viewer)) throw new AppError("guardian-waits", { act: guardedActs[act] });
}

/** Throws mentee-guardian-waits for an adult's act with somebody whose guardian has not confirmed. */
export function requireGuardianOf(person: Waiting, act: GuardedAct): void {
  if (isHeld(person)) throw new AppError("mentee-guardian-waits", { act: guardedActs[act] });
}
