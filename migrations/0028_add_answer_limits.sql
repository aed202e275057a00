-- First answers of the current day (of São Paulo) and minute (of UTC): their limits hold in the ledger, whatever stores them.
-- An exam's answers are graded together, so only the limit of the day counts them.
ALTER TABLE progress ADD COLUMN day INTEGER NOT NULL DEFAULT 0;
ALTER TABLE progress ADD COLUMN day_answers INTEGER NOT NULL DEFAULT 0;
ALTER TABLE progress ADD COLUMN minute INTEGER NOT NULL DEFAULT 0;
ALTER TABLE progress ADD COLUMN minute_answers INTEGER NOT NULL DEFAULT 0;

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
    last_ord = NEW.ord,
    last_answered_at = NEW.answered_at
  WHERE user_num = NEW.user_num;
END;
