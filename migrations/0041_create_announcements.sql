-- What a school's staff tell its people. sent_to: roles, classes and people as they were chosen, as JSON.
CREATE TABLE announcements (
  num INTEGER PRIMARY KEY NOT NULL,
  id TEXT NOT NULL,
  school INTEGER NOT NULL,
  content TEXT NOT NULL,
  sent_to TEXT NOT NULL,
  sent_by TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  visible_from INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  cancelled_at INTEGER,
  people INTEGER NOT NULL DEFAULT 0,
  reached INTEGER NOT NULL DEFAULT 0,
  seen INTEGER NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX announcements_by_id ON announcements (id);
CREATE INDEX announcements_of_school ON announcements (school);
CREATE INDEX announcements_of_sender ON announcements (school, sent_by);

-- Who it went to when it was sent; notification: its number, null for people without an account.
CREATE TABLE announcement_people (
  announcement INTEGER NOT NULL,
  person INTEGER NOT NULL,
  notification INTEGER,
  seen_at INTEGER,
  PRIMARY KEY (announcement, person)
) WITHOUT ROWID;
CREATE UNIQUE INDEX announcement_people_by_notification ON announcement_people (notification) WHERE notification IS NOT NULL;

-- Seen where the notification is marked as seen, once.
CREATE TRIGGER announcements_are_seen AFTER INSERT ON notification_marks WHEN NEW.seen_at IS NOT NULL
BEGIN
  UPDATE announcement_people SET seen_at = NEW.seen_at WHERE notification = NEW.num AND seen_at IS NULL;
END;
CREATE TRIGGER announcements_count_seen AFTER UPDATE OF seen_at ON announcement_people
WHEN OLD.seen_at IS NULL AND NEW.seen_at IS NOT NULL
BEGIN
  UPDATE announcements SET seen = seen + 1 WHERE num = NEW.announcement;
END;
