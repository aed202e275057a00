import { D1Adapter } from "@lucia-auth/adapter-sqlite";
import { type DatabaseSession, type DatabaseUser, Lucia, TimeSpan } from "lucia";
import type { OwnCommunity } from "#app/platform/access/community.ts";
import type { Membership } from "#app/platform/access/membership.ts";
import { membershipsOf } from "#app/platform/access/memberships-of.ts";
import { claimsAt, nextPlanChange, type PlanPeriod } from "#app/platform/access/plan-claims.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import { DAY } from "#app/platform/time/units.ts";

/** Each renewal restarts it. */
const IDLE_DAYS = 30;
/** The absolute limit: Lucia would renew a session for ever. */
export const ABSOLUTE_SECONDS = 90 * DAY;

type UserAttributes = {
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
type SessionAttributes = { created_at: number; stamp: number; user_agent: string | null };

declare module "lucia" {
  interface Register {
    Lucia: ReturnType<typeof createLucia>;
    DatabaseUserAttributes: UserAttributes;
    DatabaseSessionAttributes: SessionAttributes;
  }
}

const SESSION = "SELECT id, user_id, expires_at, created_at, stamp, user_agent FROM sessions WHERE id = ?";
/** `UserAttributes`: neither the hash of the password nor the address. */
const PERSON = `SELECT u.id, u.num, u.first_name, u.picture, u.claims, u.plans, u.school_id, u.schools, u.communities,
    u.guardian_waits, u.email_verified, u.profile_complete_at, u.pending_password_reset, u.creation_state
  FROM sessions s CROSS JOIN users u ON u.id = s.user_id WHERE s.id = ?`;

/** Lucia's adapter needs two round trips for session and user, and reads all of their columns; this needs one. */
class OneTripAdapter extends D1Adapter {
  readonly #d1: D1Database;

  constructor(d1: D1Database) {
    super(d1, { user: "users", session: "sessions" });
    this.#d1 = d1;
  }

  override async getSessionAndUser(
    sessionId: string,
  ): Promise<[session: DatabaseSession | null, user: DatabaseUser | null]> {
    const [sessions, users] = await this.#d1.batch([
      this.#d1.prepare(SESSION).bind(sessionId),
      this.#d1.prepare(PERSON).bind(sessionId),
    ]);
    const session = sessions?.results[0] as SessionRow | undefined;
    const user = users?.results[0] as UserRow | undefined;
    return [session ? sessionOf(session) : null, user ? userOf(user) : null];
  }
}

type SessionRow = SessionAttributes & { id: string; user_id: string; expires_at: number };
type UserRow = UserAttributes & { id: string };

function sessionOf({ id, user_id: userId, expires_at: seconds, ...attributes }: SessionRow): DatabaseSession {
  return { id, userId, expiresAt: new Date(seconds * 1000), attributes };
}

function userOf({ id, ...attributes }: UserRow): DatabaseUser {
  return { id, attributes };
}

function createLucia(d1: D1Database) {
  return new Lucia(new OneTripAdapter(d1), {
    sessionExpiresIn: new TimeSpan(IDLE_DAYS, "d"),
    getUserAttributes: (attributes) => attributes,
    getSessionAttributes: (attributes) => attributes,
  });
}

/** SHA-256: a leaked table opens no session. */
export async function sessionIdOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Lucia sessions with hashed ids and an absolute end. Times in epoch seconds. */
export function createSessions(d1: D1Database, now: () => number, newId: () => string) {
  const lucia = createLucia(d1);
  return {
    /** The token is for the person's cookie only. */
    async start(
      userId: string,
      stamp: number,
      userAgent: string | null,
    ): Promise<{ token: string; sessionId: string }> {
      const token = newId() + newId();
      const sessionId = await sessionIdOf(token);
      const attributes = { created_at: now(), stamp, user_agent: userAgent?.slice(0, 200) ?? null };
      await lucia.createSession(userId, attributes, { sessionId });
      return { token, sessionId };
    },
    /** Null for an ended session. Renews it past half of its idle life. */
    async read(token: string): Promise<Viewer | null> {
      const sessionId = await sessionIdOf(token);
      const { session, user } = await lucia.validateSession(sessionId);
      if (!session) return null;
      if (session.created_at + ABSOLUTE_SECONDS > now())
        return viewerOf(user, { sessionId, stamp: session.stamp }, now());
      await lucia.invalidateSession(sessionId);
      return null;
    },
    end: (sessionId: string) => lucia.invalidateSession(sessionId),
    endAll: (userId: string) => lucia.invalidateUserSessions(userId),
  };
}

export type Sessions = ReturnType<typeof createSessions>;

function viewerOf(
  user: UserAttributes & { id: string },
  session: { sessionId: string; stamp: number },
  now: number,
): Viewer {
  const plans = JSON.parse(user.plans) as PlanPeriod[];
  return {
    id: user.id,
    num: user.num,
    ...session,
    firstName: user.first_name,
    picture: user.picture,
    claims: claimsAt(JSON.parse(user.claims) as string[], plans, now),
    plansChangeAt: nextPlanChange(plans, now),
    ...membershipsOf(JSON.parse(user.schools) as Membership[], user.school_id),
    communities: JSON.parse(user.communities) as OwnCommunity[],
    guardianWaits: user.guardian_waits === 1,
    emailVerified: user.email_verified === 1,
    profileComplete: user.profile_complete_at !== null,
    pendingPasswordReset: user.pending_password_reset === 1,
    creationState: user.creation_state,
  };
}
