-- Locally, what Workers Analytics Engine holds in production. Nothing in it tells who did something.
CREATE TABLE tracked_events (
  num INTEGER PRIMARY KEY NOT NULL,
  name TEXT NOT NULL,
  details TEXT NOT NULL,
  at INTEGER NOT NULL
);
CREATE INDEX tracked_events_by_time ON tracked_events (at);

-- One row per error, however often it happens: hash is the SHA-256 of its level, message and stack.
CREATE TABLE client_errors (
  hash TEXT PRIMARY KEY NOT NULL,
  level TEXT NOT NULL,
  message TEXT NOT NULL,
  stack TEXT NOT NULL,
  browser TEXT NOT NULL,
  notebook_id TEXT,
  sections INTEGER,
  count INTEGER NOT NULL DEFAULT 1,
  first_at INTEGER NOT NULL,
  last_at INTEGER NOT NULL
);
CREATE INDEX client_errors_by_time ON client_errors (last_at);
