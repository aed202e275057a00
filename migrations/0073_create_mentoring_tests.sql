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
