-- A session of practice: questions chosen once, answered one by one (study) or together at the end (exam).
-- `ords` holds the questions in order; an item exists only for a question that somebody has touched.
CREATE TABLE practice_sessions (
  num INTEGER PRIMARY KEY NOT NULL,
  id TEXT NOT NULL,
  user_num INTEGER NOT NULL,
  mode TEXT NOT NULL,
  title TEXT NOT NULL,
  source TEXT,
  ords TEXT NOT NULL,
  size INTEGER NOT NULL,
  time_limit INTEGER,
  position INTEGER NOT NULL DEFAULT 0,
  timer_from INTEGER,
  changed_at INTEGER NOT NULL DEFAULT 0,
  started_at INTEGER NOT NULL,
  ended_at INTEGER,
  graded_at INTEGER
);
CREATE UNIQUE INDEX practice_sessions_by_id ON practice_sessions (id);
CREATE INDEX practice_sessions_by_person ON practice_sessions (user_num);
-- The sessions that a person has under way, newest last: one row read tells whether there is one.
CREATE INDEX practice_sessions_open ON practice_sessions (user_num, num) WHERE ended_at IS NULL;

-- place = number of the session x 1000 + position in it, so that a person's items of a session lie side by side.
CREATE TABLE practice_items (
  user_num INTEGER NOT NULL,
  place INTEGER NOT NULL,
  choice TEXT,
  answered INTEGER NOT NULL DEFAULT 0,
  marked INTEGER NOT NULL DEFAULT 0,
  cut TEXT NOT NULL DEFAULT '',
  changed_at INTEGER NOT NULL,
  -- Seconds that a question of a session was on the screen, and the letter that came after the exam's end and does not count.
  spent INTEGER NOT NULL DEFAULT 0,
  late TEXT,
  -- How a review felt, as its person says: 'hard', 'easy', 'undone'.
  felt TEXT,
  PRIMARY KEY (user_num, place)
) WITHOUT ROWID;

-- INEP's item parameters (ITENS_PROVA files), imported by whoever runs the platform; none comes with it. `items`: JSON in the
-- order of INEP's answer strings, with the keys; 45 to 50 items of about 100 bytes, therefore a table with a rowid.
CREATE TABLE tri_booklets (
  num INTEGER PRIMARY KEY NOT NULL,
  year INTEGER NOT NULL,
  booklet INTEGER NOT NULL,
  area TEXT NOT NULL,
  colour TEXT NOT NULL,
  items TEXT NOT NULL,
  reliability TEXT NOT NULL,
  counted INTEGER NOT NULL
);
CREATE UNIQUE INDEX tri_booklets_by_code ON tri_booklets (year, booklet);

-- `booklet`: the first that has the item, by INEP's code; `counted`: how many of its items count for one language.
CREATE TABLE tri_items (
  code INTEGER NOT NULL,
  year INTEGER NOT NULL,
  area TEXT NOT NULL,
  skill INTEGER,
  booklet INTEGER NOT NULL,
  counted INTEGER NOT NULL,
  annulled INTEGER NOT NULL,
  a REAL,
  b REAL,
  c REAL,
  PRIMARY KEY (code, year)
) WITHOUT ROWID;

-- Mock exams are practice sessions with an exam's rules (decision 039). Events of the calendar: everybody starts together, and
-- results are held until `ends_at`; `job` scores them then, `last_job` after the last sheet that may still come.
CREATE TABLE mock_events (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  id TEXT NOT NULL,
  title TEXT NOT NULL,
  template TEXT NOT NULL,
  ords TEXT NOT NULL,
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  owner_id TEXT NOT NULL,
  job TEXT,
  last_job TEXT,
  ranked_at INTEGER,
  cancelled_at INTEGER,
  ranked INTEGER NOT NULL DEFAULT 0,
  -- Exams with a foreign language of one's choice: the same questions with those of Spanish in the place of English (decision 048); none
  -- where nothing is chosen. Whoever signs up can choose then.
  spanish_ords TEXT
);
CREATE UNIQUE INDEX mock_events_by_id ON mock_events (id);
CREATE INDEX mock_events_by_end ON mock_events (ends_at);
CREATE INDEX mock_events_of_owner ON mock_events (owner_id);

