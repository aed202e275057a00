import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, json, pick, type RowOf } from "#app/platform/db/fields.server.ts";
import type { SheetLine } from "#app/platform/spreadsheets/domain/sheet.ts";
import { rosterImports } from "#drizzle/schema/school/rosters.ts";
import type { RosterEntry } from "../domain/roster/roster-entry.ts";
import {
  type PlannedLine,
  type RosterChoices,
  type RosterOrigin,
  SHEET_PARTS,
} from "../domain/roster/roster-import.ts";
import { schoolNumber } from "./people.server.ts";

const listed = pick(
  columns(rosterImports, "r"),
  "num",
  "id",
  "ownerId",
  "source",
  "choices",
  "job",
  "createdAt",
);
export type RosterRow = RowOf<typeof listed>;

/** Lists that were sent before values could be mended are to be sent again. */
export function rosterOfSchool(db: Database, schoolId: string, id: string) {
  return db.select(
    listed,
    sql`FROM roster_imports r WHERE r.id = ${id} AND r.school = ${schoolNumber(schoolId)}
      AND json_type(r.choices, '$.mends') = 'object'`,
  );
}

type NewRoster = {
  id: string;
  schoolId: string;
  ownerId: string;
  source: RosterOrigin;
  choices: RosterChoices;
};

export function insertRoster(
  db: Database,
  { id, schoolId, ownerId, source, choices }: NewRoster,
  now: number,
) {
  return db.statement(sql`INSERT INTO roster_imports (id, school, owner_id, source, choices, created_at, updated_at)
    VALUES (${id}, ${schoolNumber(schoolId)}, ${ownerId}, ${JSON.stringify(source)}, ${JSON.stringify(choices)}, ${now}, ${now})`);
}

/** Choices are final once the import has started. A row if it had not. */
export function updateRosterChoices(db: Database, id: string, choices: RosterChoices, now: number) {
  return db.returning(
    pick(columns(rosterImports), "id"),
    sql`UPDATE roster_imports SET choices = ${JSON.stringify(choices)}, updated_at = ${now} WHERE id = ${id} AND job IS NULL`,
  );
}

/** Claims a roster for one import. Returns a row if it was free. */
export function claimRoster(db: Database, id: string, mark: string, now: number) {
  return db.returning(
    pick(columns(rosterImports), "id"),
    sql`UPDATE roster_imports SET job = ${mark}, updated_at = ${now} WHERE id = ${id} AND job IS NULL`,
  );
}

/** Gives it back where the import could not start. */
export function releaseRoster(db: Database, id: string, mark: string) {
  return db.statement(sql`UPDATE roster_imports SET job = NULL WHERE id = ${id} AND job = ${mark}`);
}

/** Behind `insertJob` in its batch: the newest job imports this roster. */
export function linkRosterJob(db: Database, id: string) {
  return db.statement(
    sql`UPDATE roster_imports SET job = (SELECT j.id FROM jobs j ORDER BY j.num DESC LIMIT 1) WHERE id = ${id}`,
  );
}

const numberOf = (id: string): SQL => sql`(SELECT r.num FROM roster_imports r WHERE r.id = ${id})`;

type PartKind = "read" | "planned";
export type PartContent = readonly SheetLine[] | readonly RosterEntry[] | readonly PlannedLine[];

export function insertPart(db: Database, id: string, kind: PartKind, part: number, content: PartContent) {
  return db.statement(sql`INSERT OR REPLACE INTO roster_parts (import, kind, part, content)
    VALUES (${numberOf(id)}, ${kind}, ${part}, ${JSON.stringify(content)})`);
}

function parts(id: string, kind: PartKind, only: SQL) {
  return sql`FROM roster_parts WHERE import = ${numberOf(id)} AND kind = ${kind} AND ${only} ORDER BY part`;
}

/** All lines of the chosen sheets, in order; none of a OneRoster bundle. `sheet`: an index of the choices' tables. */
export function chosenParts(db: Database, schoolId: string, id: string) {
  const sheet = sql`p.part / ${sql.raw(String(SHEET_PARTS))}`;
  return db.select(
    { sheet: int(sheet), content: json<SheetLine[]>(sql`p.content`) },
    sql`FROM roster_imports r JOIN roster_parts p ON p.import = r.num AND p.kind = 'read'
    WHERE r.id = ${id} AND r.school = ${schoolNumber(schoolId)}
      AND json_extract(r.choices, '$.tables[' || (${sheet}) || '].chosen') ORDER BY p.part`,
  );
}

/** All entries of a OneRoster bundle, in order. */
export function entryParts(db: Database, id: string) {
  return db.select({ content: json<RosterEntry[]>(sql`content`) }, parts(id, "read", sql`true`));
}

export function plannedPart(db: Database, id: string, part: number) {
  return db.select(
    { content: json<PlannedLine[]>(sql`content`) },
    parts(id, "planned", sql`part = CAST(${part} AS INTEGER)`),
  );
}

/** What a person sent to a school and has not imported yet, newest first. */
export function waitingRosters(db: Database, schoolId: string, ownerId: string) {
  return db.select(
    pick(columns(rosterImports, "r"), "id", "source", "createdAt"),
    sql`FROM roster_imports r WHERE r.owner_id = ${ownerId} AND r.school = ${schoolNumber(schoolId)}
      AND r.job IS NULL AND json_type(r.choices, '$.mends') = 'object' ORDER BY r.num DESC LIMIT 1`,
  );
}

/** Deletes the same person's earlier files for the school that were not imported. */
export function deleteRosterDrafts(db: Database, schoolId: string, ownerId: string) {
  const drafts = sql`school = ${schoolNumber(schoolId)} AND owner_id = ${ownerId} AND job IS NULL`;
  return [
    db.statement(
      sql`DELETE FROM roster_parts WHERE import IN (SELECT num FROM roster_imports WHERE ${drafts})`,
    ),
    db.statement(sql`DELETE FROM roster_imports WHERE ${drafts}`),
  ] as const;
}

/** Deletes rosters unchanged since a time. */
export function sweepRosters(db: Database, before: number) {
  return [
    db.statement(
      sql`DELETE FROM roster_parts WHERE import IN (SELECT num FROM roster_imports WHERE updated_at < ${before})`,
    ),
    db.statement(sql`DELETE FROM roster_imports WHERE updated_at < ${before}`),
  ] as const;
}
