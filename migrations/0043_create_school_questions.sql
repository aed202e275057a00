-- Questions that a school's teachers write for it alone (decision 027). Their rows stand in the bank's tables from ord 10^11 on, with
-- the state "quarantined", which every statement of the bank leaves out. words: folded, of the statement. author: an account's id.
CREATE TABLE school_questions (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  ord INTEGER NOT NULL,
  school TEXT NOT NULL REFERENCES schools (id),
  author TEXT NOT NULL,
  active INTEGER NOT NULL DEFAULT 1,
  words TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  updated_by TEXT NOT NULL,
  CONSTRAINT school_questions_ord CHECK (ord >= 100000000000)
);
CREATE UNIQUE INDEX school_questions_by_ord ON school_questions (ord);
CREATE INDEX school_questions_of_school ON school_questions (school, num);

-- Words with their school, and one token of the state, as notebooks'.
CREATE VIRTUAL TABLE school_question_words USING fts5(
  words, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2'
);
CREATE TRIGGER school_questions_are_indexed AFTER INSERT ON school_questions
BEGIN
  INSERT INTO school_question_words (rowid, words)
  SELECT NEW.num, 'x' || s.num || 'q' || replace(NEW.words, ' ', ' x' || s.num || 'q') || ' x' || s.num || 'q0a' || NEW.active
  FROM schools s WHERE s.id = NEW.school;
END;
CREATE TRIGGER school_questions_change_words AFTER UPDATE OF words, active ON school_questions
WHEN NEW.words <> OLD.words OR NEW.active <> OLD.active
BEGIN
  DELETE FROM school_question_words WHERE rowid = OLD.num;
  INSERT INTO school_question_words (rowid, words)
  SELECT NEW.num, 'x' || s.num || 'q' || replace(NEW.words, ' ', ' x' || s.num || 'q') || ' x' || s.num || 'q0a' || NEW.active
  FROM schools s WHERE s.id = NEW.school;
END;

-- Where a school's own questions stand: kept with `notebooks.questions`, whose triggers know the sections.
CREATE TABLE school_question_places (
  ord INTEGER NOT NULL,
  notebook INTEGER NOT NULL,
  section TEXT NOT NULL,
  PRIMARY KEY (ord, notebook, section)
) WITHOUT ROWID;
CREATE INDEX school_question_places_of_notebook ON school_question_places (notebook);
CREATE TRIGGER notebooks_place_questions AFTER UPDATE OF questions ON notebooks
BEGIN
  DELETE FROM school_question_places WHERE notebook = NEW.num;
  INSERT OR IGNORE INTO school_question_places (ord, notebook, section)
  SELECT s.ord, NEW.num, j.value ->> 0 FROM json_each(NEW.questions) j
    CROSS JOIN school_questions s ON s.ord = j.value ->> 1 AND s.school = NEW.school
  WHERE j.value ->> 1 >= 100000000000;
END;

-- A school's own question stands in its own notebooks only, whatever code asks (security.md SEC-04).
CREATE TRIGGER blocks_take_own_questions BEFORE INSERT ON blocks
WHEN NEW.kind IN ('question', 'questions') AND EXISTS (
  SELECT 1 FROM json_each(NEW.source, '$.ords') j WHERE j.value >= 100000000000 AND NOT EXISTS (
    SELECT 1 FROM school_questions s CROSS JOIN notebooks n ON n.num = NEW.notebook WHERE s.ord = j.value AND s.school = n.school))
BEGIN
  SELECT RAISE(ABORT, 'refused: block-not-accepted');
END;
CREATE TRIGGER blocks_keep_own_questions BEFORE UPDATE OF source, kind, notebook ON blocks
WHEN NEW.kind IN ('question', 'questions') AND EXISTS (
  SELECT 1 FROM json_each(NEW.source, '$.ords') j WHERE j.value >= 100000000000 AND NOT EXISTS (
    SELECT 1 FROM school_questions s CROSS JOIN notebooks n ON n.num = NEW.notebook WHERE s.ord = j.value AND s.school = n.school))
