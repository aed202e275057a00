import { type SQL, sql } from "drizzle-orm";
import { type AuditEntry, insertAudit } from "#app/platform/audit/queries/audit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, flag, int, outer, pick } from "#app/platform/db/fields.server.ts";
import { profiles, users } from "#drizzle/schema/accounts/accounts.ts";
import { communities, communityPeople } from "#drizzle/schema/communities/communities.ts";
import { lists } from "#drizzle/schema/lists/lists.ts";
import { COMMUNITY, type CommunityData } from "../domain/community-fields.ts";

const community = columns(communities, "c");
const data = pick(
  community,
  ...(["code", "name", "menu", "colour", "lead", "about"] as const),
  ...(["modules", "points", "catalogue", "lists", "closedAt"] as const),
);
/** Communities on the team's page; people of one on its admins' page, and that are ranked. */
const MOST_LISTED = 200;
const MOST_PEOPLE = 500;

/** Also a closed one. */
export function communityByCode(db: Database, code: string) {
  return db.select(data, sql`FROM communities c WHERE c.code = ${code}`);
}

/** Newest first, with how many people each has, and requests that wait. */
export function listCommunities(db: Database) {
  return db.select(
    {
      ...pick(community, "code", "name", "colour", "closedAt"),
      isPartner: flag(sql`c.member_claim IS NOT NULL`),
      people: int(sql`(SELECT count(*) FROM community_people p WHERE p.community = c.code)`),
      waiting: int(
        sql`(SELECT count(*) FROM campaign_requests r WHERE r.state = 'waiting' AND r.campaign = c.code)`,
      ),
    },
    sql`FROM communities c ORDER BY c.num DESC LIMIT ${MOST_LISTED}`,
  );
}

const added = pick(columns(communities), "code");

/** The columns of an edited or new community. */
function valuesOf(row: CommunityData) {
  const json = (list: readonly string[]) => sql`${JSON.stringify(list)}`;
  const { name, menu, colour, lead, about, points } = row;
  return {
    columns: sql.raw("name, menu, colour, lead, about, points, modules, catalogue, lists"),
    values: sql`${name}, ${menu}, ${colour}, ${lead}, ${about}, CAST(${points} AS INTEGER), ${json(row.modules)},
      ${json(row.catalogue)}, ${json(row.lists)}`,
  };
}

/** A new community, whose first admin made it; with the audit row. The second result: a row if the code was free. */
export function insertCommunity(
  db: Database,
  row: CommunityData,
  { userNum, ...entry }: AuditEntry & { userNum: number },
) {
  const { code } = row;
  const of = valuesOf(row);
  const isNew = sql`NOT EXISTS (SELECT 1 FROM communities WHERE code = ${code})`;
  return {
    audit: insertAudit(db, entry, {
      subjectId: sql`${code}`,
      after: sql`${JSON.stringify(row)}`,
      from: sql`WHERE ${isNew}`,
    }),
    made: db.returning(
      added,
      sql`INSERT INTO communities (code, created_at, created_by, ${of.columns})
      VALUES (${code}, CAST(${entry.at} AS INTEGER), ${entry.actorId}, ${of.values}) ON CONFLICT (code) DO NOTHING`,
    ),
    insertCommunityPeople:
      db.statement(sql`INSERT INTO community_people (user_num, community, is_admin, since)
      SELECT CAST(${userNum} AS INTEGER), ${code}, 1, CAST(${entry.at} AS INTEGER) WHERE changes() = 1`),
  };
}

const open = (code: string) => sql`code = ${code} AND closed_at IS NULL`;

/** A row if there is such a community that is open; with the audit row. */
export function updateCommunity(db: Database, row: CommunityData, entry: AuditEntry) {
  const of = valuesOf(row);
  return {
    audit: insertAudit(db, entry, {
      subjectId: sql`code`,
      before: sql`json_object('name', name, 'menu', menu, 'colour', colour, 'lead', lead, 'about', about, 'points', points,
        'modules', json(modules), 'catalogue', json(catalogue), 'lists', json(lists))`,
      after: sql`${JSON.stringify(row)}`,
      from: sql`FROM communities WHERE ${open(row.code)}`,
    }),
    changed: db.returning(
      added,
      sql`UPDATE communities SET (${of.columns}) = (${of.values}) WHERE ${open(row.code)}`,
    ),
  };
}

