-- Study tracks (decision 044) as they are published; the text of each version is in `track_versions`. `outline`: units,
-- subtopics and their numbers of steps; `version`: of the newest published text.
CREATE TABLE tracks (
  code TEXT PRIMARY KEY NOT NULL,
  title TEXT NOT NULL,
  institution INTEGER NOT NULL,
  subject INTEGER NOT NULL,
  summary TEXT NOT NULL,
  outline TEXT NOT NULL,
  version INTEGER NOT NULL,
  published_at INTEGER NOT NULL
);

-- What a subtopic shows: `steps` drawn, `questions` all its ords in order, `checked` those of its check.
CREATE TABLE track_subtopics (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  track TEXT NOT NULL,
  code TEXT NOT NULL,
  steps TEXT NOT NULL,
  step_count INTEGER NOT NULL,
  questions TEXT NOT NULL,
  checked TEXT NOT NULL
);
CREATE UNIQUE INDEX track_subtopics_of_track ON track_subtopics (track, code);

-- Only added to: the texts as they were published. `publication`: of one attempt, so that of two at once one wins.
CREATE TABLE track_versions (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  track TEXT NOT NULL,
  version INTEGER NOT NULL,
  publication TEXT NOT NULL,
  text TEXT NOT NULL,
  published_at INTEGER NOT NULL,
  published_by TEXT REFERENCES users (id) ON DELETE SET NULL
);
CREATE UNIQUE INDEX track_versions_of_track ON track_versions (track, version);
CREATE INDEX track_versions_published_by ON track_versions (published_by);

-- The text that is being written, one a track; `revision` counts its saves.
CREATE TABLE track_drafts (
  track TEXT PRIMARY KEY NOT NULL,
  title TEXT NOT NULL,
  text TEXT NOT NULL,
  revision INTEGER NOT NULL,
  saved_at INTEGER NOT NULL,
  saved_by TEXT REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX track_drafts_saved_by ON track_drafts (saved_by);

-- How far a person is in a track. `steps`: subtopic code to steps done, which only grows;
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
