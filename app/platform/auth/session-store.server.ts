import type { Adapter, DatabaseSession, DatabaseUser } from "lucia";

export type UserAttributes = {
  num: number;
  first_name: string;
  picture: string | null;
  claims: string;
  plans: string;
  school_id: string | null;
  schools: string;
  communities: string;
  guardian_waits: number;
  email_verified: number;
  profile_complete_at: number | null;
  pending_password_reset: number;
  creation_state: 1 | 2;
};
export type SessionAttributes = { created_at: number; stamp: number; user_agent: string | null };

const COLUMNS = "id, user_id, expires_at, created_at, stamp, user_agent";
/** `UserAttributes`: neither the hash of the password nor the address. */
const PERSON = `SELECT u.id, u.num, u.first_name, u.picture, u.claims, u.plans, u.school_id, u.schools, u.communities,
    u.guardian_waits, u.email_verified, u.profile_complete_at, u.pending_password_reset, u.creation_state
  FROM sessions s CROSS JOIN users u ON u.id = s.user_id WHERE s.id = ?`;

type SessionRow = SessionAttributes & { id: string; user_id: string; expires_at: number };
type UserRow = UserAttributes & { id: string };

const secondsOf = (time: Date) => Math.floor(time.getTime() / 1000);

function sessionOf({ id, user_id: userId, expires_at: seconds, ...attributes }: SessionRow): DatabaseSession {
  return { id, userId, expiresAt: new Date(seconds * 1000), attributes };
}

function userOf({ id, ...attributes }: UserRow): DatabaseUser {
  return { id, attributes };
}

/** Lucia's sessions in D1. A session comes with its person's named columns, in one round trip. */
export class SessionStore implements Adapter {
  readonly #d1: D1Database;

  constructor(d1: D1Database) {
    this.#d1 = d1;
  }

  async #run(query: string, ...values: (string | number | null)[]): Promise<void> {
    await this.#d1
      .prepare(query)
      .bind(...values)
      .run();
  }

  async getSessionAndUser(
    sessionId: string,
  ): Promise<[session: DatabaseSession | null, user: DatabaseUser | null]> {
    const [sessions, users] = await this.#d1.batch([
      this.#d1.prepare(`SELECT ${COLUMNS} FROM sessions WHERE id = ?`).bind(sessionId),
      this.#d1.prepare(PERSON).bind(sessionId),
    ]);
    const session = sessions?.results[0] as SessionRow | undefined;
    const user = users?.results[0] as UserRow | undefined;
    return [session ? sessionOf(session) : null, user ? userOf(user) : null];
  }

  async getUserSessions(userId: string): Promise<DatabaseSession[]> {
    const query = this.#d1.prepare(`SELECT ${COLUMNS} FROM sessions WHERE user_id = ?`).bind(userId);
    return (await query.all<SessionRow>()).results.map(sessionOf);
  }

  setSession({ id, userId, expiresAt, attributes }: DatabaseSession): Promise<void> {
    const { created_at, stamp, user_agent } = attributes;
    const insert = `INSERT INTO sessions (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)`;
    return this.#run(insert, id, userId, secondsOf(expiresAt), created_at, stamp, user_agent);
  }

  updateSessionExpiration(sessionId: string, expiresAt: Date): Promise<void> {
    return this.#run("UPDATE sessions SET expires_at = ? WHERE id = ?", secondsOf(expiresAt), sessionId);
  }

  deleteSession(sessionId: string): Promise<void> {
    return this.#run("DELETE FROM sessions WHERE id = ?", sessionId);
  }

  deleteUserSessions(userId: string): Promise<void> {
    return this.#run("DELETE FROM sessions WHERE user_id = ?", userId);
  }

  deleteExpiredSessions(): Promise<void> {
    return this.#run("DELETE FROM sessions WHERE expires_at <= ?", secondsOf(new Date()));
  }
}
