-- A session of practice: questions chosen once, answered one by one (study) or together at the end (exam).
-- `ords` holds the questions in order; an item exists only for a question that somebody has touched.
CREATE TABLE practice_sessions (
  num INTEGER PRIMARY KEY NOT NULL,
  id TEXT NOT NULL,
  user_num INTEGER NOT NULL,
  mode TEXT NOT NULL,
  title TEXT NOT NULL,
  source TEXT,
  ords TEXT NOT NULL,
  size INTEGER NOT NULL,
  time_limit INTEGER,
  position INTEGER NOT NULL DEFAULT 0,
  timer_from INTEGER,
  changed_at INTEGER NOT NULL DEFAULT 0,
  started_at INTEGER NOT NULL,
  ended_at INTEGER,
  graded_at INTEGER
);
CREATE UNIQUE INDEX practice_sessions_by_id ON practice_sessions (id);
CREATE INDEX practice_sessions_by_person ON practice_sessions (user_num);

-- place = number of the session x 1000 + position in it, so that a person's items of a session lie side by side.
CREATE TABLE practice_items (
  user_num INTEGER NOT NULL,
  place INTEGER NOT NULL,
  choice TEXT,
  answered INTEGER NOT NULL DEFAULT 0,
  marked INTEGER NOT NULL DEFAULT 0,
  cut TEXT NOT NULL DEFAULT '',
  changed_at INTEGER NOT NULL,
  PRIMARY KEY (user_num, place)
) WITHOUT ROWID;

-- A person's own tries at one question.
CREATE INDEX answer_attempts_by_question ON answer_attempts (user_num, ord);
