-- Times at which volunteers of a community answer the forum. community: its code.
CREATE TABLE shifts (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  id TEXT NOT NULL,
  community TEXT NOT NULL,
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  places INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  created_by TEXT NOT NULL,
  cancelled_at INTEGER,
  CONSTRAINT shifts_order CHECK (ends_at > starts_at)
);
CREATE UNIQUE INDEX shifts_by_id ON shifts (id);
CREATE INDEX shifts_of_community ON shifts (community, starts_at);

-- Who took a shift. confirmed_at: an admin says they were there though nothing was to be answered.
CREATE TABLE shift_people (
  shift INTEGER NOT NULL,
  user_num INTEGER NOT NULL,
  taken_at INTEGER NOT NULL,
  confirmed_at INTEGER,
  confirmed_by TEXT,
  PRIMARY KEY (shift, user_num)
);
CREATE INDEX shift_people_of_person ON shift_people (user_num, shift);

-- Who answered what, and when: one entry an answer of the forum.
CREATE INDEX comments_answers_of_person ON comments (user_id, created_at) WHERE ord < 0 AND parent IS NULL;
