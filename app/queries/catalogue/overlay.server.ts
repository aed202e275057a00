import { sql } from "drizzle-orm";
import type { TopicChange } from "#app/domain/catalogue/topic-change.ts";
import { type Database, statement } from "../database.server.ts";

export type OverlayRow = { version: number; changes: string };

/** The changes of the catalogue that hold, and their version: one row, by key. */
export function topicOverlay(db: Database) {
  return statement<OverlayRow>(db, sql`SELECT version, changes FROM topic_overlay WHERE id = 1`);
}

/** The changes of an overlay's row. */
export function changesOfOverlay({ version, changes }: OverlayRow): {
  version: number;
  changes: TopicChange[];
} {
  return { version, changes: JSON.parse(changes) as TopicChange[] };
}
