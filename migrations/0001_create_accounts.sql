CREATE TABLE users (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  id TEXT NOT NULL,
  email TEXT NOT NULL,
  email_verified INTEGER NOT NULL DEFAULT 0,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  password_hash TEXT,
  claims TEXT NOT NULL DEFAULT '[]',
  claims_version INTEGER NOT NULL DEFAULT 0,
  school_id TEXT,
  school_role TEXT,
  profile_complete_at INTEGER,
  created_at INTEGER NOT NULL,
  CONSTRAINT users_email_lower CHECK (email = lower(email))
);
CREATE UNIQUE INDEX users_id_unique ON users (id);
CREATE UNIQUE INDEX users_email_unique ON users (email);

CREATE TABLE sessions (
  id TEXT PRIMARY KEY NOT NULL,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  stamp INTEGER NOT NULL DEFAULT 0,
  user_agent TEXT
) WITHOUT ROWID;
CREATE INDEX sessions_of_user ON sessions (user_id);
