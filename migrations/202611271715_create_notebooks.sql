-- Notebooks of a school. `sections`: JSON by section id (title, place, shown, deleted), changed key by key, so that two people
-- never undo each other. `questions`: [section, ord] in reading order, by triggers. `created_by`: an account's id.
CREATE TABLE notebooks (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  id TEXT NOT NULL,
  school TEXT NOT NULL REFERENCES schools (id),
  title TEXT NOT NULL,
  words TEXT NOT NULL,
  active INTEGER NOT NULL DEFAULT 1,
  deleted_at INTEGER,
  sections TEXT NOT NULL DEFAULT '{}',
  sections_changed INTEGER NOT NULL DEFAULT 0,
  questions TEXT NOT NULL DEFAULT '[]',
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  updated_by TEXT
);
CREATE UNIQUE INDEX notebooks_by_id ON notebooks (id);
CREATE INDEX notebooks_of_school ON notebooks (school, num) WHERE deleted_at IS NULL;

-- Words of titles, each with its school ('x7qondas'), and one token of the state, as people's.
CREATE VIRTUAL TABLE notebook_words USING fts5(
  words, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2'
);

-- Which class has which notebook: both directions in one table.
CREATE TABLE class_notebooks (
  class INTEGER NOT NULL,
  notebook INTEGER NOT NULL,
  PRIMARY KEY (class, notebook)
) WITHOUT ROWID;
CREATE INDEX class_notebooks_of_notebook ON class_notebooks (notebook, class);

-- Who writes a notebook besides the teachers of its classes and the management; person: a school person's num.
CREATE TABLE notebook_teachers (
  person INTEGER NOT NULL,
  notebook INTEGER NOT NULL,
  PRIMARY KEY (person, notebook)
) WITHOUT ROWID;
CREATE INDEX notebook_teachers_of_notebook ON notebook_teachers (notebook, person);

-- place: fractional key in the section. revision: of the source; changed: epoch milliseconds of D1's clock at the last change.
-- operation: of the last save, so that a lost reply can be asked again. since: start of the author's ten minutes.
CREATE TABLE blocks (
  num INTEGER PRIMARY KEY NOT NULL,
  notebook INTEGER NOT NULL,
  id TEXT NOT NULL,
  section TEXT NOT NULL,
  place TEXT NOT NULL,
  kind TEXT NOT NULL,
  revision INTEGER NOT NULL DEFAULT 1,
  changed INTEGER NOT NULL,
  source TEXT NOT NULL,
  html TEXT NOT NULL,
  deleted INTEGER NOT NULL DEFAULT 0,
  updated_by TEXT NOT NULL,
  at INTEGER NOT NULL,
  since INTEGER NOT NULL,
  operation TEXT NOT NULL,
  CONSTRAINT blocks_kind CHECK (kind IN ('heading', 'text', 'question', 'questions', 'video', 'link', 'note', 'material'))
);
CREATE UNIQUE INDEX blocks_by_id ON blocks (notebook, id);
-- The notebooks that use a material.
CREATE INDEX blocks_of_material ON blocks (source ->> 'material') WHERE kind = 'material' AND deleted = 0;
-- A reader opens one section: its blocks alone, of the many of a notebook, and among them those with questions.
CREATE INDEX blocks_of_section ON blocks (notebook, section, kind);

-- Older texts: key = block's num × 65,536 + revision. One row an author and ten minutes.
CREATE TABLE block_versions (
  key INTEGER PRIMARY KEY NOT NULL,
  at INTEGER NOT NULL,
  updated_by TEXT NOT NULL,
  source TEXT NOT NULL
);

-- Where a person is in a notebook. sections: section id → epoch seconds it was first opened at (and "id:end" where it was finished).
CREATE TABLE notebook_readings (
  person INTEGER NOT NULL,
  notebook INTEGER NOT NULL,
  sections TEXT NOT NULL DEFAULT '{}',
  last_section TEXT NOT NULL DEFAULT '',
  last_block TEXT NOT NULL DEFAULT '',
  at INTEGER NOT NULL,
  PRIMARY KEY (person, notebook)
);

-- Questions that a school's teachers write for it alone (decision 027). Their rows stand in the bank's tables from ord 10^11 on, with
-- the state "quarantined", which every statement of the bank leaves out. words: folded, of the statement. author: an account's id.
CREATE TABLE school_questions (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  ord INTEGER NOT NULL,
  school TEXT NOT NULL REFERENCES schools (id),
  author TEXT NOT NULL,
  active INTEGER NOT NULL DEFAULT 1,
  words TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  updated_by TEXT NOT NULL,
  CONSTRAINT school_questions_ord CHECK (ord >= 100000000000)
);
CREATE UNIQUE INDEX school_questions_by_ord ON school_questions (ord);
CREATE INDEX school_questions_of_school ON school_questions (school, num);

-- Where a school's own questions stand: kept with `notebooks.questions`, whose triggers know the sections.
CREATE TABLE school_question_places (
  ord INTEGER NOT NULL,
  notebook INTEGER NOT NULL,
  section TEXT NOT NULL,
  PRIMARY KEY (ord, notebook, section)
) WITHOUT ROWID;
CREATE INDEX school_question_places_of_notebook ON school_question_places (notebook);

CREATE TRIGGER notebooks_are_indexed AFTER INSERT ON notebooks
BEGIN
  INSERT INTO notebook_words (rowid, words)
  SELECT NEW.num, 'x' || s.num || 'q' || replace(NEW.words, ' ', ' x' || s.num || 'q') || ' x' || s.num || 'q0a' || NEW.active
  FROM schools s WHERE s.id = NEW.school AND NEW.deleted_at IS NULL;
