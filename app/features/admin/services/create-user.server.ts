import { isEmail } from "#app/features/accounts/domain/email.ts";
import { insertUser, takenEmails } from "#app/features/accounts/queries/accounts.server.ts";
import { createProgress } from "#app/features/accounts/queries/progress.server.ts";
import { auditCreated } from "#app/features/school/queries/access.server.ts";
import { insertPeople } from "#app/features/school/queries/people.server.ts";
import { auditInSchool } from "#app/features/school/queries/school-audit.server.ts";
import { type ClaimName, type SchoolRole, wholeClaims } from "#app/platform/access/claims.ts";
import { PLATFORM } from "#app/platform/audit/queries/audit.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { Statement } from "#app/platform/db/database.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { academicYear } from "#app/platform/time/calendar.ts";

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
  const taken = await deps.read(takenEmails(deps.db, [email]));
  if (taken.length > 0) throw new AppError("auth/email-already-in-use");
  const claims = wholeClaims(input.claims);
  const id = deps.newId();
  const now = deps.now();
  await deps.write([
    insertUser(deps.db, {
      id,
      email,
      emailVerified: input.verified,
      firstName: input.firstName,
      lastName: input.lastName,
      passwordHash: await deps.passwords.hash(input.password),
      claims,
      profileCompleteAt: input.complete ? now : null,
      createdAt: now,
    }),
    createProgress(deps.db, id),
    ...membershipOf(deps, { ...input, id, email }),
    auditCreated(
      deps.db,
      id,
      {
        claims,
        schoolId: input.school?.id ?? null,
        schoolRole: input.school?.role ?? null,
      },
      { ...byCommandLine(deps), scope: PLATFORM, action: "user.create" },
    ),
  ]);
  return { id };
}

/** Accounts are created here by the command line alone. */
function byCommandLine(deps: Deps) {
  return { at: deps.now(), actorId: null, reason: null, requestId: deps.newId() };
}

/** The account's place among the people of its school. */
function membershipOf(
  deps: Deps,
  { id, email, firstName, lastName, school }: NewUser & { id: string },
): Statement[] {
  if (!school) return [];
  const now = deps.now();
  const names = { firstName, lastName, email, mobile: null, schoolUserId: null };
  const place = { id: deps.newId(), role: school.role, active: true, year: academicYear(now), accountId: id };
  const entry = { ...byCommandLine(deps), scope: school.id, action: "school.person" } as const;
  return [
    insertPeople(deps.db, school.id, [{ ...names, ...place }], { at: now, by: null }),
    auditInSchool(deps.db, entry, place.id, { after: { role: school.role, classes: [] } }),
  ];
}
