import { newAccountProblem } from "#app/features/accounts/domain/passwords/common-passwords.server.ts";
import { createUser } from "#app/features/admin/services/create-user.server.ts";
import { demandNewPassword } from "#app/features/admin/services/demand-new-password.server.ts";
import { updateAccess } from "#app/features/admin/services/update-access.server.ts";
import { userIdOfEmail } from "#app/features/messages/queries/live-channels.server.ts";
import { schoolIds } from "#app/features/school/queries/schools.server.ts";
import { type ClaimName, claimNames, type SchoolRole } from "#app/platform/access/claims.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { Platform } from "../../platform/open-platform.ts";
import { UsageError } from "../usage-error.ts";

export type UserOptions = {
  email?: string;
  password?: string;
  name?: string;
  claims?: string;
  school?: string;
  role?: string;
  verified?: boolean;
  complete?: boolean;
};

const roles = ["student", "teacher", "assistant", "admin"] as const;

function readClaims(list: string | undefined): ClaimName[] {
  const names = (list ?? "").split(",").filter((name) => name !== "");
  return names.map((name) => {
    const claim = claimNames.find((each) => each === name);
    if (!claim) throw new UsageError(`Permissão desconhecida: ${name}. Existem: ${claimNames.join(", ")}.`);
    return claim;
  });
}

/** The school must exist: a role in an unknown one would have a later effect. */
async function readSchool(
  deps: Deps,
  { school, role }: UserOptions,
): Promise<{ id: string; role: SchoolRole } | null> {
  if (!school && !role) return null;
  const known = roles.find((each) => each === role);
  if (!school || !known)
    throw new UsageError(`Escola e papel vão juntos: --school azambuja --role ${roles.join("|")}`);
  const schools = await deps.read(schoolIds(deps.db));
  if (!schools.some(({ id }) => id === school)) {
    const names = schools.map(({ id }) => id).join(", ") || "nenhuma";
    throw new UsageError(`Não há escola com o código ${school}. Existem: ${names}.`);
  }
  return { id: school, role: known };
}

/** `user create`: adds a user who can sign in at once. */
export async function createUserCommand({ deps }: Platform, options: UserOptions): Promise<string> {
  const { email, password, name } = options;
  if (!email || !password || !name) throw new UsageError("Faltam --email, --password ou --name.");
  const [firstName = "", ...rest] = name.trim().split(/\s+/);
  const person = { email, password, firstName, lastName: rest.join(" ") };
  const problem = newAccountProblem(person);
  if (problem) throw new UsageError(`${problem.message}.`);
  const { id } = await createUser(deps, {
    ...person,
    claims: readClaims(options.claims),
    school: await readSchool(deps, options),
    verified: options.verified ?? false,
    complete: options.complete ?? false,
  });
  return `Conta criada: ${email} (${id})`;
}

/** `user claims`: replaces the claims, as the admin page does; open sessions follow at the next request. */
export async function userClaimsCommand({ deps }: Platform, options: UserOptions): Promise<string> {
  const userId = await findUser(deps, options);
  const school = await readSchool(deps, options);
  const claims = readClaims(options.claims);
  const commandLine = { viewer: null, requestId: deps.newId() };
  await updateAccess(deps, commandLine, { userId, claims, school, version: null });
  const role = school ? `; ${school.role} em ${school.id}` : "";
  return `Permissões de ${options.email}: ${claims.join(", ") || "nenhuma"}${role}`;
}

/** `user ask-password`: the person chooses a new password at their next page. */
export async function askPasswordCommand({ deps }: Platform, options: UserOptions): Promise<string> {
  const id = await findUser(deps, options);
  await demandNewPassword(deps, { viewer: null, requestId: deps.newId() }, id);
  return `${options.email} vai escolher uma senha nova na próxima página.`;
}

async function findUser(deps: Deps, { email }: UserOptions): Promise<string> {
  if (!email) throw new UsageError("Falta --email.");
  const [found] = await deps.read(userIdOfEmail(deps.db, email.trim().toLowerCase()));
  if (!found) throw new UsageError(`Não há conta com o e-mail ${email}.`);
  return found.id;
}
