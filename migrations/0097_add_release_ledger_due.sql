-- A teacher's release can be taken back for ten minutes. ledger_due: when they are over, until the job that writes the answers into the
-- ledger begins; the questions stay held back as long (decision 074). Null: nothing waits.
ALTER TABLE assessments ADD COLUMN ledger_due INTEGER;
CREATE INDEX assessments_of_ledger_due ON assessments (ledger_due) WHERE ledger_due IS NOT NULL;

DROP TRIGGER assessments_hold;
CREATE TRIGGER assessments_hold AFTER UPDATE OF document, rules, active, published_at, released_at, ledger_due, deleted_at ON assessments
WHEN NEW.published_at IS NOT NULL OR OLD.published_at IS NOT NULL
BEGIN
  DELETE FROM exam_questions WHERE kind = 0 AND exam = NEW.num;
  INSERT OR IGNORE INTO exam_questions (ord, kind, exam)
  SELECT h.value ->> 'ord', 0, NEW.num FROM json_each(NEW.document, '$.sections') g, json_each(g.value, '$.questions') h
  WHERE NEW.published_at IS NOT NULL AND (NEW.released_at IS NULL OR NEW.ledger_due IS NOT NULL) AND NEW.deleted_at IS NULL
    AND NEW.active = 1 AND coalesce(NEW.rules ->> 'training', 0) = 0;
END;