/** Closes or reopens a community without claims, with the audit row. Idempotent. */
export function setCommunityClosed(db: Database, code: string, isClosed: boolean, entry: AuditEntry) {
  const other = sql`code = ${code} AND member_claim IS NULL AND closed_at IS ${isClosed ? sql`` : sql`NOT`} NULL`;
  return [
    insertAudit(db, entry, { subjectId: sql`code`, from: sql`FROM communities WHERE ${other}` }),
    db.returning(
      added,
      sql`UPDATE communities SET closed_at = CAST(${isClosed ? entry.at : null} AS INTEGER) WHERE ${other}`,
    ),
  ] as const;
}

/** Its people by name. */
export function peopleOfCommunity(db: Database, code: string) {
  return db.select(
    {
      ...pick(columns(users, "u"), "firstName", "lastName", "email"),
      userId: columns(users, "u").id,
      ...pick(columns(communityPeople, "p"), "isAdmin", "since"),
    },
    sql`FROM community_people p INDEXED BY community_people_of_community CROSS JOIN users u ON u.num = p.user_num
    WHERE p.community = ${code} ORDER BY u.first_name, u.last_name, u.num LIMIT ${MOST_PEOPLE}`,
  );
}

/** The points of its people in a week, for `peopleStandings`. */
export function rankingOfCommunity(db: Database, code: string, week: string, userNum: number) {
  return db.select(
    {
      ...pick(columns(users, "u"), "firstName", "lastName"),
      ...outer(pick(columns(profiles, "f"), "ageBand")),
      isHidden: flag(sql`u.suspended_at IS NOT NULL OR r.is_hidden = 1`),
      isOwn: flag(sql`u.num = CAST(${userNum} AS INTEGER)`),
      right: int(sql`coalesce(r.weeks ->> ${`$."${week}"`}, 0)`),
    },
    sql`FROM community_people p INDEXED BY community_people_of_community CROSS JOIN rank_standings r ON r.user_num = p.user_num
    CROSS JOIN users u ON u.num = p.user_num LEFT JOIN profiles f ON f.user_id = u.id
    WHERE p.community = ${code} LIMIT ${MOST_PEOPLE}`,
  );
}

/** Those of a community's lists that anybody with the address may open. */
export function listsOfCommunity(db: Database, code: string) {
  return db.select(
    pick(columns(lists, "l"), "id", "name", "size"),
    sql`FROM communities c CROSS JOIN json_each(c.lists) j CROSS JOIN lists l ON l.id = j.value
    WHERE c.code = ${code} AND l.visibility <> 'private' AND l.deleted_at IS NULL ORDER BY j.key LIMIT ${COMMUNITY.lists}`,
  );
}

/** Person `u`, who is in community `code`. */
function personIn(code: string, userId: string): SQL {
  return sql`community = ${code} AND user_num = (SELECT num FROM users WHERE id = ${userId})`;
}

const changed = { userNum: int(sql`user_num`) };

/** Makes somebody an admin, or no longer one; with the audit row. A row if they are in the community. */
export function setCommunityAdmin(
  db: Database,
  { code, userId, isAdmin }: { code: string; userId: string; isAdmin: boolean },
  entry: AuditEntry,
) {
  const value = isAdmin ? 1 : 0;
  return {
    audit: insertAudit(db, entry, {
      subjectId: sql`${userId}`,
      after: sql`json_object('community', community, 'isAdmin', json(iif(${value}, 'true', 'false')))`,
      from: sql`FROM community_people WHERE ${personIn(code, userId)} AND is_admin <> ${value}`,
    }),
    changed: db.returning(
      changed,
      sql`UPDATE community_people SET is_admin = ${value} WHERE ${personIn(code, userId)} AND is_admin <> ${value}`,
    ),
  };
}

/** Removes a member, with the audit row. Returns a row if they were in the community. */
export function removeFromCommunity(
  db: Database,
  { code, userId }: { code: string; userId: string },
  entry: AuditEntry,
) {
  return {
    audit: insertAudit(db, entry, {
      subjectId: sql`${userId}`,
      before: sql`json_object('community', community)`,
      from: sql`FROM community_people WHERE ${personIn(code, userId)}`,
    }),
    gone: db.returning(changed, sql`DELETE FROM community_people WHERE ${personIn(code, userId)}`),
  };
}
