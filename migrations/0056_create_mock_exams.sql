-- Mock exams are practice sessions with an exam's rules (decision 039). Events of the calendar: everybody starts together, and
-- results are held until `ends_at`; `job` scores them then, `last_job` after the last sheet that may still come.
CREATE TABLE mock_events (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  id TEXT NOT NULL,
  title TEXT NOT NULL,
  template TEXT NOT NULL,
  ords TEXT NOT NULL,
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  owner_id TEXT NOT NULL,
  job TEXT,
  last_job TEXT,
  ranked_at INTEGER
);
CREATE UNIQUE INDEX mock_events_by_id ON mock_events (id);
CREATE INDEX mock_events_by_end ON mock_events (ends_at);
CREATE INDEX mock_events_of_owner ON mock_events (owner_id);

-- One row a session; one sheet a person in an event. `score`: what ranks; `place`: null while unranked or out of the ranking.
CREATE TABLE mock_sessions (
  session INTEGER PRIMARY KEY NOT NULL,
  user_num INTEGER NOT NULL,
  exam TEXT NOT NULL,
  method TEXT NOT NULL,
  event INTEGER,
  scores TEXT,
  score REAL,
  scored_at INTEGER,
  place INTEGER,
  is_hidden INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX mock_sessions_of_person ON mock_sessions (user_num, session);
CREATE UNIQUE INDEX mock_sessions_of_event ON mock_sessions (event, user_num) WHERE event IS NOT NULL;
CREATE INDEX mock_sessions_by_place ON mock_sessions (event, place) WHERE place IS NOT NULL;
