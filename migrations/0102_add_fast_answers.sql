-- Answers quicker than reading (decision 079): they keep their points, which boards do not count.
-- Seconds that reading takes, by the words of statement and alternatives (app/domain/progress/reading-time.ts, whose numbers these
-- are). Here words are counted by their spaces; the next import of a question counts them again.
ALTER TABLE question_keys ADD COLUMN reading INTEGER NOT NULL DEFAULT 0;
UPDATE question_keys SET reading = min(30, max(3, w.words * 60 / 450)) FROM (
  SELECT s.ord, length(s.statement) - length(replace(replace(s.statement, char(10), ''), ' ', '')) + 1
    + coalesce((SELECT sum(length((j.value ->> 'text')) - length(replace(replace((j.value ->> 'text'), char(10), ''), ' ', '')) + 1) FROM json_each(s.alternatives) j), 0) AS words
  FROM question_sources s
) w WHERE w.ord = question_keys.ord;

-- grade = subject x 2, plus 1 when right, plus 256 x the seconds that must lie between the answer before and this one (0: none, 255: its
-- sitting was too short for it): one value, so that grading reads the answer key once. The column is virtual: no row is written.
ALTER TABLE answers DROP COLUMN subject;
ALTER TABLE answers ADD COLUMN subject INTEGER GENERATED ALWAYS AS ((grade >> 1) & 127) VIRTUAL;
-- waited: seconds on the device before it was sent.
ALTER TABLE answers ADD COLUMN waited INTEGER NOT NULL DEFAULT 0;
ALTER TABLE answers ADD COLUMN is_fast INTEGER NOT NULL DEFAULT 0;
-- given_at: of the last answer, without its wait.
ALTER TABLE progress ADD COLUMN given_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE progress ADD COLUMN fast_points INTEGER NOT NULL DEFAULT 0;
ALTER TABLE progress ADD COLUMN fast_weeks TEXT NOT NULL DEFAULT '{}';

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

DROP TRIGGER answers_count_of_school;

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
    subject_correct = json_set(subject_correct, '$."' || ((NEW.grade >> 1) & 127) || '"',
      coalesce(subject_correct ->> ('$."' || ((NEW.grade >> 1) & 127) || '"'), 0) + NEW.grade - OLD.grade),
    fast_points = fast_points + 2 * NEW.is_fast * (NEW.grade - OLD.grade),
    fast_weeks = CASE NEW.is_fast WHEN 1 THEN json_set(fast_weeks, '$."' || date(NEW.answered_at - 10800, 'unixepoch', '-6 days', 'weekday 1') || '"',
      coalesce(fast_weeks ->> ('$."' || date(NEW.answered_at - 10800, 'unixepoch', '-6 days', 'weekday 1') || '"'), 0) + 2 * (NEW.grade - OLD.grade)) ELSE fast_weeks END,
    right_ords = replace(right_ords, ',' || NEW.ord || ',', ',') || CASE NEW.grade & 1 WHEN 1 THEN NEW.ord || ',' ELSE '' END,
    wrong_ords = replace(wrong_ords, ',' || NEW.ord || ',', ',') || CASE NEW.grade & 1 WHEN 1 THEN '' ELSE NEW.ord || ',' END
  WHERE user_num = NEW.user_num;
END;
