import { AppError } from "#app/platform/errors/app-error.ts";
import type { PersonForSignIn } from "../../queries/sessions.server.ts";

/** Only after authentication (SEC-08: reveals accounts). Throws auth/school-user-disabled, auth/user-disabled. */
export function refuseSuspended(user: Pick<PersonForSignIn, "suspendedAt" | "schoolRole">): void {
  if (user.suspendedAt === null) return;
  throw new AppError(user.schoolRole === "student" ? "auth/school-user-disabled" : "auth/user-disabled");
}
