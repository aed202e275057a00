import { bindings } from "#tests/support/bindings.ts";
import { type Door, door } from "#tests/support/door.ts";
import { freshId } from "#tests/support/given.ts";

/** The fields of a sign-up; the password is unique. */
export function givenSignUp(fields: Partial<Record<string, unknown>> = {}) {
  return {
    email: `${freshId()}@farol.test`,
    password: "sete cavalos verdes",
    firstName: "Iara",
    lastName: "Lima",
    promoCode: null,
    ...fields,
  };
}

/** A network address that no other test uses. */
export function freshAddress(): Record<string, string> {
  const part = () => Math.floor(Math.random() * 65_536).toString(16);
  return { "CF-Connecting-IP": `2001:db8:${part()}:${part()}::1` };
}

export type UserRow = {
  id: string;
  email_verified: number;
  first_name: string;
  last_name: string;
  password_hash: string | null;
  claims: string;
  claims_version: number;
  school_id: string | null;
  school_role: string | null;
  profile_complete_at: number | null;
  pending_password_reset: number;
  promo_code: string | null;
  creation_state: 1 | 2;
};

/** The person of an e-mail as the database has them; null where there is none. */
export function userRow(email: string): Promise<UserRow | null> {
  return bindings.DB.prepare("SELECT * FROM users WHERE email = ?").bind(email).first<UserRow>();
}

/** Requires a new password of a person; their sessions go on. */
export async function givenPendingReset(email: string): Promise<void> {
  const { DB } = bindings;
  const asked =
    "UPDATE users SET pending_password_reset = 1, claims_version = claims_version + 1 WHERE email = ?";
  const stamped = `UPDATE sessions SET stamp = (SELECT claims_version FROM users WHERE email = ?1)
    WHERE user_id = (SELECT id FROM users WHERE email = ?1)`;
  await DB.batch([asked, stamped].map((sql) => DB.prepare(sql).bind(email)));
}

/** How many sessions a person has. */
export async function sessionCount(email: string): Promise<number> {
  const row = await bindings.DB.prepare(
    "SELECT count(*) AS n FROM sessions WHERE user_id = (SELECT id FROM users WHERE email = ?)",
  )
    .bind(email)
    .first<{ n: number }>();
  return row?.n ?? 0;
}

/** Whether e-mail and password sign in. */
export async function canSignIn(email: string, password: string, through: Door = door): Promise<boolean> {
  const response = await through.post("/entrar", { email, password }, { headers: freshAddress() });
  return response.status === 302;
}
