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
  assessment INTEGER,
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
  CONSTRAINT essays_state CHECK (state IN ('draft', 'submitted', 'grading', 'panel', 'returned', 'appealed')),
  CONSTRAINT essays_way CHECK (way IN ('text', 'photos'))
);
CREATE UNIQUE INDEX essays_by_id ON essays (id);
CREATE INDEX essays_of_author ON essays (user_num, num);
CREATE INDEX essays_of_person ON essays (person, num) WHERE person IS NOT NULL;
CREATE INDEX essays_of_school ON essays (school, state, num) WHERE school IS NOT NULL;
CREATE INDEX essays_of_assessment ON essays (assessment, person) WHERE assessment IS NOT NULL;
CREATE INDEX essays_by_state ON essays (state, submitted_at) WHERE state <> 'draft';

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
CREATE TRIGGER essay_photos_leave AFTER DELETE ON essay_photos
BEGIN
  UPDATE uploads SET state = 'dropped' WHERE num = OLD.upload;
END;

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
