-- grade = subject x 2, plus 1 when right: one value, so that grading reads the answer key once.
CREATE TABLE answers (
  user_num INTEGER NOT NULL,
  ord INTEGER NOT NULL,
  alternative TEXT NOT NULL,
  grade INTEGER NOT NULL,
  correct INTEGER GENERATED ALWAYS AS (grade & 1) VIRTUAL,
  subject INTEGER GENERATED ALWAYS AS (grade >> 1) VIRTUAL,
  answered_at INTEGER NOT NULL,
  operation TEXT NOT NULL,
  PRIMARY KEY (user_num, ord)
) WITHOUT ROWID;

CREATE TABLE answer_attempts (
  user_num INTEGER NOT NULL,
  operation TEXT NOT NULL,
  ord INTEGER NOT NULL,
  alternative TEXT NOT NULL,
  answered_at INTEGER NOT NULL,
  PRIMARY KEY (user_num, operation)
) WITHOUT ROWID;

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
  last_answered_at INTEGER
);
CREATE INDEX progress_by_points ON progress (total_points);

-- The counters follow the ledger, whoever writes it: 1 point for an answer, 2 more when right, 1 of activity (spec 001 §9).
-- Weeks start on Monday in São Paulo (UTC-3): six days back, then on to the next Monday.
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
    last_ord = NEW.ord,
    last_answered_at = NEW.answered_at
  WHERE user_num = NEW.user_num;
END;
