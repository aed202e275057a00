import { sql } from "drizzle-orm";
import { index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { DrawnParts } from "#app/features/bank/domain/written/solution-parts.ts";
import { flagColumn, seconds } from "../columns.ts";

/**
 * Public: keys and solutions have other tables. `ord` = year × 10^7 + sequence, constant; the code permutes it. From 10^11
 * on: of one school alone (`school_questions`).
 */
export const questions = sqliteTable(
  "questions",
  {
    ord: integer("ord").primaryKey(),
    institution: integer("institution").notNull(),
    year: integer("year").notNull(),
    phase: text("phase"),
    day: integer("day"),
    booklet: text("booklet"),
    number: integer("number"),
    subject: integer("subject").notNull(),
    topics: text("topics", { mode: "json" }).$type<number[]>().notNull(),
    kind: text("kind", {
      enum: ["single-choice", "right-wrong", "multiple-choice", "sum", "numeric", "open"],
    }).notNull(),
    language: text("language", { enum: ["ingles", "espanhol"] }),
    difficulty: integer("difficulty").$type<1 | 2 | 3>(),
    status: text("status", { enum: ["published", "quarantined", "annulled"] }).notNull(),
    hasSolution: flagColumn("has_solution").notNull(),
    /** A real exam, written for Farol in an exam's style, or generated for practice. */
    origin: text("origin", { enum: ["exam", "authored", "generated"] }).notNull(),
    statementHtml: text("statement_html").notNull(),
    alternativesHtml: text("alternatives_html", { mode: "json" }).$type<string[]>().notNull(),
    /** Plain text for lists, titles and descriptions. */
    excerpt: text("excerpt").notNull(),
    updatedAt: seconds("updated_at").notNull(),
    /** A skill of INEP's matrix: area (1 LC, 2 CH, 3 CN, 4 MT) × 100 + number. */
    skill: integer("skill"),
    /** By INEP's parameter b (`difficultyOf`), and by the answers here (`answeredDifficulty`). */
    officialDifficulty: integer("official_difficulty").$type<1 | 2 | 3>(),
    answeredDifficulty: integer("answered_difficulty").$type<1 | 2 | 3>(),
    /** Of all booklets that contain it, by INEP's item files. */
    colours: text("colours", { mode: "json" }).$type<number[]>().notNull().default([]),
  },
  (table) => [
    index("questions_of_exams")
      .on(table.institution, table.year, table.day, table.phase)
      .where(sql`origin = 'exam'`),
    index("questions_of_olympiads").on(table.institution, table.phase).where(sql`kind = 'open'`),
  ],
);

export const questionKeys = sqliteTable("question_keys", {
  ord: integer("ord").primaryKey(),
  subject: integer("subject").notNull(),
  /**
   * The answers accepted (domain/questions/check-answer.ts): "ABCDE", "CE", "+ABCD" (several), "31" (sums), "999", or
   * "".
   */
  letters: text("letters").notNull(),
  letter: text("letter"),
  a: integer("a").notNull().default(0),
  b: integer("b").notNull().default(0),
  c: integer("c").notNull().default(0),
  d: integer("d").notNull().default(0),
  e: integer("e").notNull().default(0),
  /** First answers of several letters, a sum or a number: in all, and by answer. */
  others: integer("others").notNull().default(0),
  tally: text("tally", { mode: "json" }).$type<Record<string, number>>().notNull().default(sql`'{}'`),
  /** Seconds within which it cannot be read (domain/progress/reading-time.ts); 0: not known. */
  reading: integer("reading").notNull().default(0),
});

/** Source and HTML, visible after answering. */
export const questionSolutions = sqliteTable("question_solutions", {
  ord: integer("ord").primaryKey(),
  solution: text("solution"),
  hint: text("hint"),
  explanation: text("explanation"),
  solutionHtml: text("solution_html"),
  hintHtml: text("hint_html"),
  explanationHtml: text("explanation_html"),
  /** HTML of a solution in steps (domain/written/solution-parts.ts); null for any other. */
  parts: text("parts", { mode: "json" }).$type<DrawnParts>(),
});

/** The source text. (source, path) is permanent. */
export const questionSources = sqliteTable(
  "question_sources",
  {
    ord: integer("ord").primaryKey(),
    source: text("source").notNull(),
    path: text("path").notNull(),
    version: text("version").notNull(),
    /** SHA-256 of the draft: an import of the same content changes nothing. */
    digest: text("digest").notNull(),
    statement: text("statement").notNull(),
    alternatives: text("alternatives", { mode: "json" })
      .$type<{ text: string; picture: { path: string; alt: string | null } | null }[]>()
      .notNull(),
    quarantineReason: text("quarantine_reason"),
    importedBy: text("imported_by").notNull(),
    importedAt: seconds("imported_at").notNull(),
    /** Edits by hand; 0: as imported. */
    revision: integer("revision").notNull().default(0),
    /** The key while it grades nothing: of a quarantined or annulled question. */
    heldLetter: text("held_letter"),
  },
  (table) => [uniqueIndex("question_sources_by_origin").on(table.source, table.path)],
);

/** INEP's item code, area, skill and response-model parameters (ENEM). */
export const questionItems = sqliteTable(
  "question_items",
  {
    ord: integer("ord").primaryKey(),
    itemCode: integer("item_code"),
    area: text("area", { enum: ["LC", "CH", "CN", "MT"] }).notNull(),
    skill: integer("skill"),
    a: real("a"),
    b: real("b"),
    c: real("c"),
  },
  (table) => [index("question_items_by_code").on(table.itemCode)],
);

/** One row per institution|subject|year, each possibly "*"; by search token: {"n": 812, "y2019": 20, "t9012": 3}. */
export const facetPanels = sqliteTable("facet_panels", {
  key: text("key").primaryKey(),
  counts: text("counts", { mode: "json" }).$type<Record<string, number>>().notNull(),
});

/** First answers when last ranked, and rows in `question_ranks`. */
export const questionStandings = sqliteTable("question_standings", {
  ord: integer("ord").primaryKey(),
  answered: integer("answered").notNull(),
  answeredRank: integer("answered_rank").notNull(),
  hardRank: integer("hard_rank"),
});

/** By the path in the questions' source. */
export const pictures = sqliteTable("pictures", {
  path: text("path").primaryKey(),
  /** The key in the file store, and the last part of the public address. */
  key: text("key").notNull(),
  type: text("type").notNull(),
  width: integer("width"),
  height: integer("height"),
});
