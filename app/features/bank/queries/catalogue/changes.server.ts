import { type SQL, sql } from "drizzle-orm";
import { type AuditEntry, insertAudit } from "#app/platform/audit/queries/audit.server.ts";
import type { Database, Statement } from "#app/platform/db/database.server.ts";
import { columns, int, orNull, pick, type RowOf, text } from "#app/platform/db/fields.server.ts";
import { topicChanges as changes, topicOverlay as overlay } from "#drizzle/schema/bank/catalogue.ts";
import { jobs } from "#drizzle/schema/platform/jobs.ts";
import type { TopicBecomes, TopicChangeKind, TopicWas } from "../../domain/catalogue/topic-change.ts";

const { actorId, undoneBy, ...own } = columns(changes, "c");
const work = columns(jobs, "j");
const change = {
  ...own,
  actorName: orNull(text(sql`a.first_name || ' ' || a.last_name`)),
  undoneByName: orNull(text(sql`b.first_name || ' ' || b.last_name`)),
  jobId: text(sql`coalesce(u.id, j.id)`),
  state: text<"running" | "done" | "undoing" | "undone">(
    sql`CASE WHEN c.undone_at IS NULL THEN iif(j.state = 'running', 'running', 'done') ELSE iif(u.state = 'running', 'undoing', 'undone') END`,
  ),
  total: work.expected,
  changed: work.changed,
  seen: int(sql`coalesce(u.seen, j.seen)`),
};
export type ChangeRow = RowOf<typeof change>;
export type ChangeState = ChangeRow["state"];

const people = sql`CROSS JOIN jobs j ON j.num = c.job LEFT JOIN jobs u ON u.num = c.undo_job
  LEFT JOIN users a ON a.id = c.actor_id LEFT JOIN users b ON b.id = c.undone_by`;

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

/** The change that a job applies or undoes. */
export function changeOfJob(db: Database, job: number) {
  return db.select(change, sql`FROM topic_changes c ${people} WHERE c.job = ${job} OR c.undo_job = ${job}`);
}

export function runningTopicChange(db: Database) {
  return db.select(
    change,
    sql`FROM jobs w CROSS JOIN topic_changes c ON c.job = w.num OR c.undo_job = w.num ${people}
    WHERE w.state = 'running' AND w.kind = 'topic-change' LIMIT 1`,
  );
}

export type NewChange = {
  kind: TopicChangeKind;
  topic: number;
  was: TopicWas;
  becomes: TopicBecomes;
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
      FROM topic_changes WHERE undone_at IS NULL)
    WHERE id = 1 AND version = CAST(${base} AS INTEGER)`,
  );
}

/** A row while the catalogue is still at the version that a change is based on. */
export function unchangedSince(base: number): SQL {
  return sql`FROM topic_overlay WHERE id = 1 AND version = CAST(${base} AS INTEGER)`;
}

type Work = { id: string; inserted: Statement };

/** Starts a change with its audit row and job; the last statement has no row if the catalogue is not at `base`. */
export function startTopicChange(
  db: Database,
  { kind, topic, was, becomes }: NewChange,
  { base, job }: { base: number; job: Work },
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
    job: job.inserted,
    begun: db.returning(
      pick(columns(changes), "num"),
      sql`INSERT INTO topic_changes (kind, topic, was, becomes, actor_id, at, job)
      SELECT ${kind}, CAST(${topic} AS INTEGER), ${before}, ${after}, ${entry.actorId}, ${entry.at}, num FROM jobs WHERE id = ${job.id}`,
    ),
    changed: refreshOverlay(db, base),
  };
}

/** Starts an undoing with its audit row and job; the last statement has no row if the catalogue is not at `base`. */
export function startTopicUndo(
  db: Database,
  num: number,
  { base, job, marked }: { base: number; job: Work; marked: Statement | readonly Statement[] },
  entry: AuditEntry,
) {
  const own = sql`c.num = CAST(${num} AS INTEGER) AND c.undone_at IS NULL`;
  return {
    audit: insertAudit(db, entry, {
      subjectId: sql`CAST(c.topic AS TEXT)`,
      before: sql`json_object('name', c.becomes ->> 'name', 'subject', c.becomes ->> 'subject')`,
      after: sql`c.was`,
      from: undoableAt(num, base),
    }),
    job: job.inserted,
    marked,
    updateTopicChanges: db.returning(
      pick(columns(changes), "num"),
      sql`UPDATE topic_changes AS c SET undo_job = w.num, undone_by = ${entry.actorId}, undone_at = ${entry.at}
      FROM jobs w WHERE ${own} AND w.id = ${job.id}`,
    ),
    changed: refreshOverlay(db, base),
  };
}

/** A row while a change can be undone from this version of the catalogue. */
export function undoableAt(num: number, base: number): SQL {
  return sql`FROM topic_overlay o CROSS JOIN topic_changes c ON c.num = CAST(${num} AS INTEGER) AND c.undone_at IS NULL
    WHERE o.id = 1 AND o.version = CAST(${base} AS INTEGER)`;
}
