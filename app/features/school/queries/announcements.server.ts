import { type SQL, sql } from "drizzle-orm";
import { type AuditEntry, insertAudit } from "#app/platform/audit/queries/audit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, orNull, pick, text } from "#app/platform/db/fields.server.ts";
import { announcementPeople, announcements } from "#drizzle/schema/school/announcements.ts";
import { schoolPeople } from "#drizzle/schema/school/school-people.ts";
import type { AnnouncementAudience } from "../domain/announcement.ts";
import { noFilter, type SchoolPeopleFilter } from "../domain/people-filter.ts";
import { schoolNumber } from "./people.server.ts";
import { placesOf } from "./people-list.server.ts";

const row = columns(announcements, "a");
const WHOLE_SCHOOL = 100_000;

/** Numbers (`num`) of the active people of an audience but one, each once. */
function recipients(schoolId: string, audience: AnnouncementAudience, except: number): SQL {
  const school = schoolNumber(schoolId);
  const { roles, classes, people, filter = null } = audience;
  const found = (wanted: SchoolPeopleFilter) =>
    sql`SELECT p.num, p.account FROM (${placesOf(schoolId, wanted, 0, WHOLE_SCHOOL)}) found
    CROSS JOIN school_people p ON p.place = found.place AND p.active = 1 WHERE p.num <> ${except}`;
  const ofClasses = sql`SELECT p.num, p.account FROM json_each(${JSON.stringify(classes)}) j
    CROSS JOIN school_classes c ON c.id = j.value AND c.school = ${school}
    CROSS JOIN class_members m ON m.class = c.num AND m.until = 0
    CROSS JOIN school_people p ON p.num = m.person AND p.active = 1 WHERE p.num <> ${except}`;
  const chosen = sql`SELECT p.num, p.account FROM json_each(${JSON.stringify(people)}) j
    CROSS JOIN school_people p ON p.id = j.value AND p.school = ${school} AND p.active = 1 WHERE p.num <> ${except}`;
  const parts = [
    ...(roles.length > 0 ? [found({ ...noFilter, roles, active: true })] : []),
    ...(filter ? [found(filter)] : []),
    ofClasses,
    chosen,
  ];
  return sql.join(parts, sql` UNION `);
}

/** How many people an audience has, and how many of them have an account. */
export function countAudience(
  db: Database,
  schoolId: string,
  audience: AnnouncementAudience,
  except: number,
) {
  return db.select(
    { people: int(sql`count(*)`), reached: int(sql`count(r.account)`) },
    sql`FROM (${recipients(schoolId, audience, except)}) r`,
  );
}

/** The current classes of a person. */
export function classesInReach(db: Database, person: number) {
  return db.select(
    { id: text(sql`c.id`), name: text(sql`c.name`) },
    sql`FROM class_members m CROSS JOIN school_classes c ON c.num = m.class AND c.active = 1
    WHERE m.person = ${person} AND m.until = 0 AND m.role = 'teacher' ORDER BY c.name`,
  );
}

/** Which of these people are in a current class of a person. */
export function peopleTaughtBy(db: Database, person: number, people: readonly string[]) {
  return db.select(
    { id: text(sql`p.id`) },
    sql`FROM json_each(${JSON.stringify(people)}) j CROSS JOIN school_people p ON p.id = j.value
    WHERE EXISTS (SELECT 1 FROM class_members m CROSS JOIN class_members o ON o.class = m.class AND o.until = 0
      AND o.person = p.num
      WHERE m.person = ${person} AND m.until = 0 AND m.role = 'teacher')`,
  );
}

/** The name of a school's person by their number. */
export function nameOfPerson(db: Database, person: number) {
  return db.select(
    pick(columns(schoolPeople, "p"), "firstName", "lastName"),
    sql`FROM school_people p WHERE p.num = ${person}`,
  );
}

/** Names of people of a school, in any order. */
export function namedPeople(db: Database, schoolId: string, ids: readonly string[]) {
  return db.select(
    pick(columns(schoolPeople, "p"), "id", "firstName", "lastName"),
    sql`FROM json_each(${JSON.stringify(ids)}) j CROSS JOIN school_people p
      ON p.id = j.value AND p.school = ${schoolNumber(schoolId)} AND p.active = 1`,
  );
}

export type NewAnnouncement = {
  id: string;
  content: string;
  /** What the notification says. */
  text: string;
  audience: AnnouncementAudience;
  visibleFrom: number;
  expiresAt: number;
};

/**
 * Sends an announcement with its audit row; a repeated id sends nothing. First result: a row if it was new; last: accounts
 * with a tab open, and their notification.
 */
