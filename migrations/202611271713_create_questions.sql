-- Who has seen the solution of an open question, and how they judged their own answer. Without points.
CREATE TABLE self_assessments (
  user_num INTEGER NOT NULL,
  ord INTEGER NOT NULL,
  grade TEXT,
  revealed_at INTEGER NOT NULL,
  graded_at INTEGER,
  PRIMARY KEY (user_num, ord)
) WITHOUT ROWID;

-- Searches that people keep: the one address of each (app/features/bank/domain/search/search-address.ts) under a name of their own.
CREATE TABLE saved_searches (
  user_num INTEGER NOT NULL,
  id TEXT NOT NULL,
  address TEXT NOT NULL,
  name TEXT NOT NULL,
  saved_at INTEGER NOT NULL,
  PRIMARY KEY (user_num, id)
) WITHOUT ROWID;
CREATE UNIQUE INDEX saved_searches_by_address ON saved_searches (user_num, address);

-- Words with their school, and one token of the state, as notebooks'.
CREATE VIRTUAL TABLE school_question_words USING fts5(
  words, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2'
);

-- Questions that a visitor may answer without an account (decision 073): chosen by a rule from those published with a key and an
-- explanation, some twelve of each institution. `place`: from 1, within the institution. Their keys are given to who answers them here.
CREATE TABLE entry_questions (
  ord INTEGER PRIMARY KEY NOT NULL,
  institution INTEGER NOT NULL,
  place INTEGER NOT NULL
);
CREATE INDEX entry_questions_of_institution ON entry_questions (institution, place);

-- A visitor's answers to them, for a day, until they join an account's ledger. `device`: SHA-256 of the browser's random cookie.
CREATE TABLE entry_answers (
  device TEXT NOT NULL,
  ord INTEGER NOT NULL,
  alternative TEXT NOT NULL,
  operation TEXT NOT NULL,
  answered_at INTEGER NOT NULL,
  PRIMARY KEY (device, ord)
) WITHOUT ROWID;
CREATE INDEX entry_answers_by_time ON entry_answers (answered_at);

-- What no longer fulfils the rule leaves at once, in the statement that changes it.
CREATE TRIGGER entry_questions_go_unpublished AFTER UPDATE OF status, has_solution, kind ON questions
WHEN NEW.status <> 'published' OR NEW.has_solution = 0 OR NEW.kind <> 'single-choice'
BEGIN
  DELETE FROM entry_questions WHERE ord = NEW.ord;
END;

CREATE TRIGGER entry_questions_go_deleted AFTER DELETE ON questions
BEGIN
  DELETE FROM entry_questions WHERE ord = OLD.ord;
END;

CREATE TRIGGER entry_questions_go_keyless AFTER UPDATE OF letter ON question_keys WHEN NEW.letter IS NOT OLD.letter
BEGIN
  DELETE FROM entry_questions WHERE ord = NEW.ord;
END;
