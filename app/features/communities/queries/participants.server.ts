import { sql } from "drizzle-orm";
import { type AuditEntry, insertAudit } from "#app/platform/audit/queries/audit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, flag, pick } from "#app/platform/db/fields.server.ts";
import { countAttempts } from "#app/platform/db/rate-limits.server.ts";
import { NEVER_EXPIRES } from "#app/platform/live/domain/notification.ts";
import { TO_ADDRESS } from "#app/platform/mail/domain/third-party-rules.ts";
import type { NewMail } from "#app/platform/mail/queries/mail.server.ts";
import { type Invitee, isUnwanted, mayInvite } from "#app/platform/mail/queries/third-party-mail.server.ts";
import { DAY } from "#app/platform/time/units.ts";
import { campaignRequests } from "#drizzle/schema/communities/campaigns.ts";
import { challengeImports, challengeParticipants } from "#drizzle/schema/communities/challenges.ts";
import { notifications } from "#drizzle/schema/messages/notifications.ts";
import { mailOutbox } from "#drizzle/schema/platform/mail.ts";
import { CHALLENGE } from "../domain/challenge.ts";
import type { ParticipantLine } from "../domain/participants.ts";
import type { Uninvited } from "../domain/uninvited.ts";
import { ACCOUNT, type SeasonLook, seasonNamed } from "./challenges.server.ts";

const participant = pick(
  columns(challengeParticipants, "p"),
  "email",
  "firstName",
  "lastName",
  "team",
  "uninvited",
);

/** Everybody of a season, with whether they have an account and are let in. */
export function participantsOf(db: Database, { community, id, now }: SeasonLook) {
  return db.select(
    {
      ...participant,
      hasAccount: flag(sql`u.num IS NOT NULL`),
      isMember: flag(
        sql`EXISTS (SELECT 1 FROM community_people y WHERE y.user_num = u.num AND y.community = ${community})`,
      ),
    },
    sql`FROM challenge_participants p LEFT JOIN users u ON ${ACCOUNT}
    WHERE p.season = ${seasonNamed(community, id, now)} ORDER BY p.email LIMIT ${CHALLENGE.participants}`,
  );
}

/** Removes a person from a season. A row if they were in it. */
export function deleteParticipant(db: Database, look: SeasonLook, email: string) {
  return db.returning(
    pick(columns(challengeParticipants), "email"),
    sql`DELETE FROM challenge_participants WHERE email = ${email} AND season = ${seasonNamed(look.community, look.id, look.now)}`,
  );
}

/** Seconds that a list waits for its confirmation. */
const KEPT = DAY;

type NewImport = { id: string; ownerId: string; lines: readonly ParticipantLine[] };

/** Stores a list for its preview; deletes unconfirmed ones that expired, and the person's former one. */
export function insertImport(db: Database, look: SeasonLook, { id, ownerId, lines }: NewImport) {
  const now = sql`CAST(${look.now} AS INTEGER)`;
  return {
    deleteChallengeImports: db.statement(
      sql`DELETE FROM challenge_imports WHERE created_at < ${now} - ${sql.raw(String(KEPT))}`,
    ),
    stored: db.returning(
      pick(columns(challengeImports), "id"),
      sql`INSERT INTO challenge_imports (id, season, owner_id, lines, created_at)
      SELECT ${id}, s.num, ${ownerId}, ${JSON.stringify(lines)}, ${now} FROM challenge_seasons s
      WHERE s.num = ${seasonNamed(look.community, look.id, look.now)}`,
    ),
  };
}

export type ImportPlace = { id: string; ownerId: string };

/** A person's own list for a season. */
export function importOf(db: Database, look: SeasonLook, { id, ownerId }: ImportPlace) {
  return db.select(
    pick(columns(challengeImports, "i"), "id", "lines"),
    sql`FROM challenge_imports i WHERE i.id = ${id} AND i.owner_id = ${ownerId}
    AND i.season = ${seasonNamed(look.community, look.id, look.now)}`,
  );
}

/** The lines `j` of a stored list `i` that enter its season. */
function linesOf({ id, ownerId }: ImportPlace) {
  return sql`challenge_imports i CROSS JOIN json_each(i.lines) j
    ON i.id = ${id} AND i.owner_id = ${ownerId} AND j.value ->> 'problem' IS NULL`;
}

/** Adds the stored lines to the season. */
export function applyImport(db: Database, place: ImportPlace) {
  return db.statement(sql`INSERT INTO challenge_participants (season, email, first_name, last_name, team)
    SELECT i.season, j.value ->> 'email', j.value ->> 'firstName', j.value ->> 'lastName', j.value ->> 'team'
    FROM ${linesOf(place)} WHERE true
    ON CONFLICT (season, email) DO UPDATE SET first_name = excluded.first_name, last_name = excluded.last_name,
      team = excluded.team`);
}

