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

-- A mentor's tests: questions in order as they were when it was made. owner: null once that account is gone.
CREATE TABLE mentoring_tests (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  id TEXT NOT NULL,
  owner INTEGER,
  name TEXT NOT NULL,
  colour TEXT NOT NULL,
  ords TEXT NOT NULL,
  size INTEGER NOT NULL,
  subjects TEXT NOT NULL,
  created_at INTEGER NOT NULL
);
CREATE UNIQUE INDEX mentoring_tests_by_id ON mentoring_tests (id);
CREATE INDEX mentoring_tests_of_owner ON mentoring_tests (owner, num);

-- A test as one mentee has it. minutes, due_at: null for none. session: the practice session once begun.
CREATE TABLE mentoring_sittings (
  test INTEGER NOT NULL,
  mentee INTEGER NOT NULL,
  mode TEXT NOT NULL,
  minutes INTEGER,
  due_at INTEGER,
  given_at INTEGER NOT NULL,
  given_by TEXT NOT NULL,
  session TEXT,
  PRIMARY KEY (test, mentee),
  CONSTRAINT mentoring_sittings_mode CHECK (mode IN ('study', 'exam'))
);
CREATE INDEX mentoring_sittings_of_mentee ON mentoring_sittings (mentee, given_at);

-- Links to a report for somebody without an account, by the SHA-256 of their token.
CREATE TABLE mentoring_shares (
  token_hash TEXT PRIMARY KEY NOT NULL,
  test INTEGER NOT NULL,
  mentee INTEGER NOT NULL,
  created_by TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
);
CREATE INDEX mentoring_shares_of_mentee ON mentoring_shares (mentee, test);
CREATE INDEX mentoring_shares_by_end ON mentoring_shares (expires_at);

-- The conversation of a mentee with who accompanies them, in the open: the chief mentor reads it, too. It stays when the mentor
-- changes. by_mentee: which side wrote.
CREATE TABLE mentoring_messages (
  mentee INTEGER NOT NULL,
  place INTEGER NOT NULL,
  written_by TEXT NOT NULL,
  by_mentee INTEGER NOT NULL,
  content TEXT NOT NULL,
  at INTEGER NOT NULL,
  operation TEXT NOT NULL,
  PRIMARY KEY (mentee, place)
);
CREATE UNIQUE INDEX mentoring_messages_by_operation ON mentoring_messages (operation);

-- Meetings of mentors with their mentees. mentor_hours: when a mentor can be booked, week after week, in minutes of Brasília's day.
-- One object per mentor writes here, one booking after the other; each statement still checks that the time is free.
CREATE TABLE mentor_hours (
  mentor INTEGER NOT NULL,
  weekday INTEGER NOT NULL,
  starts INTEGER NOT NULL,
  ends INTEGER NOT NULL,
  PRIMARY KEY (mentor, weekday, starts)
);

CREATE TABLE meetings (
  id TEXT PRIMARY KEY NOT NULL,
  mentor INTEGER,
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  revision INTEGER NOT NULL,
  cancelled_at INTEGER,
  booked_by TEXT NOT NULL,
  created_at INTEGER NOT NULL
);
CREATE INDEX meetings_of_mentor ON meetings (mentor, starts_at);
CREATE INDEX meetings_by_start ON meetings (starts_at);

CREATE TABLE meeting_people (
  meeting TEXT NOT NULL,
  mentee INTEGER NOT NULL,
  attended INTEGER,
  PRIMARY KEY (meeting, mentee)
);
CREATE INDEX meeting_people_of_mentee ON meeting_people (mentee);

CREATE TRIGGER mentorships_lose_mentor AFTER UPDATE OF mentor ON mentorships WHEN NEW.mentor IS NULL AND NEW.until IS NULL
BEGIN
  UPDATE mentorships SET until = unixepoch() WHERE num = NEW.num;
END;

CREATE TRIGGER mentorships_end_sockets AFTER UPDATE OF until, mentor ON mentorships
WHEN OLD.until IS NULL AND (NEW.until IS NOT NULL OR NEW.mentor IS NOT OLD.mentor)
BEGIN
  UPDATE room_sockets SET due = due + 1 WHERE user_id IN (SELECT id FROM users WHERE num IN (OLD.mentor, OLD.mentee));
END;

CREATE TRIGGER meetings_end_sockets AFTER UPDATE OF cancelled_at, mentor, starts_at, ends_at ON meetings
BEGIN
  UPDATE room_sockets SET due = due + 1 WHERE room = 'reuniao/' || NEW.id;
END;

CREATE TRIGGER meeting_people_end_sockets AFTER DELETE ON meeting_people
BEGIN
  UPDATE room_sockets SET due = due + 1 WHERE room = 'reuniao/' || OLD.meeting;
END;

-- A test that is given as an exam; a list to study is none.
CREATE TRIGGER mentoring_sittings_hold AFTER INSERT ON mentoring_sittings WHEN NEW.mode = 'exam'
BEGIN
  INSERT OR IGNORE INTO exam_questions (ord, kind, exam)
  SELECT j.value, 2, t.num FROM mentoring_tests t, json_each(t.ords) j WHERE t.num = NEW.test;
END;

CREATE TRIGGER mentoring_tests_let_go AFTER DELETE ON mentoring_tests
BEGIN
  DELETE FROM exam_questions WHERE kind = 2 AND exam = OLD.num;
END;
