-- `scoring` counts what scores are made of: keys, marks, how is marked, late sittings. A release notes it in `scoring_from` when it
-- begins and in `scored` when all scores are stored; where `scored` is behind, scores are due. `ledger_day`: the newest day (of
-- Brasília, since 1970) whose limit left answers out of the ledger.
ALTER TABLE assessments ADD COLUMN scoring INTEGER NOT NULL DEFAULT 0;
ALTER TABLE assessments ADD COLUMN scoring_from INTEGER NOT NULL DEFAULT 0;
ALTER TABLE assessments ADD COLUMN scored INTEGER NOT NULL DEFAULT 0;
ALTER TABLE assessments ADD COLUMN ledger_day INTEGER;
CREATE INDEX assessments_to_score ON assessments (num) WHERE released_at IS NOT NULL AND scored < scoring;
CREATE INDEX assessments_of_ledger_day ON assessments (ledger_day) WHERE ledger_day IS NOT NULL;

CREATE TRIGGER key_changes_count AFTER INSERT ON assessment_key_changes
BEGIN
  UPDATE assessments SET scoring = scoring + 1 WHERE num = NEW.assessment;
END;
CREATE TRIGGER key_changes_undone_count AFTER UPDATE OF undone_at ON assessment_key_changes
BEGIN
  UPDATE assessments SET scoring = scoring + 1 WHERE num = NEW.assessment;
END;
CREATE TRIGGER marks_count AFTER INSERT ON assessment_marks
BEGIN
  UPDATE assessments SET scoring = scoring + 1 WHERE num = NEW.assessment;
END;
CREATE TRIGGER changed_marks_count AFTER UPDATE OF fraction ON assessment_marks WHEN OLD.fraction <> NEW.fraction
BEGIN
  UPDATE assessments SET scoring = scoring + 1 WHERE num = NEW.assessment;
END;
CREATE TRIGGER marking_counts AFTER INSERT ON assessment_marking
BEGIN
  UPDATE assessments SET scoring = scoring + 1 WHERE num = NEW.assessment;
END;
CREATE TRIGGER changed_marking_counts AFTER UPDATE ON assessment_marking
BEGIN
  UPDATE assessments SET scoring = scoring + 1 WHERE num = NEW.assessment;
END;
CREATE TRIGGER late_sittings_count AFTER UPDATE OF submitted_at ON submissions
WHEN OLD.submitted_at IS NULL AND NEW.submitted_at IS NOT NULL
BEGIN
  UPDATE assessments SET scoring = scoring + 1 WHERE num = NEW.assessment AND released_at IS NOT NULL;
END;
