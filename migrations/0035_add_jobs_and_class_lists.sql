-- Active classes of a school as one JSON, for choices: [{"num","id","name","year"}].
ALTER TABLE school_panels ADD COLUMN classes TEXT NOT NULL DEFAULT '[]';

CREATE TRIGGER school_classes_are_listed AFTER INSERT ON school_classes
BEGIN
  INSERT OR IGNORE INTO school_panels (school) VALUES (NEW.school);
  UPDATE school_panels SET classes = (
    SELECT json_group_array(json_object('num', num, 'id', id, 'name', name, 'year', year))
    FROM (SELECT num, id, name, year FROM school_classes WHERE school = NEW.school AND active = 1 ORDER BY year DESC, slug)
  ) WHERE school = NEW.school;
END;
CREATE TRIGGER school_classes_change_list AFTER UPDATE OF name, slug, year, active ON school_classes
BEGIN
  UPDATE school_panels SET classes = (
    SELECT json_group_array(json_object('num', num, 'id', id, 'name', name, 'year', year))
    FROM (SELECT num, id, name, year FROM school_classes WHERE school = NEW.school AND active = 1 ORDER BY year DESC, slug)
  ) WHERE school = NEW.school;
END;

-- Long work in steps of one batch each: it can be left, resumed and cancelled, and takes each step exactly once.
-- place: where the next step starts, as its kind says; expected, seen, changed, refused count its items.
CREATE TABLE jobs (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  id TEXT NOT NULL,
  kind TEXT NOT NULL,
  school INTEGER,
  owner_id TEXT NOT NULL,
  input TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'running',
  step INTEGER NOT NULL DEFAULT 0,
  place INTEGER NOT NULL DEFAULT 0,
  expected INTEGER NOT NULL DEFAULT 0,
  seen INTEGER NOT NULL DEFAULT 0,
  changed INTEGER NOT NULL DEFAULT 0,
  refused INTEGER NOT NULL DEFAULT 0,
  undoes INTEGER,
  taken_back INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  CONSTRAINT jobs_state CHECK (state IN ('running', 'done', 'cancelled'))
);
CREATE UNIQUE INDEX jobs_by_id ON jobs (id);
CREATE INDEX jobs_of_school ON jobs (school, num);
CREATE INDEX jobs_of_owner ON jobs (owner_id);
CREATE INDEX jobs_running ON jobs (updated_at) WHERE state = 'running';

-- What each step did: report, a row an item, and what its undo needs.
CREATE TABLE job_steps (
  job INTEGER NOT NULL,
  step INTEGER NOT NULL,
  report TEXT NOT NULL,
  PRIMARY KEY (job, step)
);
