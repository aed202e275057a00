-- Themes of essays with their motivating texts (`texts`, JSON). `school` null: of the platform. `profile`: how an essay on it is graded.
CREATE TABLE essay_themes (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  id TEXT NOT NULL,
  school TEXT REFERENCES schools (id),
  exam TEXT NOT NULL,
  axis TEXT NOT NULL,
  title TEXT NOT NULL,
  command TEXT NOT NULL,
  texts TEXT NOT NULL,
  profile TEXT NOT NULL,
  created_by TEXT,
  updated_at INTEGER NOT NULL,
  deleted_at INTEGER
);
CREATE UNIQUE INDEX essay_themes_by_id ON essay_themes (id);
CREATE INDEX essay_themes_of_platform ON essay_themes (exam, axis, num) WHERE school IS NULL AND deleted_at IS NULL;
CREATE INDEX essay_themes_of_school ON essay_themes (school, num) WHERE school IS NOT NULL AND deleted_at IS NULL;

-- `school` and `person` null: written on the platform. `user_num` null: on paper, by a student without an account, or its author's
-- account is gone and the school has it. `revision` grows with each save; `parent`: the essay that this one writes again.
CREATE TABLE essays (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  id TEXT NOT NULL,
  user_num INTEGER,
  school TEXT REFERENCES schools (id),
  person INTEGER,
  task INTEGER,
  theme INTEGER NOT NULL,
  profile TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'draft',
  way TEXT NOT NULL DEFAULT 'text',
  text TEXT NOT NULL DEFAULT '',
  outline TEXT,
  lines INTEGER NOT NULL DEFAULT 0,
  words INTEGER NOT NULL DEFAULT 0,
  revision INTEGER NOT NULL DEFAULT 1,
  device TEXT NOT NULL,
  spent INTEGER NOT NULL DEFAULT 0,
  parent INTEGER,
  started_at INTEGER NOT NULL,
  saved_at INTEGER NOT NULL,
  submitted_at INTEGER,
  returned_at INTEGER,
  outcome TEXT,
  -- When it was compared with the others; null: waits for the clock.
  compared_at INTEGER,
  CONSTRAINT essays_state CHECK (state IN ('draft', 'submitted', 'grading', 'panel', 'returned', 'appealed')),
  CONSTRAINT essays_way CHECK (way IN ('text', 'photos'))
);
CREATE UNIQUE INDEX essays_by_id ON essays (id);
CREATE INDEX essays_of_author ON essays (user_num, num);
CREATE INDEX essays_of_person ON essays (person, num) WHERE person IS NOT NULL;
CREATE INDEX essays_of_school ON essays (school, state, num) WHERE school IS NOT NULL;
CREATE INDEX essays_by_state ON essays (state, submitted_at) WHERE state <> 'draft';
CREATE INDEX essays_of_platform ON essays (state, num) WHERE school IS NULL;
CREATE UNIQUE INDEX essays_of_task ON essays (task, person) WHERE task IS NOT NULL;
CREATE INDEX essays_to_compare ON essays (num) WHERE task IS NOT NULL AND compared_at IS NULL AND state <> 'draft';
CREATE INDEX essays_of_school_theme ON essays (school, theme, num) WHERE school IS NOT NULL;

CREATE TABLE essay_versions (
  num INTEGER PRIMARY KEY NOT NULL,
  essay INTEGER NOT NULL,
  revision INTEGER NOT NULL,
  device TEXT NOT NULL,
  text TEXT NOT NULL,
  words INTEGER NOT NULL,
  at INTEGER NOT NULL
);
CREATE UNIQUE INDEX essay_versions_of_essay ON essay_versions (essay, revision);

CREATE TABLE essay_photos (
  num INTEGER PRIMARY KEY NOT NULL,
  id TEXT NOT NULL,
  essay INTEGER NOT NULL,
  place INTEGER NOT NULL,
  upload INTEGER NOT NULL,
  at INTEGER NOT NULL
);
CREATE UNIQUE INDEX essay_photos_by_id ON essay_photos (id);
CREATE UNIQUE INDEX essay_photos_by_upload ON essay_photos (upload);
CREATE INDEX essay_photos_of_essay ON essay_photos (essay, place);

-- `round` 1 and 2: independent; 3: after a discrepancy; 4: the panel's, by seat. Its uniqueness settles who came first.
-- `grades`, `details`, `comments`, `marks` (JSON) by criterion of the profile.
CREATE TABLE essay_gradings (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  essay INTEGER NOT NULL,
  round INTEGER NOT NULL,
  seat INTEGER NOT NULL DEFAULT 1,
  grader TEXT,
  assigned_at INTEGER,
  due_at INTEGER,
  revision INTEGER NOT NULL DEFAULT 0,
  status TEXT NOT NULL DEFAULT 'normal',
  grades TEXT NOT NULL DEFAULT '[]',
  details TEXT NOT NULL DEFAULT '[]',
  marks TEXT NOT NULL DEFAULT '[]',
  comments TEXT NOT NULL DEFAULT '[]',
  total INTEGER,
  concluded_at INTEGER,
  CONSTRAINT essay_gradings_round CHECK (round BETWEEN 1 AND 4)
);
CREATE UNIQUE INDEX essay_gradings_of_essay ON essay_gradings (essay, round, seat);
CREATE INDEX essay_gradings_of_grader ON essay_gradings (grader, concluded_at, due_at);
CREATE INDEX essay_gradings_waiting ON essay_gradings (due_at) WHERE concluded_at IS NULL;

