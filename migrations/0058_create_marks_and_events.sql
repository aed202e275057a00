-- How the open answers of an assessment are marked; no row: one marker. `margin`: two marks further apart than this share of the
-- question's weight need a decision.
CREATE TABLE assessment_marking (
  assessment INTEGER PRIMARY KEY NOT NULL,
  markers INTEGER NOT NULL,
  margin REAL NOT NULL,
  CONSTRAINT assessment_marking_markers CHECK (markers IN (1, 2))
);

-- One mark of an open answer. `seat`: 1 and 2 are the markers', 3 the decision; its uniqueness settles who came first.
-- `levels` (JSON): index of the level by criterion; `fraction`: of the question's weight.
CREATE TABLE assessment_marks (
  num INTEGER PRIMARY KEY NOT NULL,
  assessment INTEGER NOT NULL,
  place INTEGER NOT NULL,
  person INTEGER NOT NULL,
  attempt INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  marker TEXT NOT NULL,
  levels TEXT NOT NULL,
  fraction REAL NOT NULL,
  comment TEXT NOT NULL DEFAULT '',
  at INTEGER NOT NULL,
  CONSTRAINT assessment_marks_seat CHECK (seat BETWEEN 1 AND 3),
  CONSTRAINT assessment_marks_fraction CHECK (fraction BETWEEN 0 AND 1)
);
CREATE UNIQUE INDEX assessment_marks_by_seat ON assessment_marks (assessment, place, person, attempt, seat);
CREATE INDEX assessment_marks_of_person ON assessment_marks (person, assessment);

-- An exam of several days. `days` (JSON): title and date of each; assessments refer to them by `event` and `event_day` (from 0).
CREATE TABLE assessment_events (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  id TEXT NOT NULL,
  school TEXT NOT NULL REFERENCES schools (id),
  title TEXT NOT NULL,
  days TEXT NOT NULL,
  ranking INTEGER NOT NULL DEFAULT 0,
  created_by TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_by TEXT NOT NULL,
  updated_at INTEGER NOT NULL,
  deleted_at INTEGER
);
CREATE UNIQUE INDEX assessment_events_by_id ON assessment_events (id);
CREATE INDEX assessment_events_of_school ON assessment_events (school, num) WHERE deleted_at IS NULL;

CREATE TABLE event_rooms (
  event INTEGER NOT NULL,
  room INTEGER NOT NULL,
  name TEXT NOT NULL,
  capacity INTEGER NOT NULL,
  PRIMARY KEY (event, room)
) WITHOUT ROWID;

-- Who sits where, the same place on all days.
CREATE TABLE event_seats (
  event INTEGER NOT NULL,
  person INTEGER NOT NULL,
  room INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  PRIMARY KEY (event, person)
) WITHOUT ROWID;
CREATE INDEX event_seats_of_person ON event_seats (person, event);

CREATE TABLE event_attendance (
  event INTEGER NOT NULL,
  day INTEGER NOT NULL,
  person INTEGER NOT NULL,
  present INTEGER NOT NULL,
  marked_by TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (event, day, person)
) WITHOUT ROWID;
CREATE INDEX event_attendance_of_person ON event_attendance (person, event);
