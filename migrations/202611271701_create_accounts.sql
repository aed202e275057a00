CREATE TABLE users (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  id TEXT NOT NULL,
  email TEXT NOT NULL,
  email_verified INTEGER NOT NULL DEFAULT 0,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  password_hash TEXT,
  claims TEXT NOT NULL DEFAULT '[]',
  claims_version INTEGER NOT NULL DEFAULT 0,
  school_id TEXT,
  school_role TEXT,
  profile_complete_at INTEGER,
  created_at INTEGER NOT NULL,
  promo_code TEXT,
  pending_password_reset INTEGER NOT NULL DEFAULT 0,
  creation_state INTEGER NOT NULL DEFAULT 2,
  -- The key of the person's own picture in the file store, new with every picture.
  picture TEXT,
  suspended_at INTEGER,
  suspension_reason TEXT,
  -- What an account may do in schools follows from its active memberships: `schools` lists them, school_id and school_role
  -- are the one it opened last. Sessions keep going with the new claims version.
  schools TEXT NOT NULL DEFAULT '[]',
  -- Made of the ledger: JSON list of {plan, since, until}. `plans_seen`: the ledger's last number it was made of;
  -- `plans_until`: the last end; `plans_told`: the end that the person was reminded of.
  plans TEXT NOT NULL DEFAULT '[]',
  plans_seen INTEGER NOT NULL DEFAULT 0,
  plans_until INTEGER,
  plans_told INTEGER,
  -- What an account may do in communities follows from its rows, as in schools: sessions go on with the new claims version.
  communities TEXT NOT NULL DEFAULT '[]',
  -- A guardian's confirmation as a state: 1 while an account of somebody up to 16 waits for it (app/platform/access/guardian.ts).
  guardian_waits INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT users_email_lower CHECK (email = lower(email))
);
CREATE UNIQUE INDEX users_id_unique ON users (id);
CREATE UNIQUE INDEX users_email_unique ON users (email);
CREATE INDEX users_by_plans_until ON users (plans_until) WHERE plans_until IS NOT NULL;
CREATE INDEX users_waiting_for_guardian ON users (profile_complete_at) WHERE guardian_waits = 1;

CREATE TABLE sessions (
  id TEXT PRIMARY KEY NOT NULL,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  stamp INTEGER NOT NULL DEFAULT 0,
  user_agent TEXT
) WITHOUT ROWID;
CREATE INDEX sessions_of_user ON sessions (user_id);

-- grade = subject x 2, plus 1 when right, plus 256 x the seconds that must lie between the answer before and this one (0: none, 255: its
-- sitting was too short for it): one value, so that grading reads the answer key once. is_fast: quicker than reading (decision 079).
CREATE TABLE answers (
  user_num INTEGER NOT NULL,
  ord INTEGER NOT NULL,
  alternative TEXT NOT NULL,
  grade INTEGER NOT NULL,
  correct INTEGER GENERATED ALWAYS AS (grade & 1) VIRTUAL,
  answered_at INTEGER NOT NULL,
  operation TEXT NOT NULL,
  subject INTEGER GENERATED ALWAYS AS ((grade >> 1) & 127) VIRTUAL,
  -- waited: seconds on the device before it was sent.
  waited INTEGER NOT NULL DEFAULT 0,
  is_fast INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (user_num, ord)
) WITHOUT ROWID;
-- Who answered a question: only a change of its key asks that.
CREATE INDEX answers_of_question ON answers (ord);

CREATE TABLE answer_attempts (
  user_num INTEGER NOT NULL,
  operation TEXT NOT NULL,
  ord INTEGER NOT NULL,
  alternative TEXT NOT NULL,
  answered_at INTEGER NOT NULL,
  PRIMARY KEY (user_num, operation)
) WITHOUT ROWID;
-- A person's own tries at one question.
CREATE INDEX answer_attempts_by_question ON answer_attempts (user_num, ord);