CREATE TABLE essay_appeals (
  essay INTEGER PRIMARY KEY NOT NULL,
  reason TEXT NOT NULL,
  at INTEGER NOT NULL,
  decided_by TEXT,
  decided_at INTEGER,
  answer TEXT
);

CREATE TABLE comment_bank (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  id TEXT NOT NULL,
  owner TEXT,
  school TEXT,
  profile TEXT NOT NULL,
  part INTEGER,
  text TEXT NOT NULL,
  uses INTEGER NOT NULL DEFAULT 0,
  at INTEGER NOT NULL
);
CREATE UNIQUE INDEX comment_bank_by_id ON comment_bank (id);
CREATE INDEX comment_bank_of_owner ON comment_bank (owner, profile, num);
CREATE INDEX comment_bank_of_school ON comment_bank (school, profile, num) WHERE school IS NOT NULL;

-- An essay that a school asks its students for. `theme`: of the platform, or the school's own. `readers`: one reading settles it, or
-- two blind ones. `graders` (JSON): numbers of the school's people who grade; none: all its staff.
CREATE TABLE essay_tasks (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  id TEXT NOT NULL,
  school TEXT NOT NULL REFERENCES schools (id),
  theme INTEGER NOT NULL,
  profile TEXT NOT NULL,
  note TEXT NOT NULL DEFAULT '',
  opens_at INTEGER NOT NULL,
  due_at INTEGER,
  readers INTEGER NOT NULL DEFAULT 1,
  graders TEXT NOT NULL DEFAULT '[]',
  created_by TEXT NOT NULL,
  updated_by TEXT NOT NULL,
  updated_at INTEGER NOT NULL,
  deleted_at INTEGER,
  -- Whether the students of the task read one another's essays, two each.
  peers INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT essay_tasks_readers CHECK (readers BETWEEN 1 AND 2)
);
CREATE UNIQUE INDEX essay_tasks_by_id ON essay_tasks (id);
CREATE INDEX essay_tasks_of_school ON essay_tasks (school, num) WHERE deleted_at IS NULL;
CREATE INDEX essay_tasks_of_author ON essay_tasks (created_by, school, num) WHERE deleted_at IS NULL;

-- Both directions in one table.
CREATE TABLE essay_task_classes (
  class INTEGER NOT NULL,
  task INTEGER NOT NULL,
  PRIMARY KEY (class, task)
);
CREATE INDEX essay_task_classes_of_task ON essay_task_classes (task, class);

-- Single students.
CREATE TABLE essay_task_people (
  person INTEGER NOT NULL,
  task INTEGER NOT NULL,
  PRIMARY KEY (person, task)
);
CREATE INDEX essay_task_people_of_task ON essay_task_people (task, person);

-- Returned essays that graders read to compare themselves; the reference is the essay's own grade (decision 061).
CREATE TABLE essay_calibrations (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  essay INTEGER NOT NULL,
  marked_by TEXT NOT NULL,
  at INTEGER NOT NULL
);
CREATE UNIQUE INDEX essay_calibrations_by_essay ON essay_calibrations (essay);

-- Points by criterion (JSON), once a grader.
CREATE TABLE calibration_readings (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  calibration INTEGER NOT NULL,
  grader TEXT NOT NULL,
  grades TEXT NOT NULL,
  at INTEGER NOT NULL
);
CREATE UNIQUE INDEX calibration_readings_once ON calibration_readings (calibration, grader);

-- Passages that two essays of a school on one theme have in common, and what a person decided of them. `essay` is the younger number.
CREATE TABLE essay_copies (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  essay INTEGER NOT NULL,
  other INTEGER NOT NULL,
  passages TEXT NOT NULL,
  words INTEGER NOT NULL,
  found_at INTEGER NOT NULL,
  decision TEXT,
  decided_by TEXT,
  decided_at INTEGER,
  CONSTRAINT essay_copies_pair CHECK (essay > other),
  CONSTRAINT essay_copies_decision CHECK (decision IN ('copy', 'coincidence'))
);
CREATE UNIQUE INDEX essay_copies_of_pair ON essay_copies (essay, other);
CREATE INDEX essay_copies_of_other ON essay_copies (other);

CREATE TRIGGER essay_photos_leave AFTER DELETE ON essay_photos
BEGIN
  UPDATE uploads SET state = 'dropped' WHERE num = OLD.upload;
END;

-- An essay goes with all that hangs on it. Of a deleted account those of a school stay, without the account's number.
CREATE TRIGGER essays_leave AFTER DELETE ON essays
BEGIN
  DELETE FROM essay_versions WHERE essay = OLD.num;
  DELETE FROM essay_photos WHERE essay = OLD.num;
  DELETE FROM essay_gradings WHERE essay = OLD.num;
  DELETE FROM essay_appeals WHERE essay = OLD.num;
END;

CREATE TRIGGER essays_are_forgotten AFTER UPDATE OF user_num ON essays WHEN NEW.user_num IS NULL AND NEW.school IS NULL
BEGIN
  DELETE FROM essays WHERE num = NEW.num;
END;

CREATE TRIGGER essay_calibrations_leave AFTER DELETE ON essay_calibrations
BEGIN
  DELETE FROM calibration_readings WHERE calibration = OLD.num;
END;

CREATE TRIGGER essays_leave_calibration AFTER DELETE ON essays
BEGIN
  DELETE FROM essay_calibrations WHERE essay = OLD.num;
END;

CREATE TRIGGER essay_copies_go AFTER DELETE ON essays BEGIN
  DELETE FROM essay_copies WHERE essay = OLD.num OR other = OLD.num;
END;
