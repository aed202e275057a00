-- How far a person is in a track (spec 001 §3: trilhaProgress). `steps`: subtopic code to steps done, which only grows;
-- `checks`: subtopic code to the last checks, each [epoch seconds, right, questions].
CREATE TABLE track_progress (
  user_num INTEGER NOT NULL,
  track TEXT NOT NULL,
  steps TEXT NOT NULL DEFAULT '{}',
  checks TEXT NOT NULL DEFAULT '{}',
  touched_at INTEGER NOT NULL,
  PRIMARY KEY (user_num, track)
) WITHOUT ROWID;
CREATE INDEX track_progress_of_track ON track_progress (track);
