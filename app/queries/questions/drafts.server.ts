import { sql } from "drizzle-orm";
import type { questions } from "#drizzle/schema/questions.ts";
import { type Database, statement } from "../database.server.ts";

type Question = typeof questions.$inferSelect;

/** A question as it would be handed over again, key and solution included: for exports and editing, never for students. */
export type DraftRow = Pick<
  Question,
  "ord" | "institution" | "year" | "phase" | "day" | "booklet" | "number" | "subject" | "kind" | "language"
> &
  Pick<Question, "difficulty" | "answeredDifficulty" | "status" | "origin"> & {
    colours: string;
    topics: string;
    source: string;
    path: string;
    version: string;
    digest: string;
    statement: string;
    alternatives: string;
    quarantineReason: string | null;
    letter: string | null;
    solution: string | null;
    hint: string | null;
    explanation: string | null;
    itemCode: number | null;
    area: "LC" | "CH" | "CN" | "MT" | null;
    skill: number | null;
    a: number | null;
    b: number | null;
    c: number | null;
  };

/** The whole questions of these ords, in no particular order. */
export function draftRows(db: Database, ords: readonly number[]) {
  return statement<DraftRow>(
    db,
    sql`SELECT q.ord, q.institution, q.year, q.phase, q.day, q.booklet, q.number, q.subject, q.topics, q.kind, q.language,
      q.difficulty, q.answered_difficulty AS answeredDifficulty, q.colours, q.status, q.origin, s.source, s.path, s.version, s.digest, s.statement, s.alternatives,
      s.quarantine_reason AS quarantineReason, k.letter, x.solution, x.hint, x.explanation,
      i.item_code AS itemCode, i.area, i.skill, i.a, i.b, i.c
    FROM json_each(${JSON.stringify(ords)}) wanted
    CROSS JOIN questions q ON q.ord = wanted.value
    CROSS JOIN question_sources s ON s.ord = q.ord
    CROSS JOIN question_keys k ON k.ord = q.ord
    LEFT JOIN question_solutions x ON x.ord = q.ord
    LEFT JOIN question_items i ON i.ord = q.ord`,
  );
}
