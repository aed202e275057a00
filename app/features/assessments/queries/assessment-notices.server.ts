import { type SQL, sql } from "drizzle-orm";
import { MOST_NOTIFICATIONS } from "#app/features/messages/domain/notification.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, pick } from "#app/platform/db/fields.server.ts";
import { NEVER_EXPIRES } from "#app/platform/live/domain/notification.ts";
import { SAO_PAULO_OFFSET } from "#app/platform/time/zone.ts";
import { notifications } from "#drizzle/schema/messages/notifications.ts";

/** Students of an assessment, as its panel lists them. */
const MOST_TAKERS = 2000;

const notice = columns(notifications, "n");
const told = { ...pick(notice, "num", "id", "audience", "type", "content", "link"), at: notice.createdAt };

type NoticesOf = { schoolId: string; id: string };

/**
 * The accounts `u` of the students of the assessment `a`, with their own window; none where it is no longer published.
 */
function takersOfNotices({ schoolId, id }: NoticesOf): SQL {
  return sql`FROM (SELECT a.num AS assessment, m.person FROM assessments a CROSS JOIN assessment_classes k ON k.assessment = a.num
        CROSS JOIN class_members m ON m.class = k.class AND m.until = 0 AND m.role = 'student' WHERE a.id = ${id}
      UNION SELECT a.num, i.person FROM assessments a CROSS JOIN assessment_people i ON i.assessment = a.num AND i.invited = 1
        WHERE a.id = ${id} LIMIT ${MOST_TAKERS}) w
    CROSS JOIN assessments a ON a.num = w.assessment AND a.school = ${schoolId} AND a.deleted_at IS NULL
      AND a.active = 1 AND a.published_at IS NOT NULL
    CROSS JOIN school_people p ON p.num = w.person AND p.active = 1
    CROSS JOIN users u ON u.num = p.account
    LEFT JOIN assessment_people t ON t.person = w.person AND t.assessment = w.assessment`;
}

/** Ids of an assessment's notices: a range of the unique index. '.' follows '-'. */
function ofAssessment({ schoolId, id }: NoticesOf): SQL {
  const name = sql`(SELECT 'simulado-' || o.num FROM assessments o WHERE o.id = ${id} AND o.school = ${schoolId})`;
  return sql`n.id > ${name} || '-' AND n.id < ${name} || '.'`;
}

function hour(seconds: SQL): SQL {
  return sql`strftime('%d/%m às %H:%M', ${seconds} + ${SAO_PAULO_OFFSET}, 'unixepoch')`;
}

/**
 * Notifies the students of a published assessment, behind the change in its batch; `live`: those with an open tab.
 * Once for each window: an id names the assessment, the student and the window, so that repeats add nothing. Students no
 * longer addressed lose theirs, all of them where it went back to a draft.
 */
export function assessmentNotices(db: Database, of: NoticesOf, { link, at }: { link: string; at: number }) {
  const opens = sql`iif(coalesce(t.opens_at, a.opens_at) > CAST(${at} AS INTEGER), coalesce(t.opens_at, a.opens_at), 0)`;
  const closes = sql`coalesce(t.closes_at, a.closes_at, 0)`;
  const ofPerson = sql`'simulado-' || w.assessment || '-' || w.person || '-'`;
  const known = sql`EXISTS (SELECT 1 FROM notifications k WHERE k.id > ${ofPerson} AND k.id < ${ofPerson} || ':')`;
  const content = sql`iif(${known}, 'Mudou o horário de ', 'Simulado para você: ') || a.title || '.'
    || iif(${opens} = 0, '', ' Abre em ' || ${hour(opens)} || '.') || iif(${closes} = 0, '', ' Vai até ' || ${hour(closes)} || '.')`;
  const newest = sql`SELECT min(l.num) FROM (SELECT o.num FROM notifications o WHERE o.audience = 'person:' || u.id
    ORDER BY o.num DESC LIMIT ${MOST_NOTIFICATIONS}) l`;
  return {
    withdrawn: db.statement(sql`DELETE FROM notifications WHERE num IN (SELECT n.num FROM notifications n
      WHERE ${ofAssessment(of)} AND n.audience NOT IN (SELECT 'person:' || u.id ${takersOfNotices(of)}))`),
    notices:
      db.statement(sql`INSERT INTO notifications (id, audience, type, content, link, visible_from, expires_at, created_at)
      SELECT ${ofPerson} || ${opens} || '-' || ${closes}, 'person:' || u.id, 'aviso', ${content}, ${link},
        CAST(${at} AS INTEGER), ${NEVER_EXPIRES}, CAST(${at} AS INTEGER) ${takersOfNotices(of)}
      WHERE ${closes} = 0 OR ${closes} > CAST(${at} AS INTEGER) ON CONFLICT (id) DO NOTHING`),
    trimmed: db.statement(sql`DELETE FROM notifications WHERE num IN (SELECT n.num ${takersOfNotices(of)}
      CROSS JOIN notifications n ON n.audience = 'person:' || u.id AND n.num < (${newest}))`),
    live: db.select(
      told,
      sql`FROM notifications n CROSS JOIN live_channels l ON l.user_id = substr(n.audience, 8)
      WHERE ${ofAssessment(of)} AND n.created_at = CAST(${at} AS INTEGER)`,
    ),
  };
}

/** Seconds between two calls of the same student. */
const CALL_REST = 600;

/** Calls students of an open assessment who have not begun: once in ten minutes each. A row each, those with an open tab live. */
export function callAbsent(db: Database, of: NoticesOf, { link, at }: { link: string; at: number }) {
  const slot = Math.floor(at / CALL_REST);
  const name = sql`'chamada-' || w.assessment || '-' || w.person || '-' || CAST(${slot} AS INTEGER)`;
  return {
    called: db.returning(
      pick(columns(notifications), "id"),
      sql`INSERT INTO notifications (id, audience, type, content, link, visible_from, expires_at, created_at)
      SELECT ${name}, 'person:' || u.id, 'aviso', a.title || ' está aberto, e você ainda não entrou.', ${link},
        CAST(${at} AS INTEGER), ${NEVER_EXPIRES}, CAST(${at} AS INTEGER) ${takersOfNotices(of)}
      WHERE coalesce(coalesce(t.opens_at, a.opens_at) <= CAST(${at} AS INTEGER), 1)
        AND coalesce(coalesce(t.closes_at, a.closes_at) > CAST(${at} AS INTEGER), 1)
        AND NOT EXISTS (SELECT 1 FROM submissions s WHERE s.assessment = w.assessment AND s.person = w.person)
      ON CONFLICT (id) DO NOTHING`,
    ),
    live: db.select(
      told,
      sql`${takersOfNotices(of)} CROSS JOIN live_channels l ON l.user_id = u.id CROSS JOIN notifications n ON n.id = ${name}
      WHERE n.created_at = CAST(${at} AS INTEGER)`,
    ),
  };
}
