CREATE TABLE questions (
  ord INTEGER PRIMARY KEY NOT NULL,
  institution INTEGER NOT NULL,
  year INTEGER NOT NULL,
  phase TEXT,
  day INTEGER,
  booklet TEXT,
  number INTEGER,
  subject INTEGER NOT NULL,
  topics TEXT NOT NULL,
  kind TEXT NOT NULL,
  language TEXT,
  difficulty INTEGER,
  status TEXT NOT NULL,
  has_solution INTEGER NOT NULL,
  origin TEXT NOT NULL,
  statement_html TEXT NOT NULL,
  alternatives_html TEXT NOT NULL,
  excerpt TEXT NOT NULL,
  updated_at INTEGER NOT NULL
);

CREATE TABLE question_keys (
  ord INTEGER PRIMARY KEY NOT NULL,
  subject INTEGER NOT NULL,
  letters TEXT NOT NULL,
  letter TEXT,
  a INTEGER NOT NULL DEFAULT 0,
  b INTEGER NOT NULL DEFAULT 0,
  c INTEGER NOT NULL DEFAULT 0,
  d INTEGER NOT NULL DEFAULT 0,
  e INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE question_solutions (
  ord INTEGER PRIMARY KEY NOT NULL,
  solution TEXT,
  hint TEXT,
  explanation TEXT,
  solution_html TEXT,
  hint_html TEXT,
  explanation_html TEXT
);

CREATE TABLE question_sources (
  ord INTEGER PRIMARY KEY NOT NULL,
  source TEXT NOT NULL,
  path TEXT NOT NULL,
  version TEXT NOT NULL,
  digest TEXT NOT NULL,
  statement TEXT NOT NULL,
  alternatives TEXT NOT NULL,
  quarantine_reason TEXT,
  imported_by TEXT NOT NULL,
  imported_at INTEGER NOT NULL
);
CREATE UNIQUE INDEX question_sources_by_origin ON question_sources (source, path);

CREATE TABLE question_items (
  ord INTEGER PRIMARY KEY NOT NULL,
  item_code INTEGER,
  area TEXT NOT NULL,
  skill INTEGER,
  a REAL,
  b REAL,
  c REAL
);
CREATE INDEX question_items_by_code ON question_items (item_code);

CREATE TABLE pictures (
  path TEXT PRIMARY KEY NOT NULL,
  key TEXT NOT NULL,
  type TEXT NOT NULL,
  width INTEGER,
  height INTEGER
) WITHOUT ROWID;
