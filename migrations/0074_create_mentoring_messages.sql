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
