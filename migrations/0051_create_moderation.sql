-- What the team has to decide about posts: one open case a post. `causes`: bits (1 report, 2 masked contact, 4 first post, 8 picture,
-- 16 appeal); the lowest `urgency` first.
CREATE TABLE cases (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  target INTEGER NOT NULL,
  urgency INTEGER NOT NULL,
  causes INTEGER NOT NULL,
  appeal TEXT,
  opened_at INTEGER NOT NULL,
  closed_at INTEGER,
  outcome TEXT,
  reason TEXT,
  decided_by TEXT REFERENCES users (id) ON DELETE SET NULL
);
CREATE UNIQUE INDEX cases_open ON cases (target) WHERE closed_at IS NULL;
CREATE INDEX cases_by_urgency ON cases (urgency, opened_at, num) WHERE closed_at IS NULL;
CREATE INDEX cases_oldest ON cases (opened_at) WHERE closed_at IS NULL;
CREATE INDEX cases_of_target ON cases (target, num);
CREATE INDEX cases_closed ON cases (closed_at) WHERE closed_at IS NOT NULL;
CREATE INDEX cases_of_decider ON cases (decided_by) WHERE decided_by IS NOT NULL;

-- Who may not write for a time.
CREATE TABLE posting_bans (
  user_id TEXT PRIMARY KEY NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  until INTEGER NOT NULL,
  reason TEXT NOT NULL
) WITHOUT ROWID;

-- Reports that wait already.
INSERT INTO cases (target, urgency, causes, opened_at)
  SELECT r.comment, 3, 1, min(r.created_at) FROM comment_reports r CROSS JOIN comments c ON c.num = r.comment
  WHERE r.closed_at IS NULL AND c.reports > 0 GROUP BY r.comment;