export function sendAnnouncementOf(
  db: Database,
  schoolId: string,
  sent: NewAnnouncement,
  entry: AuditEntry & { actorId: string },
  { except, live }: { except: number; live: number },
) {
  const { id, content, audience, visibleFrom, expiresAt } = sent;
  const at = entry.at;
  const own = sql`(SELECT num FROM announcements WHERE id = ${id})`;
  return {
    added: db.returning(
      { num: int(sql`num`) },
      sql`INSERT INTO announcements (id, school, content, sent_to, sent_by, created_at, visible_from, expires_at)
      VALUES (${id}, ${schoolNumber(schoolId)}, ${content}, ${JSON.stringify(audience)}, ${entry.actorId}, ${at}, ${visibleFrom}, ${expiresAt})
      ON CONFLICT (id) DO NOTHING`,
    ),
    audit: insertAudit(db, entry, {
      subjectId: sql`${id}`,
      after: sql`${JSON.stringify(audience)}`,
      from: sql`WHERE changes() = 1`,
    }),
    people: db.statement(sql`INSERT OR IGNORE INTO announcement_people (announcement, person)
      SELECT a.num, r.num FROM announcements a CROSS JOIN (${recipients(schoolId, audience, except)}) r
      WHERE a.id = ${id} AND a.people = 0`),
    notifications:
      db.statement(sql`INSERT INTO notifications (id, audience, type, content, visible_from, expires_at, created_at)
      SELECT a.id || ':' || r.person, 'person:' || u.id, 'aviso', ${sent.text}, a.visible_from, a.expires_at, ${at}
      FROM announcements a CROSS JOIN announcement_people r ON r.announcement = a.num
        CROSS JOIN school_people p ON p.num = r.person CROSS JOIN users u ON u.num = p.account
      WHERE a.id = ${id} AND a.people = 0 ON CONFLICT (id) DO NOTHING`),
    delivered:
      db.statement(sql`UPDATE announcement_people SET notification = (SELECT n.num FROM notifications n
      WHERE n.id = ${id} || ':' || announcement_people.person) WHERE announcement = ${own} AND notification IS NULL`),
    counts:
      db.statement(sql`UPDATE announcements SET (people, reached) = (SELECT count(*), count(notification)
      FROM announcement_people WHERE announcement = announcements.num) WHERE id = ${id}`),
    live: db.select(
      { userId: text(sql`u.id`), notification: int(sql`r.notification`), person: int(sql`r.person`) },
      sql`FROM announcement_people r CROSS JOIN school_people p ON p.num = r.person
        CROSS JOIN users u ON u.num = p.account CROSS JOIN live_channels l ON l.user_id = u.id
      WHERE r.announcement = ${own} AND r.notification IS NOT NULL LIMIT ${live}`,
    ),
  };
}

const listed = {
  ...pick(
    row,
    "num",
    "id",
    "content",
    "sentTo",
    "sentBy",
    "createdAt",
    "visibleFrom",
    "expiresAt",
    "cancelledAt",
    "people",
    "reached",
    "seen",
  ),
  senderName: orNull(text(sql`trim(w.first_name || ' ' || w.last_name)`)),
};

/** The sender as a person of the school; people outside it are not named. */
function withSender(schoolId: string): SQL {
  return sql`LEFT JOIN users u ON u.id = a.sent_by
    LEFT JOIN school_people w ON w.account = u.num AND w.school = ${schoolNumber(schoolId)}`;
}

/** Announcements of a school, or of one sender, newest first, below a number. */
export function announcementsOf(
  db: Database,
  schoolId: string,
  { sender, before, limit }: { sender: string | null; before: number; limit: number },
) {
  const of = sender === null ? sql`` : sql`AND a.sent_by = ${sender}`;
  return db.select(
    listed,
    sql`FROM announcements a ${withSender(schoolId)} WHERE a.school = ${schoolNumber(schoolId)} ${of}
      AND a.num < CAST(${before} AS INTEGER) ORDER BY a.num DESC LIMIT ${limit}`,
  );
}

export function announcementOf(db: Database, schoolId: string, id: string) {
  return db.select(
    listed,
    sql`FROM announcements a ${withSender(schoolId)} WHERE a.id = ${id} AND a.school = ${schoolNumber(schoolId)}`,
  );
}

/** People an announcement went to, after a number. */
export function announcedTo(db: Database, id: string, after: number, limit: number) {
  return db.select(
    {
      ...pick(columns(announcementPeople, "r"), "person", "seenAt", "notification"),
      ...pick(columns(schoolPeople, "p"), "id", "firstName", "lastName", "role"),
    },
    sql`FROM announcement_people r CROSS JOIN school_people p ON p.num = r.person
    WHERE r.announcement = (SELECT num FROM announcements WHERE id = ${id}) AND r.person > CAST(${after} AS INTEGER)
    ORDER BY r.person LIMIT ${limit}`,
  );
}

/** Cancels an announcement, with its notifications and the audit row. First result: a row if it was active. */
export function cancelAnnouncementOf(db: Database, schoolId: string, id: string, entry: AuditEntry) {
  const { at } = entry;
  const open = sql`id = ${id} AND school = ${schoolNumber(schoolId)} AND cancelled_at IS NULL AND expires_at > ${at}`;
  return {
    noted: insertAudit(db, entry, { subjectId: sql`id`, from: sql`FROM announcements WHERE ${open}` }),
    updateNotifications:
      db.statement(sql`UPDATE notifications SET cancelled_at = ${at}, expires_at = ${at} WHERE num IN (
      SELECT r.notification FROM announcements a CROSS JOIN announcement_people r ON r.announcement = a.num
      WHERE a.${open} AND r.notification IS NOT NULL)`),
    updateAnnouncements: db.statement(sql`UPDATE announcements SET cancelled_at = ${at} WHERE ${open}`),
  };
}
