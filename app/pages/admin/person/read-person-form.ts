import { schoolRoles } from "#app/access/claim-texts.ts";
import { claimNames, type SchoolRole } from "#app/access/claims.ts";
import type { PersonProblem } from "#app/domain/admin/person-form.ts";
import { AppError } from "#app/errors/app-error.ts";

const LONGEST = 2000;

/**
 * What a form of the page held. `wanted` reads what the person is to be allowed; it throws invalid-body for a claim, a role or
 * a version that no form of ours sends.
 */
export function readPersonForm(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? "").slice(0, LONGEST);
  const claims = form.getAll("claims").map(String);
  const kept: PersonProblem["kept"] = {
    claims: claimNames.filter((name) => claims.includes(name)),
    school: text("school"),
    role: text("role"),
    reason: text("reason"),
  };
  function wanted() {
    const version = Number(text("version"));
    const known = claimNames.filter((name) => claims.includes(name));
    if (known.length < new Set(claims).size || text("version") === "" || !Number.isSafeInteger(version))
      throw new AppError("invalid-body");
    return { claims: known, version, school: schoolOf(kept) };
  }
  return { kept, reason: kept.reason, wanted };
}

function schoolOf({ school, role }: PersonProblem["kept"]): { id: string; role: SchoolRole } | null {
  if (school === "") return null;
  const known = schoolRoles.find((each) => each === role);
  if (!known) throw new AppError("invalid-body");
  return { id: school, role: known };
}
