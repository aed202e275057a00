import type { ClaimName, SchoolRole } from "#app/access/claims.ts";
import { isEmail } from "#app/domain/accounts/email.ts";
import { AppError } from "#app/errors/app-error.ts";
import { insertUser, takenEmails } from "#app/queries/accounts/accounts.server.ts";
import { noteCreated } from "#app/queries/admin/access.server.ts";
import { createProgress } from "#app/queries/progress/progress.server.ts";
import type { Deps } from "../deps.ts";

export type NewUser = {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  claims: readonly ClaimName[];
  school: { id: string; role: SchoolRole } | null;
  verified: boolean;
  complete: boolean;
};

/** Adds a person from the command line, with audit row. Throws auth/invalid-email, auth/email-already-in-use. */
export async function createUser(deps: Deps, input: NewUser): Promise<{ id: string }> {
  const email = input.email.trim().toLowerCase();
  if (!isEmail(email)) throw new AppError("auth/invalid-email");
  const [taken] = await deps.read(takenEmails(deps.db, [email]));
  if (taken.length > 0) throw new AppError("auth/email-already-in-use");
  const id = deps.newId();
  const now = deps.now();
  await deps.write(
    insertUser(deps.db, {
      id,
      email,
      emailVerified: input.verified,
      firstName: input.firstName,
      lastName: input.lastName,
      passwordHash: await deps.passwords.hash(input.password),
      claims: [...input.claims],
      schoolId: input.school?.id ?? null,
      schoolRole: input.school?.role ?? null,
      profileCompleteAt: input.complete ? now : null,
      createdAt: now,
    }),
    createProgress(deps.db, id),
    noteCreated(
      deps.db,
      id,
      {
        claims: input.claims,
        schoolId: input.school?.id ?? null,
        schoolRole: input.school?.role ?? null,
      },
      { at: now, actorId: null, action: "user.create", reason: null, requestId: deps.newId() },
    ),
  );
  return { id };
}
