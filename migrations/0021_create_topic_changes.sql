-- What admins did to the catalogue of topics, on top of the list in app/domain/catalogue/topics. was, becomes: name, subject
-- and, of a merge, into. place: the last question it has reached; of one being undone, the last piece taken back.
CREATE TABLE topic_changes (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  kind TEXT NOT NULL,
  topic INTEGER NOT NULL,
  was TEXT NOT NULL,
  becomes TEXT NOT NULL,
  actor_id TEXT,
  at INTEGER NOT NULL,
  state TEXT NOT NULL,
  total INTEGER NOT NULL,
  place INTEGER NOT NULL DEFAULT -1,
  seen INTEGER NOT NULL DEFAULT 0,
  changed INTEGER NOT NULL DEFAULT 0,
  undone_by TEXT,
  undone_at INTEGER
);
CREATE INDEX topic_changes_by_state ON topic_changes (state, num);

-- The questions each step of a change wrote, as [ord, subject, topics, subject after, topics after]: what its undoing turns
-- back. place: where the step began. turned: 1 written, 2 taken back.
CREATE TABLE topic_change_pieces (
  change_num INTEGER NOT NULL,
  place INTEGER NOT NULL,
  questions TEXT NOT NULL,
  turned INTEGER NOT NULL DEFAULT 1,
  PRIMARY KEY (change_num, place)
) WITHOUT ROWID;

-- All changes that hold, in one row that pages read beside what they show; version grows with every change and undoing.
CREATE TABLE topic_overlay (
  id INTEGER PRIMARY KEY NOT NULL,
  version INTEGER NOT NULL,
  changes TEXT NOT NULL
);
INSERT INTO topic_overlay (id, version, changes) VALUES (1, 0, '[]');