/** After the import and its invitations, by its list: how many it added, and who was not invited, by reason. */
export function recordImport(db: Database, place: ImportPlace, entry: AuditEntry) {
  const not = (why: Uninvited) => sql`nullif(count(*) FILTER (WHERE p.uninvited = ${why}), 0)`;
  return insertAudit(db, entry, {
    subjectId: sql`o.community`,
    after: sql`o.after`,
    from: sql`FROM (SELECT s.community, json_patch('{}', json_object('season', s.name, 'listed', count(*),
        'unwanted', ${not("unwanted")}, 'often', ${not("often")}, 'over', ${not("over")})) AS after
      FROM ${linesOf(place)} CROSS JOIN challenge_seasons s ON s.num = i.season
      CROSS JOIN challenge_participants p ON p.season = s.num AND p.email = j.value ->> 'email' GROUP BY s.num) o`,
  });
}

/** Deletes a stored list. A row if there was one. */
export function deleteImport(db: Database, { id, ownerId }: ImportPlace) {
  return db.returning(
    pick(columns(challengeImports), "id"),
    sql`DELETE FROM challenge_imports WHERE id = ${id} AND owner_id = ${ownerId}`,
  );
}

type Invited = { season: string; invitees: readonly Invitee[]; mail: Omit<NewMail, "id"> };

/** `j`: those of an import's people, as `p` of season `s`, who have no confirmed account. */
function invited({ season, invitees }: Pick<Invited, "season" | "invitees">, now: number) {
  return sql`json_each(${JSON.stringify(invitees)}) j CROSS JOIN challenge_seasons s ON s.id = ${season} AND s.ends_at > CAST(${now} AS INTEGER)
    CROSS JOIN challenge_participants p ON p.season = s.num AND p.email = j.value ->> 'email'
      AND NOT EXISTS (SELECT 1 FROM users u WHERE ${ACCOUNT})`;
}

const MAIL_ID = sql.raw("'desafio-' || s.id || '-' || p.email");

/**
 * After an import: invites them, once a season, as their addresses allow, and stores why some are not. `place`: the
 * placeholder of each one's opt-out page.
 */
export function inviteParticipants(db: Database, { mail, ...who }: Invited, place: string, now: number) {
  const { template, subject, html, text } = mail;
  const own = (body: string) => sql`replace(${body}, ${place}, j.value ->> 'optOut')`;
  const keys = sql`SELECT j.value ->> 'key' AS key FROM ${invited(who, now)}
    WHERE NOT EXISTS (SELECT 1 FROM mail_outbox m WHERE m.id = ${MAIL_ID})`;
  const insert = db.returning(
    pick(columns(mailOutbox), "id"),
    sql`INSERT INTO mail_outbox (id, recipient, template, subject, html, text, created_at, due_at)
    SELECT ${MAIL_ID}, p.email, ${template}, ${subject}, ${own(html)}, ${own(text)}, CAST(${now} AS INTEGER), CAST(${now} AS INTEGER)
    FROM ${invited(who, now)} WHERE ${mayInvite} ON CONFLICT (id) DO NOTHING`,
  );
  const kept = db.statement(sql`UPDATE challenge_participants AS p SET uninvited = CASE
      WHEN EXISTS (SELECT 1 FROM users u WHERE ${ACCOUNT}) OR EXISTS (SELECT 1 FROM mail_outbox m WHERE m.id = ${MAIL_ID}) THEN NULL
      WHEN s.ends_at <= CAST(${now} AS INTEGER) THEN 'over' WHEN ${isUnwanted} THEN 'unwanted' ELSE 'often' END
    FROM json_each(${JSON.stringify(who.invitees)}) j CROSS JOIN challenge_seasons s
    WHERE s.id = ${who.season} AND p.season = s.num AND p.email = j.value ->> 'email'`);
  return { attempts: countAttempts(db, keys, TO_ADDRESS, now), insert, kept };
}

/** Notifies those of an import's people who have an account, once a season. A row each. */
export function notifyParticipants(
  db: Database,
  {
    season,
    emails,
    content,
    link,
  }: { season: string; emails: readonly string[]; content: string; link: string },
  now: number,
) {
  return db.returning(
    pick(columns(notifications), "id"),
    sql`INSERT INTO notifications (id, audience, type, content, link, visible_from, expires_at, created_at)
    SELECT 'desafio-' || s.id || '-' || u.num, 'person:' || u.id, 'aviso', ${content}, ${link}, CAST(${now} AS INTEGER),
      ${NEVER_EXPIRES}, CAST(${now} AS INTEGER)
    FROM json_each(${JSON.stringify(emails)}) j CROSS JOIN challenge_seasons s ON s.id = ${season}
      CROSS JOIN challenge_participants p ON p.season = s.num AND p.email = j.value CROSS JOIN users u ON ${ACCOUNT}
    WHERE s.ends_at > CAST(${now} AS INTEGER) ON CONFLICT (id) DO NOTHING`,
  );
}

/** People of a season's list whose request waits, from the oldest. */
export function listedRequests(db: Database, look: SeasonLook, campaign: string, limit: number) {
  return db.select(
    { userId: columns(campaignRequests, "q").userId },
    sql`FROM campaign_requests q CROSS JOIN users u ON u.id = q.user_id AND u.email_verified = 1
    CROSS JOIN challenge_participants p ON p.email = u.email AND p.season = ${seasonNamed(look.community, look.id, look.now)}
    WHERE q.state = 'waiting' AND q.campaign = ${campaign} ORDER BY q.created_at LIMIT ${limit}`,
  );
}
