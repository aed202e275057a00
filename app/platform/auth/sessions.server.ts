import { Lucia, TimeSpan } from "lucia";
import type { OwnCommunity } from "#app/platform/access/community.ts";
import type { Membership } from "#app/platform/access/membership.ts";
import { membershipsOf } from "#app/platform/access/memberships-of.ts";
import { claimsAt, nextPlanChange, type PlanPeriod } from "#app/platform/access/plan-claims.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import { DAY } from "#app/platform/time/units.ts";
import { type SessionAttributes, SessionStore, type UserAttributes } from "./session-store.server.ts";

/** Each renewal restarts it. */
const IDLE_DAYS = 30;
/** The absolute limit: Lucia would renew a session for ever. */
export const ABSOLUTE_SECONDS = 90 * DAY;

declare module "lucia" {
  interface Register {
    Lucia: ReturnType<typeof createLucia>;
    DatabaseUserAttributes: UserAttributes;
    DatabaseSessionAttributes: SessionAttributes;
  }
}

function createLucia(d1: D1Database) {
  return new Lucia(new SessionStore(d1), {
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

/**
 * Lucia ends and renews idle sessions; ours are the hashed ids, the absolute end and what a page knows of its person.
 * Times in epoch seconds.
 */
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
