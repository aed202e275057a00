import { schoolRoles } from "#app/platform/access/claim-texts.ts";
import { claimNames, type SchoolRole } from "#app/platform/access/claims.ts";
import type { Actor } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import type { FormHandlers } from "#app/platform/forms/pages/handle-form.server.ts";
import type { PersonDone } from "../../domain/person-done.ts";
import { adminPaths } from "../../paths.ts";
import { demandNewPassword } from "../../services/demand-new-password.server.ts";
import { endAllSessions } from "../../services/end-all-sessions.server.ts";
import { resendConfirmation } from "../../services/resend-confirmation.server.ts";
import { suspendAccount, unsuspendAccount } from "../../services/suspend-person.server.ts";
import { updateAccess } from "../../services/update-access.server.ts";

export type PersonField = "claims" | "school" | "role" | "reason";

/** Throws invalid-body for an unknown claim, role or version. */
function wantedAccess(form: SentForm) {
  const claims = form.texts("claims");
  const known = claimNames.filter((name) => claims.includes(name));
  const version = form.whole("version");
  const role = form.oneOf("role", schoolRoles);
  const id = form.text("school");
  if (known.length < new Set(claims).size || version === null || (id !== "" && !role))
    throw new AppError("invalid-body");
  const school: { id: string; role: SchoolRole } | null = id !== "" && role ? { id, role } : null;
  return { claims: known, version, school };
}

/** Success messages are in the redirect URL. */
export function personForms(deps: Deps, actor: Actor, userId: string): FormHandlers<PersonField> {
  const done = (what: PersonDone) => redirectFor(adminPaths.person(userId, what));
  const reasonOf = (form: SentForm) => ({ userId, reason: form.text("reason", 2000) });
  return {
    access: async (form) => {
      const changed = await updateAccess(deps, actor, { userId, ...wantedAccess(form) });
      return done(changed ? "access" : "same");
    },
    suspend: async (form) => {
      await suspendAccount(deps, actor, reasonOf(form));
      return done("suspend");
    },
    unsuspend: async (form) => {
      await unsuspendAccount(deps, actor, reasonOf(form));
      return done("unsuspend");
    },
    "end-sessions": async () => {
      await endAllSessions(deps, actor, userId);
      return done("end-sessions");
    },
    "ask-password": async () => {
      await demandNewPassword(deps, actor, userId);
      return done("ask-password");
    },
    resend: async () => {
      await resendConfirmation(deps, actor, userId);
      return done("resend");
    },
  };
}