END;

CREATE TRIGGER notebooks_change_words AFTER UPDATE OF words, active, deleted_at ON notebooks
WHEN NEW.words <> OLD.words OR NEW.active <> OLD.active OR NEW.deleted_at IS NOT OLD.deleted_at
BEGIN
  DELETE FROM notebook_words WHERE rowid = OLD.num;
  INSERT INTO notebook_words (rowid, words)
  SELECT NEW.num, 'x' || s.num || 'q' || replace(NEW.words, ' ', ' x' || s.num || 'q') || ' x' || s.num || 'q0a' || NEW.active
  FROM schools s WHERE s.id = NEW.school AND NEW.deleted_at IS NULL;
END;

-- A notebook enters only classes of its own school, whatever code asks (SEC-04).
CREATE TRIGGER class_notebooks_stay_in_school BEFORE INSERT ON class_notebooks
WHEN (SELECT s.id FROM school_classes c CROSS JOIN schools s ON s.num = c.school WHERE c.num = NEW.class)
  IS NOT (SELECT school FROM notebooks WHERE num = NEW.notebook)
BEGIN
  SELECT RAISE(ABORT, 'class and notebook are of different schools');
END;

CREATE TRIGGER blocks_keep_versions BEFORE UPDATE OF source ON blocks
WHEN NEW.revision <> OLD.revision AND (NEW.updated_by <> OLD.updated_by OR NEW.since <> OLD.since)
BEGIN
  INSERT OR IGNORE INTO block_versions (key, at, updated_by, source)
  VALUES (OLD.num * 65536 + OLD.revision, OLD.at, OLD.updated_by, OLD.source);
END;

CREATE TRIGGER blocks_list_questions AFTER INSERT ON blocks WHEN NEW.kind IN ('question', 'questions')
BEGIN
  UPDATE notebooks SET questions = (
    SELECT json_group_array(json_array(section, ord)) FROM (
      SELECT b.section, j.value AS ord FROM blocks b, json_each(b.source, '$.ords') j
      WHERE b.notebook = NEW.notebook AND b.kind IN ('question', 'questions') AND b.deleted = 0
      ORDER BY b.section, b.place, b.id, j.key)
  ) WHERE num = NEW.notebook;
END;

CREATE TRIGGER blocks_change_questions AFTER UPDATE OF section, place, source, deleted ON blocks
WHEN NEW.kind IN ('question', 'questions')
BEGIN
  UPDATE notebooks SET questions = (
    SELECT json_group_array(json_array(section, ord)) FROM (
      SELECT b.section, j.value AS ord FROM blocks b, json_each(b.source, '$.ords') j
      WHERE b.notebook = NEW.notebook AND b.kind IN ('question', 'questions') AND b.deleted = 0
      ORDER BY b.section, b.place, b.id, j.key)
  ) WHERE num = NEW.notebook;
END;

CREATE TRIGGER school_questions_are_indexed AFTER INSERT ON school_questions
BEGIN
  INSERT INTO school_question_words (rowid, words)
  SELECT NEW.num, 'x' || s.num || 'q' || replace(NEW.words, ' ', ' x' || s.num || 'q') || ' x' || s.num || 'q0a' || NEW.active
  FROM schools s WHERE s.id = NEW.school;
END;

CREATE TRIGGER school_questions_change_words AFTER UPDATE OF words, active ON school_questions
WHEN NEW.words <> OLD.words OR NEW.active <> OLD.active
BEGIN
  DELETE FROM school_question_words WHERE rowid = OLD.num;
  INSERT INTO school_question_words (rowid, words)
  SELECT NEW.num, 'x' || s.num || 'q' || replace(NEW.words, ' ', ' x' || s.num || 'q') || ' x' || s.num || 'q0a' || NEW.active
  FROM schools s WHERE s.id = NEW.school;
END;

CREATE TRIGGER notebooks_place_questions AFTER UPDATE OF questions ON notebooks
BEGIN
  DELETE FROM school_question_places WHERE notebook = NEW.num;
  INSERT OR IGNORE INTO school_question_places (ord, notebook, section)
  SELECT s.ord, NEW.num, j.value ->> 0 FROM json_each(NEW.questions) j
    CROSS JOIN school_questions s ON s.ord = j.value ->> 1 AND s.school = NEW.school
  WHERE j.value ->> 1 >= 100000000000;
END;

-- A school's own question stands in its own notebooks only, whatever code asks (SEC-04).
CREATE TRIGGER blocks_take_own_questions BEFORE INSERT ON blocks
WHEN NEW.kind IN ('question', 'questions') AND EXISTS (
  SELECT 1 FROM json_each(NEW.source, '$.ords') j WHERE j.value >= 100000000000 AND NOT EXISTS (
    SELECT 1 FROM school_questions s CROSS JOIN notebooks n ON n.num = NEW.notebook WHERE s.ord = j.value AND s.school = n.school))
BEGIN
  SELECT RAISE(ABORT, 'refused: block-not-accepted');
END;

CREATE TRIGGER blocks_keep_own_questions BEFORE UPDATE OF source, kind, notebook ON blocks
WHEN NEW.kind IN ('question', 'questions') AND EXISTS (
  SELECT 1 FROM json_each(NEW.source, '$.ords') j WHERE j.value >= 100000000000 AND NOT EXISTS (
    SELECT 1 FROM school_questions s CROSS JOIN notebooks n ON n.num = NEW.notebook WHERE s.ord = j.value AND s.school = n.school))
BEGIN
  SELECT RAISE(ABORT, 'refused: block-not-accepted');
END;
