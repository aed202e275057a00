-- Who accompanies whom. until: null while it lasts; a mentee has one mentor at a time. mentor: null once that account is gone.
CREATE TABLE mentorships (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  mentor INTEGER,
  mentee INTEGER NOT NULL,
  since INTEGER NOT NULL,
  until INTEGER,
  assigned_by TEXT NOT NULL
);
CREATE UNIQUE INDEX mentorships_current ON mentorships (mentee) WHERE until IS NULL;
CREATE INDEX mentorships_of_mentee ON mentorships (mentee);
CREATE INDEX mentorships_of_mentor ON mentorships (mentor, until);
CREATE TRIGGER mentorships_lose_mentor AFTER UPDATE OF mentor ON mentorships WHEN NEW.mentor IS NULL AND NEW.until IS NULL
BEGIN
  UPDATE mentorships SET until = unixepoch() WHERE num = NEW.num;
END;

-- A mentee's tasks of a week (its Monday, "2026-11-16"), by day from 0 (Monday). minutes, questions: what is promised. They stay
-- when the mentor changes.
CREATE TABLE mentoring_tasks (
  id TEXT PRIMARY KEY NOT NULL,
  mentee INTEGER NOT NULL,
  week TEXT NOT NULL,
  day INTEGER NOT NULL,
  title TEXT NOT NULL,
  minutes INTEGER NOT NULL,
  questions INTEGER NOT NULL DEFAULT 0,
  link TEXT,
  done_at INTEGER,
  created_at INTEGER NOT NULL,
  created_by TEXT NOT NULL,
  CONSTRAINT mentoring_tasks_day CHECK (day BETWEEN 0 AND 6)
);
CREATE INDEX mentoring_tasks_of_week ON mentoring_tasks (mentee, week, day, created_at);

-- What mentors note for a mentee, who reads it.
CREATE TABLE mentoring_notes (
  id TEXT PRIMARY KEY NOT NULL,
  mentee INTEGER NOT NULL,
  written_by TEXT NOT NULL,
  content TEXT NOT NULL,
  at INTEGER NOT NULL
);
CREATE INDEX mentoring_notes_of_mentee ON mentoring_notes (mentee, at);
