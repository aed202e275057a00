import { type SQL, sql } from "drizzle-orm";
import { type AuditEntry, insertAudit } from "#app/platform/audit/queries/audit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, orNull, pick, type RowOf, text } from "#app/platform/db/fields.server.ts";
import { topicChanges as changes, topicOverlay as overlay } from "#drizzle/schema/bank/catalogue.ts";
import type { TopicBecomes, TopicChangeKind, TopicWas } from "../../domain/catalogue/topic-change.ts";

const { actorId, undoneBy, ...own } = columns(changes, "c");
const change = {
  ...own,
  actorName: orNull(text(sql`a.first_name || ' ' || a.last_name`)),
  undoneByName: orNull(text(sql`u.first_name || ' ' || u.last_name`)),
};
export type ChangeRow = RowOf<typeof change>;
export type ChangeState = ChangeRow["state"];

const people = sql`LEFT JOIN users a ON a.id = c.actor_id LEFT JOIN users u ON u.id = c.undone_by`;

/** Newest first, below a number, with actors' names. */
export function listedTopicChanges(db: Database, below: number, limit: number) {
  return db.select(
    change,
    sql`FROM (
      SELECT * FROM topic_changes WHERE num < CAST(${below} AS INTEGER) ORDER BY num DESC LIMIT ${limit}) c ${people}
    ORDER BY c.num DESC`,
  );
}

export function topicChange(db: Database, num: number) {
  return db.select(change, sql`FROM topic_changes c ${people} WHERE c.num = CAST(${num} AS INTEGER)`);
}

export function runningTopicChange(db: Database) {
  return db.select(
    change,
    sql`FROM topic_changes c ${people} WHERE c.state IN ('running', 'undoing') LIMIT 1`,
  );
}

export type NewChange = {
  kind: TopicChangeKind;
  topic: number;
  was: TopicWas;
  becomes: TopicBecomes;
  total: number;
};

const overlayRow = pick(columns(overlay), "version", "changes");
export type OverlayRow = RowOf<typeof overlayRow>;

/** The applied changes and their version: one row, by key. */
export function overlaidTopics(db: Database) {
  return db.select(overlayRow, sql`FROM topic_overlay WHERE id = 1`);
}

/** Rebuilds the overlay from the applied changes, in the batch that makes or undoes one. */
function refreshOverlay(db: Database, base: number) {
  return db.returning(
    overlayRow,
    sql`UPDATE topic_overlay SET version = version + 1, changes = (
      SELECT json_group_array(json_object('num', num, 'kind', kind, 'topic', topic, 'to', json(becomes)) ORDER BY num)
      FROM topic_changes WHERE state IN ('running', 'done'))
    WHERE id = 1 AND version = CAST(${base} AS INTEGER)`,
  );
}

/** Whether the catalogue is still at the version a change is based on. */
function unchangedSince(base: number): SQL {
  return sql`FROM topic_overlay WHERE id = 1 AND version = CAST(${base} AS INTEGER)`;
}

/** Starts a change with its audit row; the last statement has no row if the catalogue is not at `base`. */
export function startTopicChange(
  db: Database,
  { kind, topic, was, becomes, total }: NewChange,
  base: number,
  entry: AuditEntry,
) {
  const [before, after] = [JSON.stringify(was), JSON.stringify(becomes)];
  return {
    audit: insertAudit(db, entry, {
      subjectId: sql`${String(topic)}`,
      before: sql`${before}`,
      after: sql`${JSON.stringify({ name: becomes.name, subject: becomes.subject })}`,
      from: unchangedSince(base),
    }),
    begun: db.returning(
      pick(columns(changes), "num"),
      sql`INSERT INTO topic_changes (kind, topic, was, becomes, actor_id, at, state, total)
      SELECT ${kind}, CAST(${topic} AS INTEGER), ${before}, ${after}, ${entry.actorId}, ${entry.at}, 'running', ${total}
      ${unchangedSince(base)}`,
    ),
    changed: refreshOverlay(db, base),
  };
}

/** Starts an undoing with its audit row; the last statement has no row if the catalogue is not at `base`. */
export function startTopicUndo(db: Database, num: number, base: number, entry: AuditEntry) {
  const own = sql`c.num = CAST(${num} AS INTEGER) AND c.state = 'done'`;
  return {
    audit: insertAudit(db, entry, {
      subjectId: sql`CAST(c.topic AS TEXT)`,
      before: sql`json_object('name', c.becomes ->> 'name', 'subject', c.becomes ->> 'subject')`,
      after: sql`c.was`,
      from: sql`FROM topic_overlay o CROSS JOIN topic_changes c ON ${own} WHERE o.id = 1 AND o.version = CAST(${base} AS INTEGER)`,
    }),
    updateTopicChanges: db.returning(
      pick(columns(changes), "num"),
      sql`UPDATE topic_changes AS c SET state = 'undoing', place = -1, seen = 0, undone_by = ${entry.actorId}, undone_at = ${entry.at}
      WHERE ${own} AND EXISTS (SELECT 1 ${unchangedSince(base)})`,
    ),
    changed: refreshOverlay(db, base),
  };
}
