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

-- Which class has which notebook: both directions in one table.
CREATE TABLE class_notebooks (
  class INTEGER NOT NULL,
  notebook INTEGER NOT NULL,
  PRIMARY KEY (class, notebook)
) WITHOUT ROWID;
CREATE INDEX class_notebooks_of_notebook ON class_notebooks (notebook, class);
-- A notebook enters only classes of its own school, whatever code asks (security.md SEC-04).
CREATE TRIGGER class_notebooks_stay_in_school BEFORE INSERT ON class_notebooks
WHEN (SELECT s.id FROM school_classes c CROSS JOIN schools s ON s.num = c.school WHERE c.num = NEW.class)
  IS NOT (SELECT school FROM notebooks WHERE num = NEW.notebook)
BEGIN
  SELECT RAISE(ABORT, 'class and notebook are of different schools');
END;

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

-- Older texts: key = block's num × 65,536 + revision. One row an author and ten minutes.
CREATE TABLE block_versions (
  key INTEGER PRIMARY KEY NOT NULL,
  at INTEGER NOT NULL,
  updated_by TEXT NOT NULL,
  source TEXT NOT NULL
);
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
