import { AppError } from "#app/errors/app-error.ts";
import type { PersonForSignIn } from "#app/queries/sessions.server.ts";

/**
 * Every way of signing in ends in `openSession`, which asks this once the person has proved who they are: before that, the
 * answer would tell strangers of an account (security.md SEC-08). Students of a school are sent to it, everybody else to the
 * support (spec 000 §8). Throws auth/school-user-disabled, auth/user-disabled.
 */
export function refuseSuspended(user: Pick<PersonForSignIn, "suspendedAt" | "schoolRole">): void {
  if (user.suspendedAt === null) return;
  throw new AppError(user.schoolRole === "student" ? "auth/school-user-disabled" : "auth/user-disabled");
}
