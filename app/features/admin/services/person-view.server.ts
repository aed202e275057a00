import type { PersonRow } from "#app/features/accounts/queries/people.server.ts";
import type { ClaimName, SchoolRole } from "#app/platform/access/claims.ts";
import { claimNames } from "#app/platform/access/claims.ts";
import { tierOf } from "#app/platform/access/tier-of.ts";
import type { TierId } from "#app/platform/access/tiers-table.ts";

export type PersonView = {
  id: string;
  name: string;
  email: string;
  claims: ClaimName[];
  tier: TierId;
  school: { id: string; role: SchoolRole } | null;
  emailVerified: boolean;
  profileComplete: boolean;
  suspended: boolean;
};

/** A row as admins see it, without claims the product no longer has. */
export function personView(row: PersonRow): PersonView {
  const claims = claimNames.filter((name) => row.claims.includes(name));
  const school = row.schoolId && row.schoolRole ? { id: row.schoolId, role: row.schoolRole } : null;
  return {
    id: row.id,
    name: `${row.firstName} ${row.lastName}`.trim(),
    email: row.email,
    claims,
    tier: tierOf({ claims, school }),
    school,
    emailVerified: row.emailVerified,
    profileComplete: row.profileCompleteAt !== null,
    suspended: row.suspendedAt !== null,
  };
}
