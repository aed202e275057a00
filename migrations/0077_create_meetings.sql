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
