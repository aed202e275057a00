-- audience: 'person:<user id>', 'everybody', 'school:<school id>' or 'claim:<name>'.
CREATE TABLE notifications (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  id TEXT NOT NULL,
  audience TEXT NOT NULL,
  type TEXT NOT NULL,
  content TEXT NOT NULL,
  link TEXT,
  visible_from INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  sent_by TEXT
);
CREATE UNIQUE INDEX notifications_id_unique ON notifications (id);
CREATE INDEX notifications_of_audience ON notifications (audience, expires_at);

CREATE TABLE notification_marks (
  user_id TEXT NOT NULL,
  num INTEGER NOT NULL,
  seen_at INTEGER,
  read_at INTEGER,
  marked_at INTEGER,
  PRIMARY KEY (user_id, num),
  FOREIGN KEY (num) REFERENCES notifications (num) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX notification_marks_of_notification ON notification_marks (num);

CREATE TABLE live_channels (
  user_id TEXT PRIMARY KEY NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  opened_at INTEGER NOT NULL
) WITHOUT ROWID;
