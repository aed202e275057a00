CREATE TABLE campaign_requests (
  user_id TEXT NOT NULL,
  campaign TEXT NOT NULL,
  message TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, campaign),
  FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
) WITHOUT ROWID;