CREATE TABLE progress (
  user_num INTEGER PRIMARY KEY NOT NULL,
  total_points INTEGER NOT NULL DEFAULT 0,
  questions INTEGER NOT NULL DEFAULT 0,
  correct INTEGER NOT NULL DEFAULT 0,
  activity INTEGER NOT NULL DEFAULT 0,
  week_questions TEXT NOT NULL DEFAULT '{}',
  week_correct TEXT NOT NULL DEFAULT '{}',
  week_points TEXT NOT NULL DEFAULT '{}',
  subject_answers TEXT NOT NULL DEFAULT '{}',
  subject_correct TEXT NOT NULL DEFAULT '{}',
  last_ord INTEGER,
  last_answered_at INTEGER,
  -- The questions answered last, newest first: the ledger is keyed by question, so that asking it would read all of it.
  recent TEXT NOT NULL DEFAULT '[]',
  -- First answers of the current day (of São Paulo) and minute (of UTC): their limits hold in the ledger, whatever stores them.
  -- An exam's answers are graded together, so only the limit of the day counts them.
  day INTEGER NOT NULL DEFAULT 0,
  day_answers INTEGER NOT NULL DEFAULT 0,
  minute INTEGER NOT NULL DEFAULT 0,
  minute_answers INTEGER NOT NULL DEFAULT 0,
  -- The questions of a person's first answers, right and wrong, between commas (",20190000001,20210000007,"), the last ones last. A
  -- search for them reads one row, and finds them in its index by their tokens (search-tokens.ts), which `bank reindex` brings.
  -- The last columns of a long row: a page that does not name them does not read them.
  right_ords TEXT NOT NULL DEFAULT ',',
  wrong_ords TEXT NOT NULL DEFAULT ',',
  -- The highest level that a person was congratulated on (or began with): each level once, whatever the device.
  celebrated_level INTEGER NOT NULL DEFAULT 1,
  -- given_at: of the last answer, without its wait.
  given_at INTEGER NOT NULL DEFAULT 0,
  fast_points INTEGER NOT NULL DEFAULT 0,
  fast_weeks TEXT NOT NULL DEFAULT '{}'
);

CREATE TABLE profiles (
  user_id TEXT PRIMARY KEY NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  origin TEXT NOT NULL,
  other_origin TEXT NOT NULL DEFAULT '',
  courses TEXT NOT NULL,
  other_course TEXT NOT NULL DEFAULT '',
  study_level TEXT NOT NULL,
  other_study_level TEXT NOT NULL DEFAULT '',
  state TEXT NOT NULL,
  url TEXT NOT NULL DEFAULT '',
  age_band TEXT,
  guardian_email TEXT,
  completed_at INTEGER NOT NULL,
  -- SHA-256 of the mailed link's token, when it was mailed last, and when the guardian confirmed.
  guardian_token_hash TEXT,
  guardian_asked_at INTEGER,
  guardian_confirmed_at INTEGER
) WITHOUT ROWID;
CREATE UNIQUE INDEX profiles_by_guardian_token ON profiles (guardian_token_hash) WHERE guardian_token_hash IS NOT NULL;