BEGIN
  SELECT RAISE(ABORT, 'refused: block-not-accepted');
END;

-- Who may answer a school's own question: its staff, and students with an active notebook that shows it. account: users.num.
CREATE VIEW school_question_readers AS
SELECT q.ord, q.school, p.account FROM school_questions q
  JOIN schools s ON s.id = q.school
  JOIN school_people p ON p.school = s.num AND p.active = 1
WHERE p.role <> 'student' OR EXISTS (
  SELECT 1 FROM school_question_places l
    JOIN notebooks n ON n.num = l.notebook AND n.school = q.school AND n.active = 1 AND n.deleted_at IS NULL
    JOIN class_notebooks k ON k.notebook = n.num
    JOIN class_members m ON m.class = k.class AND m.person = p.num AND m.until = 0
  WHERE l.ord = q.ord AND n.sections ->> ('$."' || l.section || '".shown') = 1
    AND coalesce(n.sections ->> ('$."' || l.section || '".deleted'), 0) = 0);

-- Nobody else's answer enters the ledger; without a row there, no key and no solution leaves the database.
CREATE TRIGGER answers_by_readers BEFORE INSERT ON answers
WHEN NEW.ord >= 100000000000
  AND NOT EXISTS (SELECT 1 FROM school_question_readers r WHERE r.ord = NEW.ord AND r.account = NEW.user_num)
BEGIN
  SELECT RAISE(IGNORE);
END;

-- Answers to a school's own questions give no points and no totals (a teacher could mint points): they count in the week's activity,
-- in who came when, and against the limits.
DROP TRIGGER answers_count;

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
    subject_answers = json_set(subject_answers, '$."' || (NEW.grade >> 1) || '"',
      coalesce(subject_answers ->> ('$."' || (NEW.grade >> 1) || '"'), 0) + 1),
    subject_correct = json_set(subject_correct, '$."' || (NEW.grade >> 1) || '"',
      coalesce(subject_correct ->> ('$."' || (NEW.grade >> 1) || '"'), 0) + (NEW.grade & 1)),
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
    last_ord = NEW.ord,
    last_answered_at = NEW.answered_at
  WHERE user_num = NEW.user_num;
END;

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
    last_answered_at = NEW.answered_at
  WHERE user_num = NEW.user_num;
END;

DROP TRIGGER answers_recount;

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
    subject_correct = json_set(subject_correct, '$."' || (NEW.grade >> 1) || '"',
      coalesce(subject_correct ->> ('$."' || (NEW.grade >> 1) || '"'), 0) + NEW.grade - OLD.grade),
    right_ords = replace(right_ords, ',' || NEW.ord || ',', ',') || CASE NEW.grade & 1 WHEN 1 THEN NEW.ord || ',' ELSE '' END,
    wrong_ords = replace(wrong_ords, ',' || NEW.ord || ',', ',') || CASE NEW.grade & 1 WHEN 1 THEN '' ELSE NEW.ord || ',' END
  WHERE user_num = NEW.user_num;
END;

CREATE TRIGGER answers_recount_of_school AFTER UPDATE OF grade ON answers
WHEN NEW.ord >= 100000000000 AND NEW.grade <> OLD.grade AND NEW.grade >> 1 = OLD.grade >> 1
BEGIN
  UPDATE progress SET
    week_correct = json_set(week_correct, '$."' || date(NEW.answered_at - 10800, 'unixepoch', '-6 days', 'weekday 1') || '"',
      coalesce(week_correct ->> ('$."' || date(NEW.answered_at - 10800, 'unixepoch', '-6 days', 'weekday 1') || '"'), 0) + NEW.grade - OLD.grade)
  WHERE user_num = NEW.user_num;
END;
