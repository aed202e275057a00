-- Rankings (decision 047). A board is a period and a group: 'total/todos', '2026-11-16/estado-SP'. The clock folds people's points
-- into blocks: `people` counts them by points, 256 points a block; block -1 has the sums of the others. `seq` moves with every
-- step; `taken`: the people of a step under way; `week`: the Monday of the newest week folded; `rebuilt`: of lists read anew, the last person.
CREATE TABLE rank_state (
  id INTEGER PRIMARY KEY NOT NULL,
  seq INTEGER NOT NULL DEFAULT 0,
  taken TEXT,
  week TEXT NOT NULL DEFAULT '',
  week_since INTEGER NOT NULL DEFAULT 0,
  folded_at INTEGER NOT NULL DEFAULT 0,
  rebuilt INTEGER,
  CONSTRAINT rank_state_id CHECK (id = 1)
);
INSERT INTO rank_state (id) VALUES (1);

-- People whose points, exams, state, schools or wish to be listed changed since they were folded: a log, one row a change, because
-- an answer that looked for an earlier mark would read one row more.
CREATE TABLE rank_changed (user_num INTEGER NOT NULL);
CREATE INDEX rank_changed_by_person ON rank_changed (user_num);

-- What the boards count of a person. is_hidden: left the ranking.
CREATE TABLE rank_standings (
  user_num INTEGER PRIMARY KEY NOT NULL,
  points INTEGER NOT NULL DEFAULT 0,
  weeks TEXT NOT NULL DEFAULT '{}',
  groups TEXT NOT NULL DEFAULT '[]',
  is_hidden INTEGER NOT NULL DEFAULT 0
);

-- What the boards still count of deleted people.
CREATE TABLE rank_gone (
  num INTEGER PRIMARY KEY NOT NULL,
  points INTEGER NOT NULL,
  weeks TEXT NOT NULL,
  groups TEXT NOT NULL
);

CREATE TABLE rank_blocks (board TEXT NOT NULL, block INTEGER NOT NULL, people TEXT NOT NULL);
CREATE UNIQUE INDEX rank_blocks_by_place ON rank_blocks (board, block);

-- The first people of a board, [[user_num, points], …]; whoever ranks above `beyond` (null: anybody) is among them. is_partial:
-- being read anew.
CREATE TABLE rank_tops (
  num INTEGER PRIMARY KEY NOT NULL,
  board TEXT NOT NULL,
  people TEXT NOT NULL,
  beyond TEXT,
  is_partial INTEGER NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX rank_tops_board_unique ON rank_tops (board);

-- Parts of the global document, 10,000 people each, in the file store: the step that changed one last, and the one that it shows.
CREATE TABLE rank_parts (part INTEGER PRIMARY KEY NOT NULL, changed INTEGER NOT NULL, written INTEGER NOT NULL DEFAULT 0);

-- Places are counted in the blocks: an answer keeps no index.
DROP INDEX progress_by_points;

CREATE TRIGGER progress_marks_rank AFTER UPDATE OF total_points, week_points ON progress
WHEN NEW.total_points <> OLD.total_points OR NEW.week_points <> OLD.week_points
BEGIN
  INSERT INTO rank_changed (user_num) VALUES (NEW.user_num);
END;

CREATE TRIGGER users_mark_rank AFTER UPDATE OF schools, suspended_at ON users
WHEN NEW.schools <> OLD.schools OR NEW.suspended_at IS NOT OLD.suspended_at
BEGIN
  INSERT INTO rank_changed (user_num) VALUES (NEW.num);
END;

CREATE TRIGGER profiles_mark_rank AFTER INSERT ON profiles
BEGIN
  INSERT INTO rank_changed (user_num) SELECT num FROM users WHERE id = NEW.user_id;
END;

CREATE TRIGGER profiles_remark_rank AFTER UPDATE OF courses, state ON profiles
WHEN NEW.courses <> OLD.courses OR NEW.state <> OLD.state
BEGIN
  INSERT INTO rank_changed (user_num) SELECT num FROM users WHERE id = NEW.user_id;
END;

CREATE TRIGGER rank_standings_go AFTER DELETE ON rank_standings WHEN OLD.groups <> '[]'
BEGIN
  INSERT OR REPLACE INTO rank_gone (num, points, weeks, groups) VALUES (OLD.user_num, OLD.points, OLD.weeks, OLD.groups);
END;

-- A step that read the person before begins again.
CREATE TRIGGER users_leave_rank AFTER DELETE ON users
BEGIN
  UPDATE rank_state SET seq = seq + 1;
END;

INSERT INTO rank_changed (user_num) SELECT user_num FROM progress WHERE total_points > 0;