CREATE TABLE account_links (
  token_hash TEXT PRIMARY KEY NOT NULL,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  purpose TEXT NOT NULL,
  payload TEXT NOT NULL DEFAULT '{}',
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX account_links_of_user ON account_links (user_id);

-- The last attempts under a key, as a JSON list of epoch seconds: exact limits over a sliding window, in one statement.
CREATE TABLE rate_limits (
  key TEXT PRIMARY KEY NOT NULL,
  hits TEXT NOT NULL,
  refused INTEGER NOT NULL DEFAULT 0,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX rate_limits_by_end ON rate_limits (expires_at);

CREATE TABLE identities (
  provider TEXT NOT NULL,
  subject TEXT NOT NULL,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  email TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (provider, subject)
) WITHOUT ROWID;
CREATE UNIQUE INDEX identities_of_user ON identities (user_id, provider);

-- What a person lets others see of them. No row: nothing, which is where everybody begins (R-MINOR-2).
CREATE TABLE public_profiles (
  user_id TEXT PRIMARY KEY NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  visibility TEXT NOT NULL DEFAULT 'private',
  shares TEXT NOT NULL DEFAULT '[]',
  changed_at INTEGER NOT NULL,
  CONSTRAINT public_profiles_visibility CHECK (visibility IN ('private', 'signed-in', 'everybody'))
) WITHOUT ROWID;

-- Words of people's names, e-mail addresses and ids, folded; the rowid is the person's num.
CREATE VIRTUAL TABLE user_search USING fts5(
  words, content='', contentless_delete=1, prefix='1 2 3', tokenize='unicode61 remove_diacritics 2'
);

-- By whatever way somebody signs in: between reading a person and starting their session others may change them. No
-- suspended person gets a session, and a session starts with the claims version of this moment.
CREATE TRIGGER sessions_of_the_suspended BEFORE INSERT ON sessions
WHEN (SELECT suspended_at FROM users WHERE id = NEW.user_id) IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'the account is suspended');
END;

CREATE TRIGGER sessions_start_current AFTER INSERT ON sessions
WHEN NEW.stamp <> (SELECT claims_version FROM users WHERE id = NEW.user_id)
BEGIN
  UPDATE sessions SET stamp = (SELECT claims_version FROM users WHERE id = NEW.user_id) WHERE id = NEW.id;
END;

CREATE TRIGGER users_change_words AFTER UPDATE OF first_name, last_name, email ON users
BEGIN
  UPDATE user_search SET words = NEW.first_name || ' ' || NEW.last_name || ' ' || NEW.email || ' ' || NEW.id
  WHERE rowid = NEW.num;
END;

CREATE TRIGGER users_leave_no_words AFTER DELETE ON users
BEGIN
  DELETE FROM user_search WHERE rowid = OLD.num;
  DELETE FROM user_marks WHERE num = OLD.num;
END;

CREATE TRIGGER users_change_schools AFTER UPDATE OF schools ON users
BEGIN
  UPDATE users SET
    school_id = (SELECT value ->> 'id' FROM json_each(NEW.schools)
      ORDER BY (value ->> 'id') IS NOT NEW.school_id, key LIMIT 1),
    school_role = (SELECT value ->> 'role' FROM json_each(NEW.schools)
      ORDER BY (value ->> 'id') IS NOT NEW.school_id, key LIMIT 1)
  WHERE num = NEW.num;
  UPDATE sessions SET stamp = NEW.claims_version WHERE user_id = NEW.id;
END;

-- Marks name every school of an account, not only the one it opened last.
CREATE TRIGGER users_change_marks AFTER UPDATE OF claims, schools, suspended_at ON users
BEGIN
  DELETE FROM user_marks WHERE num = NEW.num;
  INSERT INTO user_marks (mark, num)
  SELECT DISTINCT 'claim:' || value, NEW.num FROM json_each(NEW.claims)
  UNION SELECT 'school:' || (value ->> 'id'), NEW.num FROM json_each(NEW.schools)
  UNION SELECT 'suspended', NEW.num WHERE NEW.suspended_at IS NOT NULL;
END;

CREATE TRIGGER users_are_indexed AFTER INSERT ON users
BEGIN
  INSERT INTO user_search (rowid, words)
  VALUES (NEW.num, NEW.first_name || ' ' || NEW.last_name || ' ' || NEW.email || ' ' || NEW.id);
  INSERT INTO user_marks (mark, num)
  SELECT DISTINCT 'claim:' || value, NEW.num FROM json_each(NEW.claims)
  UNION SELECT 'suspended', NEW.num WHERE NEW.suspended_at IS NOT NULL;
END;

CREATE TRIGGER answers_recount_of_school AFTER UPDATE OF grade ON answers
WHEN NEW.ord >= 100000000000 AND NEW.grade <> OLD.grade AND NEW.grade >> 1 = OLD.grade >> 1
BEGIN
  UPDATE progress SET
    week_correct = json_set(week_correct, '$."' || date(NEW.answered_at - 10800, 'unixepoch', '-6 days', 'weekday 1') || '"',
      coalesce(week_correct ->> ('$."' || date(NEW.answered_at - 10800, 'unixepoch', '-6 days', 'weekday 1') || '"'), 0) + NEW.grade - OLD.grade)
  WHERE user_num = NEW.user_num;
END;

CREATE TRIGGER users_change_communities AFTER UPDATE OF communities ON users
BEGIN
  UPDATE sessions SET stamp = NEW.claims_version WHERE user_id = NEW.id;
END;

-- Signing out, a suspension, a new password, a deleted account.
CREATE TRIGGER sessions_end_sockets AFTER DELETE ON sessions
BEGIN
  UPDATE room_sockets SET due = due + 1 WHERE session_id = OLD.id;
END;

-- Claims, plans, the role in a school or community, an inactivation: each gives the sessions a new stamp.
CREATE TRIGGER sessions_change_sockets AFTER UPDATE OF stamp ON sessions WHEN NEW.stamp <> OLD.stamp
BEGIN
  UPDATE room_sockets SET due = due + 1 WHERE session_id = NEW.id;
END;

CREATE TRIGGER answers_count AFTER INSERT ON answers WHEN NEW.ord < 100000000000
BEGIN
  UPDATE progress SET
    total_points = total_points + 1 + 2 * (NEW.grade & 1),
    questions = questions + 1,
    correct = correct + (NEW.grade & 1),
    activity = activity + 1,
    week_questions = json_set(week_questions, '$."' || date(NEW.answered_at - 10800, 'unixepoch', '-6 days', 'weekday 1') || '"',
      coalesce(week_questions ->> ('$."' || date(NEW.answered_at - 10800, 'unixepoch', '-6 days', 'weekday 1') || '"'), 0) + 1),
    week_correct = json_set(week_correct, '$."' || date(NEW.answered_at - 10800, 'unixepoch', '-6 days', 'weekday 1') || '"',
      coalesce(week_correct ->> ('$."' || date(NEW.answered_at - 10800, 'unixepoch', '-6 days', 'weekday 1') || '"'), 0) + (NEW.grade & 1)),
    week_points = json_set(week_points, '$."' || date(NEW.answered_at - 10800, 'unixepoch', '-6 days', 'weekday 1') || '"',
      coalesce(week_points ->> ('$."' || date(NEW.answered_at - 10800, 'unixepoch', '-6 days', 'weekday 1') || '"'), 0) + 1 + 2 * (NEW.grade & 1)),
    subject_answers = json_set(subject_answers, '$."' || ((NEW.grade >> 1) & 127) || '"',
      coalesce(subject_answers ->> ('$."' || ((NEW.grade >> 1) & 127) || '"'), 0) + 1),
    subject_correct = json_set(subject_correct, '$."' || ((NEW.grade >> 1) & 127) || '"',
      coalesce(subject_correct ->> ('$."' || ((NEW.grade >> 1) & 127) || '"'), 0) + (NEW.grade & 1)),
    recent = '[' || NEW.ord || coalesce(',' || (recent ->> 0), '') || coalesce(',' || (recent ->> 1), '') || coalesce(',' || (recent ->> 2), '')
      || coalesce(',' || (recent ->> 3), '') || coalesce(',' || (recent ->> 4), '') || coalesce(',' || (recent ->> 5), '') || coalesce(',' || (recent ->> 6), '') || ']',
    day_answers = CASE WHEN day <> (NEW.answered_at - 10800) / 86400 THEN 1
      WHEN day_answers >= 2000 THEN RAISE(ABORT, 'refused: too-many-answers-today') ELSE day_answers + 1 END,
    day = (NEW.answered_at - 10800) / 86400,
    minute_answers = CASE WHEN NEW.operation GLOB 'pratica-*' THEN minute_answers WHEN minute <> NEW.answered_at / 60 THEN 1
      WHEN minute_answers >= 60 THEN RAISE(ABORT, 'refused: too-many-answers') ELSE minute_answers + 1 END,
    minute = CASE WHEN NEW.operation GLOB 'pratica-*' THEN minute ELSE NEW.answered_at / 60 END,
    right_ords = right_ords || CASE NEW.grade & 1 WHEN 1 THEN NEW.ord || ',' ELSE '' END,
    wrong_ords = wrong_ords || CASE NEW.grade & 1 WHEN 1 THEN '' ELSE NEW.ord || ',' END,
    fast_points = fast_points + CASE WHEN (NEW.grade >> 8 = 255 OR (NEW.grade >> 8 > 0 AND NEW.answered_at - NEW.waited - (NEW.grade >> 8) < given_at)) THEN 1 + 2 * (NEW.grade & 1) ELSE 0 END,
    fast_weeks = CASE WHEN (NEW.grade >> 8 = 255 OR (NEW.grade >> 8 > 0 AND NEW.answered_at - NEW.waited - (NEW.grade >> 8) < given_at)) THEN json_set(fast_weeks, '$."' || date(NEW.answered_at - 10800, 'unixepoch', '-6 days', 'weekday 1') || '"',
      coalesce(fast_weeks ->> ('$."' || date(NEW.answered_at - 10800, 'unixepoch', '-6 days', 'weekday 1') || '"'), 0) + 1 + 2 * (NEW.grade & 1)) ELSE fast_weeks END,
    given_at = CASE WHEN NEW.operation GLOB 'pratica-*' THEN given_at ELSE max(given_at, NEW.answered_at - NEW.waited) END,
    last_ord = NEW.ord,
    last_answered_at = NEW.answered_at
  WHERE user_num = NEW.user_num;
END;

-- Answers to a school's own questions give no points and no totals (a teacher could mint points): they count in the week's activity,
-- in who came when, and against the limits.
CREATE TRIGGER answers_count_of_school AFTER INSERT ON answers WHEN NEW.ord >= 100000000000
BEGIN
  UPDATE progress SET
    week_questions = json_set(week_questions, '$."' || date(NEW.answered_at - 10800, 'unixepoch', '-6 days', 'weekday 1') || '"',
      coalesce(week_questions ->> ('$."' || date(NEW.answered_at - 10800, 'unixepoch', '-6 days', 'weekday 1') || '"'), 0) + 1),
    week_correct = json_set(week_correct, '$."' || date(NEW.answered_at - 10800, 'unixepoch', '-6 days', 'weekday 1') || '"',
      coalesce(week_correct ->> ('$."' || date(NEW.answered_at - 10800, 'unixepoch', '-6 days', 'weekday 1') || '"'), 0) + (NEW.grade & 1)),
    day_answers = CASE WHEN day <> (NEW.answered_at - 10800) / 86400 THEN 1
      WHEN day_answers >= 2000 THEN RAISE(ABORT, 'refused: too-many-answers-today') ELSE day_answers + 1 END,
    day = (NEW.answered_at - 10800) / 86400,
    minute_answers = CASE WHEN NEW.operation GLOB 'pratica-*' THEN minute_answers WHEN minute <> NEW.answered_at / 60 THEN 1
      WHEN minute_answers >= 60 THEN RAISE(ABORT, 'refused: too-many-answers') ELSE minute_answers + 1 END,
    minute = CASE WHEN NEW.operation GLOB 'pratica-*' THEN minute ELSE NEW.answered_at / 60 END,
    given_at = CASE WHEN NEW.operation GLOB 'pratica-*' THEN given_at ELSE max(given_at, NEW.answered_at - NEW.waited) END,
    last_answered_at = NEW.answered_at
  WHERE user_num = NEW.user_num;
END;

-- The flag, for challenges and for a key that changes: one more row, of fast answers alone.
CREATE TRIGGER progress_marks_fast AFTER UPDATE OF fast_points ON progress
WHEN NEW.questions > OLD.questions AND NEW.fast_points > OLD.fast_points
BEGIN
  UPDATE answers SET is_fast = 1 WHERE user_num = NEW.user_num AND ord = NEW.last_ord;
END;

-- The counters follow a grade that changes, as `answers_count` follows a new one. Points, 2 more when right.
CREATE TRIGGER answers_recount AFTER UPDATE OF grade ON answers
WHEN NEW.ord < 100000000000 AND NEW.grade <> OLD.grade AND NEW.grade >> 1 = OLD.grade >> 1
BEGIN
  UPDATE progress SET
    total_points = total_points + 2 * (NEW.grade - OLD.grade),
    correct = correct + NEW.grade - OLD.grade,
    week_correct = json_set(week_correct, '$."' || date(NEW.answered_at - 10800, 'unixepoch', '-6 days', 'weekday 1') || '"',
      coalesce(week_correct ->> ('$."' || date(NEW.answered_at - 10800, 'unixepoch', '-6 days', 'weekday 1') || '"'), 0) + NEW.grade - OLD.grade),
    week_points = json_set(week_points, '$."' || date(NEW.answered_at - 10800, 'unixepoch', '-6 days', 'weekday 1') || '"',
      coalesce(week_points ->> ('$."' || date(NEW.answered_at - 10800, 'unixepoch', '-6 days', 'weekday 1') || '"'), 0) + 2 * (NEW.grade - OLD.grade)),
    subject_correct = json_set(subject_correct, '$."' || ((NEW.grade >> 1) & 127) || '"',
      coalesce(subject_correct ->> ('$."' || ((NEW.grade >> 1) & 127) || '"'), 0) + NEW.grade - OLD.grade),
    fast_points = fast_points + 2 * NEW.is_fast * (NEW.grade - OLD.grade),
    fast_weeks = CASE NEW.is_fast WHEN 1 THEN json_set(fast_weeks, '$."' || date(NEW.answered_at - 10800, 'unixepoch', '-6 days', 'weekday 1') || '"',
      coalesce(fast_weeks ->> ('$."' || date(NEW.answered_at - 10800, 'unixepoch', '-6 days', 'weekday 1') || '"'), 0) + 2 * (NEW.grade - OLD.grade)) ELSE fast_weeks END,
    right_ords = replace(right_ords, ',' || NEW.ord || ',', ',') || CASE NEW.grade & 1 WHEN 1 THEN NEW.ord || ',' ELSE '' END,
    wrong_ords = replace(wrong_ords, ',' || NEW.ord || ',', ',') || CASE NEW.grade & 1 WHEN 1 THEN '' ELSE NEW.ord || ',' END
  WHERE user_num = NEW.user_num;
END;
