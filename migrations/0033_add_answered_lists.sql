-- The questions of a person's first answers, right and wrong, between commas (",20190000001,20210000007,"), the last ones last. A
-- search for them reads one row, and finds them in its index by their tokens (search-tokens.ts), which `bank reindex` brings
-- (version 5). The last columns of a long row: a page that does not name them does not read them.
ALTER TABLE progress ADD COLUMN right_ords TEXT NOT NULL DEFAULT ',';
ALTER TABLE progress ADD COLUMN wrong_ords TEXT NOT NULL DEFAULT ',';

UPDATE progress SET right_ords = l.right_ords, wrong_ords = l.wrong_ords FROM (
  SELECT user_num,
    ',' || coalesce(group_concat(CASE grade & 1 WHEN 1 THEN ord END) || ',', '') AS right_ords,
    ',' || coalesce(group_concat(CASE grade & 1 WHEN 0 THEN ord END) || ',', '') AS wrong_ords
  FROM (SELECT user_num, ord, grade FROM answers ORDER BY user_num, answered_at, ord) GROUP BY user_num
) l WHERE l.user_num = progress.user_num;

DROP TRIGGER answers_count;

CREATE TRIGGER answers_count AFTER INSERT ON answers
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

DROP TRIGGER answers_recount;

CREATE TRIGGER answers_recount AFTER UPDATE OF grade ON answers
WHEN NEW.grade <> OLD.grade AND NEW.grade >> 1 = OLD.grade >> 1
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

-- Ranks have the token too: the clock, or the reindexing, writes them anew.
DELETE FROM question_ranks;
DELETE FROM question_standings;
