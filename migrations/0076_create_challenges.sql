-- A community's challenge. closed_at: with the notices of its end.
CREATE TABLE challenge_seasons (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  id TEXT NOT NULL,
  community TEXT NOT NULL,
  name TEXT NOT NULL,
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  created_by TEXT NOT NULL,
  closed_at INTEGER
);
CREATE UNIQUE INDEX challenge_seasons_by_id ON challenge_seasons (id);
CREATE INDEX challenge_seasons_of_community ON challenge_seasons (community, starts_at);
CREATE INDEX challenge_seasons_open ON challenge_seasons (ends_at) WHERE closed_at IS NULL;

-- Who takes part, in which team; an account belongs to them by its confirmed e-mail.
CREATE TABLE challenge_participants (
  season INTEGER NOT NULL,
  email TEXT NOT NULL,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  team TEXT NOT NULL,
  PRIMARY KEY (season, email)
);
CREATE INDEX challenge_participants_by_email ON challenge_participants (email);

-- The questions of a week, by its Monday. closed_at: with its scores.
CREATE TABLE challenge_sets (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  id TEXT NOT NULL,
  season INTEGER NOT NULL,
  week TEXT NOT NULL,
  ords TEXT NOT NULL,
  size INTEGER NOT NULL,
  opens_at INTEGER NOT NULL,
  closes_at INTEGER NOT NULL,
  closed_at INTEGER
);
CREATE UNIQUE INDEX challenge_sets_by_id ON challenge_sets (id);
CREATE UNIQUE INDEX challenge_sets_of_season ON challenge_sets (season, week);
CREATE INDEX challenge_sets_open ON challenge_sets (closes_at) WHERE closed_at IS NULL;

-- A set as somebody practises it: one practice session each.
CREATE TABLE challenge_sittings (
  challenge_set INTEGER NOT NULL,
  user_num INTEGER NOT NULL,
  session TEXT NOT NULL,
  PRIMARY KEY (challenge_set, user_num)
);
CREATE INDEX challenge_sittings_of_person ON challenge_sittings (user_num, challenge_set);

-- What the ledger said of a set when it closed.
CREATE TABLE challenge_scores (
  challenge_set INTEGER NOT NULL,
  user_num INTEGER NOT NULL,
  right_answers INTEGER NOT NULL,
  answered INTEGER NOT NULL,
  PRIMARY KEY (challenge_set, user_num)
);
CREATE INDEX challenge_scores_of_person ON challenge_scores (user_num, challenge_set);

-- A list of participants on its way into a season; one that nobody confirms is dropped after a day.
CREATE TABLE challenge_imports (
  id TEXT PRIMARY KEY NOT NULL,
  season INTEGER NOT NULL,
  owner_id TEXT NOT NULL,
  lines TEXT NOT NULL,
  created_at INTEGER NOT NULL
);
CREATE INDEX challenge_imports_of_owner ON challenge_imports (owner_id);
CREATE INDEX challenge_imports_by_time ON challenge_imports (created_at);
