-- What a person lets others see of them. No row: nothing, which is where everybody begins (decision 20).
CREATE TABLE public_profiles (
  user_id TEXT PRIMARY KEY NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  visibility TEXT NOT NULL DEFAULT 'private',
  shares TEXT NOT NULL DEFAULT '[]',
  changed_at INTEGER NOT NULL,
  CONSTRAINT public_profiles_visibility CHECK (visibility IN ('private', 'signed-in', 'everybody'))
) WITHOUT ROWID;

-- The key of the person's own picture in the file store, new with every picture.
ALTER TABLE users ADD COLUMN picture TEXT;

-- The questions answered last, newest first: the ledger is keyed by question, so that asking it would read all of it.
ALTER TABLE progress ADD COLUMN recent TEXT NOT NULL DEFAULT '[]';
UPDATE progress SET recent = (
  SELECT json_group_array(ord) FROM (
    SELECT ord FROM answers WHERE answers.user_num = progress.user_num ORDER BY answered_at DESC LIMIT 8
  )
);

-- As in 0004, with the questions answered last.
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
    recent = (SELECT json_group_array(value) FROM (
      SELECT NEW.ord AS value UNION ALL SELECT value FROM json_each(progress.recent) LIMIT 8)),
    last_ord = NEW.ord,
    last_answered_at = NEW.answered_at
  WHERE user_num = NEW.user_num;
END;
