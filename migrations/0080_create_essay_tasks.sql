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

-- The column waited for this: an essay of a school belongs to its task, one a student.
DROP INDEX essays_of_assessment;
ALTER TABLE essays RENAME COLUMN assessment TO task;
CREATE UNIQUE INDEX essays_of_task ON essays (task, person) WHERE task IS NOT NULL;