-- One row a session; one sheet a person in an event. `score`: what ranks; `place`: null while unranked or out of the ranking.
CREATE TABLE mock_sessions (
  session INTEGER PRIMARY KEY NOT NULL,
  user_num INTEGER NOT NULL,
  exam TEXT NOT NULL,
  method TEXT NOT NULL,
  event INTEGER,
  scores TEXT,
  score REAL,
  scored_at INTEGER,
  place INTEGER,
  is_hidden INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX mock_sessions_of_person ON mock_sessions (user_num, session);
CREATE UNIQUE INDEX mock_sessions_of_event ON mock_sessions (event, user_num) WHERE event IS NOT NULL;
CREATE INDEX mock_sessions_by_place ON mock_sessions (event, place) WHERE place IS NOT NULL;

-- Who signed up for an exam of the calendar, to be reminded and to learn of a new time (decision 048). `ranked`: sheets with a place,
-- counted when the places are written, not at each look.
CREATE TABLE mock_registrations (
  event INTEGER NOT NULL,
  user_num INTEGER NOT NULL,
  language TEXT,
  PRIMARY KEY (event, user_num)
) WITHOUT ROWID;
CREATE INDEX mock_registrations_of_person ON mock_registrations (user_num);

-- Reviews (decision 043). A card is a question that somebody got wrong or marked; `due` and `last` are days since 1970 in São
-- Paulo, stability and difficulty are those of FSRS-6 (null: never answered). `place`: of its last review, 0 for none.
CREATE TABLE review_cards (
  user_num INTEGER NOT NULL,
  ord INTEGER NOT NULL,
  due INTEGER NOT NULL,
  last INTEGER,
  stability REAL,
  difficulty REAL,
  place INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (user_num, ord)
) WITHOUT ROWID;
CREATE INDEX review_cards_due ON review_cards (user_num, due);

-- The ledger of reviews: one row a question of a review session (place = session x 1000 + position, as in practice_items), with the
-- card as it was before: undoing gives it back. `grade`: 1 to 4, 0 undone.
CREATE TABLE reviews (
  user_num INTEGER NOT NULL,
  ord INTEGER NOT NULL,
  place INTEGER NOT NULL,
  day INTEGER NOT NULL,
  grade INTEGER NOT NULL,
  felt TEXT,
  spent INTEGER NOT NULL,
  due_before INTEGER NOT NULL,
  last_before INTEGER,
  stability_before REAL,
  difficulty_before REAL,
  PRIMARY KEY (user_num, ord, place)
) WITHOUT ROWID;

-- What a person chose (retention in per cent, cards a day, day of the exam), how much of progress.wrong_ords has become cards
-- (`opened`, characters), the cards by day due ({"20780": 12}), and the reviews of the last day and of all.
CREATE TABLE review_plans (
  user_num INTEGER PRIMARY KEY NOT NULL,
  retention INTEGER NOT NULL DEFAULT 90,
  daily INTEGER NOT NULL DEFAULT 30,
  exam_day INTEGER,
  opened INTEGER NOT NULL DEFAULT 0,
  days TEXT NOT NULL DEFAULT '{}',
  day INTEGER NOT NULL DEFAULT 0,
  day_reviews INTEGER NOT NULL DEFAULT 0,
  all_reviews INTEGER NOT NULL DEFAULT 0,
  all_seconds INTEGER NOT NULL DEFAULT 0
);

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

-- Cards that a person writes (decision 043): a question and its answer, with FSRS-6's memory. Days since 1970 in São Paulo. `turn`
-- moves with every review and undo, so that each counts once however often it is sent; the *_before are the last review's, to undo it.
CREATE TABLE review_notes (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  user_num INTEGER NOT NULL,
  id TEXT NOT NULL,
  front TEXT NOT NULL,
  back TEXT NOT NULL,
  due INTEGER NOT NULL,
  last INTEGER,
  stability REAL,
  difficulty REAL,
  turn INTEGER NOT NULL DEFAULT 0,
  due_before INTEGER,
  last_before INTEGER,
  stability_before REAL,
  difficulty_before REAL,
  created_at INTEGER NOT NULL
);
CREATE UNIQUE INDEX review_notes_by_id ON review_notes (user_num, id);
CREATE INDEX review_notes_by_due ON review_notes (user_num, due);

CREATE TRIGGER review_cards_open AFTER INSERT ON review_cards
BEGIN
  UPDATE review_plans SET days = json_set(days, '$."' || NEW.due || '"', coalesce(days ->> ('$."' || NEW.due || '"'), 0) + 1)
  WHERE user_num = NEW.user_num;
END;

CREATE TRIGGER review_cards_move AFTER UPDATE OF due ON review_cards
WHEN NEW.due <> OLD.due
BEGIN
  UPDATE review_plans SET days = json_set(
    CASE coalesce(days ->> ('$."' || OLD.due || '"'), 0) WHEN 1 THEN json_remove(days, '$."' || OLD.due || '"')
      ELSE json_set(days, '$."' || OLD.due || '"', coalesce(days ->> ('$."' || OLD.due || '"'), 0) - 1) END,
    '$."' || NEW.due || '"', coalesce(days ->> ('$."' || NEW.due || '"'), 0) + 1)
  WHERE user_num = NEW.user_num;
END;

CREATE TRIGGER reviews_count AFTER INSERT ON reviews
BEGIN
  UPDATE review_plans SET
    day_reviews = CASE WHEN day < NEW.day THEN 1 WHEN day = NEW.day THEN day_reviews + 1 ELSE day_reviews END,
    day = max(day, NEW.day),
    all_reviews = all_reviews + 1,
    all_seconds = all_seconds + NEW.spent
  WHERE user_num = NEW.user_num;
END;

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
