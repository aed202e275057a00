ALTER TABLE users ADD COLUMN promo_code TEXT;
ALTER TABLE users ADD COLUMN pending_password_reset INTEGER NOT NULL DEFAULT 0;
ALTER TABLE users ADD COLUMN creation_state INTEGER NOT NULL DEFAULT 2;

CREATE TABLE profiles (
  user_id TEXT PRIMARY KEY NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  origin TEXT NOT NULL,
  other_origin TEXT NOT NULL DEFAULT '',
  courses TEXT NOT NULL,
  other_course TEXT NOT NULL DEFAULT '',
  study_level TEXT NOT NULL,
  other_study_level TEXT NOT NULL DEFAULT '',
  state TEXT NOT NULL,
  url TEXT NOT NULL DEFAULT '',
  age_band TEXT,
  guardian_email TEXT,
  completed_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE account_links (
  token_hash TEXT PRIMARY KEY NOT NULL,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  purpose TEXT NOT NULL,
  payload TEXT NOT NULL DEFAULT '{}',
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX account_links_of_user ON account_links (user_id);

-- The last attempts under a key, as a JSON list of epoch seconds: exact limits over a sliding window, in one statement.
CREATE TABLE rate_limits (
  key TEXT PRIMARY KEY NOT NULL,
  hits TEXT NOT NULL,
  refused INTEGER NOT NULL DEFAULT 0,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX rate_limits_by_end ON rate_limits (expires_at);

CREATE TABLE mail_outbox (
  id TEXT PRIMARY KEY NOT NULL,
  recipient TEXT NOT NULL,
  template TEXT NOT NULL,
  subject TEXT NOT NULL,
  html TEXT NOT NULL,
  text TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  due_at INTEGER NOT NULL,
  sent_at INTEGER,
  tries INTEGER NOT NULL DEFAULT 0,
  error TEXT
);
CREATE INDEX mail_outbox_unsent ON mail_outbox (sent_at, due_at);
