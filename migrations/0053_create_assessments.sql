-- Exams that a school sets. `document` (JSON): sections with their questions, weights and rubrics; `rules` (JSON): time, attempts,
-- order, code, what is shown when. `revision` grows with each save of either. `deleted_at`: soft deletion keeps the row.
-- `released_at`: when scores and keys that wait for it were released.
CREATE TABLE assessments (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  id TEXT NOT NULL,
  school TEXT NOT NULL REFERENCES schools (id),
  title TEXT NOT NULL,
  words TEXT NOT NULL,
  active INTEGER NOT NULL DEFAULT 1,
  published_at INTEGER,
  opens_at INTEGER,
  closes_at INTEGER,
  released_at INTEGER,
  document TEXT NOT NULL DEFAULT '{"sections":[]}',
  rules TEXT NOT NULL,
  questions INTEGER NOT NULL DEFAULT 0,
  revision INTEGER NOT NULL DEFAULT 1,
  event INTEGER,
  event_day INTEGER,
  created_by TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_by TEXT NOT NULL,
  updated_at INTEGER NOT NULL,
  deleted_at INTEGER
);
CREATE UNIQUE INDEX assessments_by_id ON assessments (id);
CREATE INDEX assessments_of_school ON assessments (school, num) WHERE deleted_at IS NULL;
CREATE INDEX assessments_of_event ON assessments (event, event_day) WHERE event IS NOT NULL;
CREATE INDEX assessments_deleted ON assessments (deleted_at) WHERE deleted_at IS NOT NULL;

-- For whom: classes, both directions.
CREATE TABLE assessment_classes (
  class INTEGER NOT NULL,
  assessment INTEGER NOT NULL,
  PRIMARY KEY (class, assessment)
) WITHOUT ROWID;
CREATE INDEX assessment_classes_of_assessment ON assessment_classes (assessment, class);

-- For whom: single students, and what is different for one of a class: more minutes, large text, an own window (second call),
-- attempts beyond the rules'. `invited` 0: only through a class.
CREATE TABLE assessment_people (
  person INTEGER NOT NULL,
  assessment INTEGER NOT NULL,
  invited INTEGER NOT NULL DEFAULT 0,
  extra_minutes INTEGER NOT NULL DEFAULT 0,
  large_text INTEGER NOT NULL DEFAULT 0,
  opens_at INTEGER,
  closes_at INTEGER,
  more_attempts INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (person, assessment)
) WITHOUT ROWID;
CREATE INDEX assessment_people_of_assessment ON assessment_people (assessment, person);

-- Colleagues who make and mark it besides its author, the teachers of its classes and the management.
CREATE TABLE assessment_teachers (
  person INTEGER NOT NULL,
  assessment INTEGER NOT NULL,
  PRIMARY KEY (person, assessment)
) WITHOUT ROWID;
CREATE INDEX assessment_teachers_of_assessment ON assessment_teachers (assessment, person);

-- A change of the answer key for one assessment alone: `after` (JSON) of one question, by its place; the newest that is not taken
-- back counts. Students never read it before the key is shown to them.
CREATE TABLE assessment_key_changes (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  id TEXT NOT NULL,
  assessment INTEGER NOT NULL,
  place INTEGER NOT NULL,
  after TEXT NOT NULL,
  changed_by TEXT NOT NULL,
  at INTEGER NOT NULL,
  undone_at INTEGER
);
CREATE UNIQUE INDEX assessment_key_changes_by_id ON assessment_key_changes (id);
CREATE INDEX assessment_key_changes_of_assessment ON assessment_key_changes (assessment, num);

-- One sitting. `answers`: one answer a question of the document in its own order, as the ledger writes it, between commas; `times`:
-- seconds on the screen in base 36, between commas. `device`: the one that continues it. `away`: how often the page was left.
CREATE TABLE submissions (
  assessment INTEGER NOT NULL,
  person INTEGER NOT NULL,
  attempt INTEGER NOT NULL,
  class INTEGER,
  started_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,
  submitted_at INTEGER,
  device TEXT NOT NULL,
  revision INTEGER NOT NULL DEFAULT 0,
  answers TEXT NOT NULL DEFAULT '',
  times TEXT NOT NULL DEFAULT '',
  marked TEXT NOT NULL DEFAULT '',
  away INTEGER NOT NULL DEFAULT 0,
  score REAL,
  PRIMARY KEY (assessment, person, attempt)
) WITHOUT ROWID;
CREATE INDEX submissions_of_person ON submissions (person, assessment);

-- Texts of open questions, saved apart; `place` as in `answers`.
CREATE TABLE open_answers (
  num INTEGER PRIMARY KEY NOT NULL,
  assessment INTEGER NOT NULL,
  person INTEGER NOT NULL,
  attempt INTEGER NOT NULL,
  place INTEGER NOT NULL,
  text TEXT NOT NULL,
  revision INTEGER NOT NULL,
  at INTEGER NOT NULL
);
CREATE UNIQUE INDEX open_answers_by_place ON open_answers (assessment, place, person, attempt);
CREATE INDEX open_answers_of_person ON open_answers (person, assessment);
