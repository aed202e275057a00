-- Who signed up for an exam of the calendar, to be reminded and to learn of a new time (decision 048). `ranked`: sheets with a place,
-- counted when the places are written, not at each look.
CREATE TABLE mock_registrations (
  event INTEGER NOT NULL,
  user_num INTEGER NOT NULL,
  PRIMARY KEY (event, user_num)
) WITHOUT ROWID;
CREATE INDEX mock_registrations_of_person ON mock_registrations (user_num);
ALTER TABLE mock_events ADD COLUMN cancelled_at INTEGER;
ALTER TABLE mock_events ADD COLUMN ranked INTEGER NOT NULL DEFAULT 0;
UPDATE mock_events SET ranked = (SELECT count(*) FROM mock_sessions a WHERE a.event = mock_events.num AND a.place IS NOT NULL);
