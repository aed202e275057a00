-- When a mentor takes meetings: by weekday from 0 (Monday), in minutes of the day in São Paulo. length: of one meeting.
CREATE TABLE mentor_hours (
  mentor INTEGER NOT NULL,
  weekday INTEGER NOT NULL,
  start INTEGER NOT NULL,
  finish INTEGER NOT NULL,
  length INTEGER NOT NULL,
  PRIMARY KEY (mentor, weekday, start)
);

-- id: the operation that booked it. mentor: null once that account is gone. sequence: grows with each change, for calendars.
-- reminded: 1 the day before, 2 the hour before.
CREATE TABLE meetings (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  id TEXT NOT NULL,
  mentor INTEGER,
  title TEXT NOT NULL,
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  created_by TEXT NOT NULL,
  sequence INTEGER NOT NULL DEFAULT 0,
  reminded INTEGER NOT NULL DEFAULT 0,
  cancelled_at INTEGER,
  cancelled_by TEXT
);
CREATE UNIQUE INDEX meetings_by_id ON meetings (id);
CREATE UNIQUE INDEX meetings_of_mentor ON meetings (mentor, starts_at) WHERE cancelled_at IS NULL;
CREATE INDEX meetings_to_remind ON meetings (starts_at) WHERE cancelled_at IS NULL AND reminded < 2;

-- Who is invited, the mentor too. joined_at: when they first entered the room; attended: what the mentor noted.
CREATE TABLE meeting_people (
  user_num INTEGER NOT NULL,
  meeting INTEGER NOT NULL,
  joined_at INTEGER,
  attended INTEGER,
  PRIMARY KEY (user_num, meeting)
);
CREATE INDEX meeting_people_of_meeting ON meeting_people (meeting);
CREATE TRIGGER meetings_lose_mentor AFTER UPDATE OF mentor ON meetings WHEN NEW.mentor IS NULL AND NEW.cancelled_at IS NULL AND NEW.starts_at > unixepoch()
BEGIN
  UPDATE meetings SET cancelled_at = unixepoch(), sequence = sequence + 1 WHERE num = NEW.num;
END;
