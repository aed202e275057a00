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
  updated_at INTEGER NOT NULL,
  -- The skill of INEP's matrix a question asks for: area (1 LC, 2 CH, 3 CN, 4 MT) × 100 + number.
  skill INTEGER,
  -- Difficulty by its source: what INEP's parameter b says, and what the answers given here say (1 easy to 3 hard). `difficulty`
  -- stays what whoever stored the question made of it.
  official_difficulty INTEGER,
  answered_difficulty INTEGER,
  -- The colours of all booklets that hold the question, by INEP's item files: numbers of app/features/bank/domain/exams/booklet-colour.ts.
  colours TEXT NOT NULL DEFAULT '[]'
);
-- The questions of one exam: what its row is made from. Authored and generated questions are in no exam.
CREATE INDEX questions_of_exams ON questions (institution, year, day, phase) WHERE origin = 'exam';
-- Open questions of an olympiad, newest first.
CREATE INDEX questions_of_olympiads ON questions (institution, phase) WHERE kind = 'open';

CREATE TABLE question_keys (
  ord INTEGER PRIMARY KEY NOT NULL,
  subject INTEGER NOT NULL,
  letters TEXT NOT NULL,
  letter TEXT,
  a INTEGER NOT NULL DEFAULT 0,
  b INTEGER NOT NULL DEFAULT 0,
  c INTEGER NOT NULL DEFAULT 0,
  d INTEGER NOT NULL DEFAULT 0,
  e INTEGER NOT NULL DEFAULT 0,
  -- Questions answered by several letters, a sum or a number: `letters` names the answers they take ("+ABCD", "31", "999"), `letter` is
  -- the whole key. Their first answers are counted by answer in `tally`, and in all in `others`; a to e count answers of one letter.
  others INTEGER NOT NULL DEFAULT 0,
  tally TEXT NOT NULL DEFAULT '{}',
  -- Seconds that reading takes (app/features/accounts/domain/progress/reading-time.ts): a quicker answer keeps its points, which boards do
  -- not count (decision 079).
  reading INTEGER NOT NULL DEFAULT 0
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
  imported_at INTEGER NOT NULL,
  -- How often people changed a question by hand. 0: as its source has it, and imports keep it up to date.
  revision INTEGER NOT NULL DEFAULT 0,
  -- The key of a question that is not published (quarantined or annulled): question_keys has only keys that grade answers.
  held_letter TEXT
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

-- The same meta alone, without positions: filters without text read 5 % of the size.
CREATE VIRTUAL TABLE question_filter USING fts5(
  meta, content = '', contentless_delete = 1, detail = none, tokenize = 'unicode61'
);

-- How far a work over the whole bank has come: the version its word indexes were written under, and the like.
CREATE TABLE bank_state (
  name TEXT PRIMARY KEY NOT NULL,
  value INTEGER NOT NULL
) WITHOUT ROWID;

-- The questions that have been answered, with their rows in question_ranks. answered: first answers when it was last ranked.
CREATE TABLE question_standings (
  ord INTEGER PRIMARY KEY NOT NULL,
  answered INTEGER NOT NULL,
  answered_rank INTEGER NOT NULL,
  hard_rank INTEGER
);

-- The filter tokens once more, under rowids in the order of a ranking: order × 2^51 + score × 2^35 + ord.
CREATE VIRTUAL TABLE question_ranks USING fts5(
  meta, content = '', contentless_delete = 1, detail = none, tokenize = 'unicode61'
);

-- What the page of all institutions shows: one row per institution that has exams.
CREATE TABLE past_exam_totals (
  institution INTEGER PRIMARY KEY NOT NULL,
  exams INTEGER NOT NULL,
  questions INTEGER NOT NULL,
  first_year INTEGER NOT NULL,
  last_year INTEGER NOT NULL
);

-- What the audit page lists, written with the question itself. kind: see app/features/bank/domain/findings.ts.
CREATE TABLE question_findings (
  kind TEXT NOT NULL,
  ord INTEGER NOT NULL,
  evidence TEXT NOT NULL,
  at INTEGER NOT NULL,
  settled_at INTEGER,
  PRIMARY KEY (kind, ord)
) WITHOUT ROWID;
CREATE INDEX question_findings_of_question ON question_findings (ord);
CREATE INDEX question_findings_open ON question_findings (kind, ord) WHERE settled_at IS NULL;

-- A change of a key that is brought to the answers given before. `cursor`: the last person (users.num) it has reached.
CREATE TABLE key_replays (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  ord INTEGER NOT NULL,
  version INTEGER NOT NULL,
  was TEXT NOT NULL,
  becomes TEXT NOT NULL,
  undoes INTEGER,
  cursor INTEGER NOT NULL DEFAULT -1,
  seen INTEGER NOT NULL DEFAULT 0,
  turned_right INTEGER NOT NULL DEFAULT 0,
  turned_wrong INTEGER NOT NULL DEFAULT 0,
  started_at INTEGER NOT NULL,
  finished_at INTEGER
);
CREATE INDEX key_replays_of_question ON key_replays (ord);
CREATE UNIQUE INDEX key_replays_running ON key_replays (ord) WHERE finished_at IS NULL;

-- Whose answer a replay turned: what its undoing turns back.
CREATE TABLE key_replay_turns (
  user_num INTEGER NOT NULL,
  replay INTEGER NOT NULL,
  PRIMARY KEY (user_num, replay)
) WITHOUT ROWID;

-- Errors that people found in questions; one open report of a person for a question.
CREATE TABLE question_reports (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  ord INTEGER NOT NULL,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  content TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  outcome TEXT,
  reply TEXT,
  closed_at INTEGER
);
CREATE INDEX question_reports_waiting ON question_reports (closed_at, num);
CREATE INDEX question_reports_of_question ON question_reports (ord);
CREATE INDEX question_reports_of_person ON question_reports (user_id);
CREATE UNIQUE INDEX question_reports_open ON question_reports (user_id, ord) WHERE closed_at IS NULL;

-- Bands of a statement's MinHash: questions that share one are looked at as possible duplicates. Generated questions have none.
CREATE TABLE question_bands (
  band INTEGER NOT NULL,
  ord INTEGER NOT NULL,
  PRIMARY KEY (band, ord)
) WITHOUT ROWID;
CREATE INDEX question_bands_by_ord ON question_bands (ord);

-- Pairs that look like one question, for an administrator to decide; one < other. kept: the one that stayed, where merged.
CREATE TABLE duplicate_pairs (
  one INTEGER NOT NULL,
  other INTEGER NOT NULL,
  likeness REAL NOT NULL,
  status TEXT NOT NULL,
  kept INTEGER,
  found_at INTEGER NOT NULL,
  decided_at INTEGER,
  PRIMARY KEY (one, other)
) WITHOUT ROWID;
CREATE INDEX duplicate_pairs_by_status ON duplicate_pairs (status, found_at, one, other);
CREATE INDEX duplicate_pairs_by_other ON duplicate_pairs (other, status);

-- What admins did to the catalogue of topics, on top of the list in app/features/bank/domain/catalogue/topics. was, becomes: name, subject
-- and, of a merge, into. place: the last question it has reached; of one being undone, the last piece taken back.
CREATE TABLE topic_changes (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  kind TEXT NOT NULL,
  topic INTEGER NOT NULL,
  was TEXT NOT NULL,
  becomes TEXT NOT NULL,
  actor_id TEXT,
  at INTEGER NOT NULL,
  state TEXT NOT NULL,
  total INTEGER NOT NULL,
  place INTEGER NOT NULL DEFAULT -1,
  seen INTEGER NOT NULL DEFAULT 0,
  changed INTEGER NOT NULL DEFAULT 0,
  undone_by TEXT,
  undone_at INTEGER
);
CREATE INDEX topic_changes_by_state ON topic_changes (state, num);

-- All changes that hold, in one row that pages read beside what they show; version grows with every change and undoing.
CREATE TABLE topic_overlay (
  id INTEGER PRIMARY KEY NOT NULL,
  version INTEGER NOT NULL,
  changes TEXT NOT NULL
);

INSERT INTO topic_overlay (id, version, changes) VALUES (1, 0, '[]');

-- Rows above about 1,000 bytes waste pages in a table WITHOUT ROWID (docs/data-model.md, "Row sizes"): rowid tables instead.
CREATE TABLE question_versions (
  ord INTEGER NOT NULL,
  version INTEGER NOT NULL,
  at INTEGER NOT NULL,
  actor_id TEXT,
  draft TEXT NOT NULL,
  restores INTEGER,
  PRIMARY KEY (ord, version)
);

CREATE TABLE facet_panels (
  key TEXT PRIMARY KEY NOT NULL,
  counts TEXT NOT NULL
);

-- Real exams, one row each: `items` lists its questions in booklet order as [[ord, number], …].
CREATE TABLE past_exams (
  institution INTEGER NOT NULL,
  year INTEGER NOT NULL,
  slug TEXT NOT NULL,
  phase TEXT,
  day INTEGER,
  booklet TEXT,
  questions INTEGER NOT NULL,
  items TEXT NOT NULL,
  PRIMARY KEY (institution, year, slug)
);

-- The same exam as a booklet of one colour orders it.
CREATE TABLE exam_booklets (
  institution INTEGER NOT NULL,
  year INTEGER NOT NULL,
  slug TEXT NOT NULL,
  colour TEXT NOT NULL,
  items TEXT NOT NULL,
  PRIMARY KEY (institution, year, slug, colour)
);

-- The questions each step of a change wrote, as [ord, subject, topics, subject after, topics after]: what its undoing turns
-- back. place: where the step began. turned: 1 written, 2 taken back.
CREATE TABLE topic_change_pieces (
  change_num INTEGER NOT NULL,
  place INTEGER NOT NULL,
  questions TEXT NOT NULL,
  turned INTEGER NOT NULL DEFAULT 1,
  PRIMARY KEY (change_num, place)
);

-- Who asks for the solution of a question that has none: once a person.
CREATE TABLE solution_requests (
  ord INTEGER NOT NULL,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (ord, user_id)
) WITHOUT ROWID;
CREATE INDEX solution_requests_of_person ON solution_requests (user_id);

-- How many ask for it; no row once there is a solution.
CREATE TABLE wanted_solutions (
  ord INTEGER PRIMARY KEY NOT NULL,
  requests INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX wanted_solutions_most ON wanted_solutions (requests, ord) WHERE requests > 0;

-- body: the words as they stand, for phrases. stems: those that are not small, as stems, for words. gist: the stems of what is asked
-- for and of what is said more than once. meta: one token per filter value ('i3 s8 y2019 d3 t120 t131'). `bank reindex` fills both indexes.
CREATE VIRTUAL TABLE question_search USING fts5(
  body, stems, gist, meta, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2'
);

-- The words of the bank with their numbers of questions: nothing is stored, it reads the index.
CREATE VIRTUAL TABLE question_words USING fts5vocab('question_search', 'col');

-- A change decided on an older state never lands: not another editor's, and not an import's.
CREATE TRIGGER question_sources_keep_edits BEFORE UPDATE ON question_sources
WHEN OLD.revision > 0 AND NEW.revision <= OLD.revision
BEGIN
  SELECT RAISE(ABORT, 'the question was edited meanwhile');
END;

CREATE TRIGGER solution_requests_count AFTER INSERT ON solution_requests
BEGIN
  INSERT OR IGNORE INTO wanted_solutions (ord) VALUES (NEW.ord);
  UPDATE wanted_solutions SET requests = requests + 1 WHERE ord = NEW.ord;
END;

CREATE TRIGGER solution_requests_recount AFTER DELETE ON solution_requests
BEGIN
  UPDATE wanted_solutions SET requests = max(requests - 1, 0) WHERE ord = OLD.ord;
END;

CREATE TRIGGER solution_requests_met AFTER UPDATE OF has_solution ON questions WHEN NEW.has_solution AND NOT OLD.has_solution
BEGIN
  DELETE FROM wanted_solutions WHERE ord = NEW.ord;
END;
