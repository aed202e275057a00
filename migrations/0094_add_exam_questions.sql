-- The questions of open exams, by question: what one looked-up row tells whether a question may be held back from somebody (decision 071).
-- kind: 0 an assessment, 1 an event of the calendar, 2 a test of mentoring, 3 a week's set of a challenge; exam: its number. Written by
-- triggers alone. Who is held back, and until when, is asked of the exam's own rows (app/queries/questions/held-back.server.ts).
CREATE TABLE exam_questions (
  ord INTEGER NOT NULL,
  kind INTEGER NOT NULL,
  exam INTEGER NOT NULL,
  PRIMARY KEY (ord, kind, exam),
  CONSTRAINT exam_questions_kind CHECK (kind BETWEEN 0 AND 3)
) WITHOUT ROWID;
CREATE INDEX exam_questions_of_exam ON exam_questions (kind, exam);

-- From the publication to the release, in the statement that publishes. A training is never held back.
CREATE TRIGGER assessments_hold_inserted AFTER INSERT ON assessments WHEN NEW.published_at IS NOT NULL
BEGIN
  INSERT OR IGNORE INTO exam_questions (ord, kind, exam)
  SELECT h.value ->> 'ord', 0, NEW.num FROM json_each(NEW.document, '$.sections') g, json_each(g.value, '$.questions') h
  WHERE NEW.released_at IS NULL AND NEW.deleted_at IS NULL AND NEW.active = 1 AND coalesce(NEW.rules ->> 'training', 0) = 0;
END;
CREATE TRIGGER assessments_hold AFTER UPDATE OF document, rules, active, published_at, released_at, deleted_at ON assessments
WHEN NEW.published_at IS NOT NULL OR OLD.published_at IS NOT NULL
BEGIN
  DELETE FROM exam_questions WHERE kind = 0 AND exam = NEW.num;
  INSERT OR IGNORE INTO exam_questions (ord, kind, exam)
  SELECT h.value ->> 'ord', 0, NEW.num FROM json_each(NEW.document, '$.sections') g, json_each(g.value, '$.questions') h
  WHERE NEW.published_at IS NOT NULL AND NEW.released_at IS NULL AND NEW.deleted_at IS NULL AND NEW.active = 1
    AND coalesce(NEW.rules ->> 'training', 0) = 0;
END;
CREATE TRIGGER assessments_let_go AFTER DELETE ON assessments
BEGIN
  DELETE FROM exam_questions WHERE kind = 0 AND exam = OLD.num;
END;

-- An event is announced when it is made. Its job begins after its end.
CREATE TRIGGER mock_events_hold AFTER INSERT ON mock_events WHEN NEW.cancelled_at IS NULL
BEGIN
  INSERT OR IGNORE INTO exam_questions (ord, kind, exam)
  SELECT value, 1, NEW.num FROM json_each(NEW.ords) UNION SELECT value, 1, NEW.num FROM json_each(coalesce(NEW.spanish_ords, '[]'));
END;
CREATE TRIGGER mock_events_let_go AFTER UPDATE OF job, cancelled_at ON mock_events
WHEN NEW.job IS NOT NULL OR NEW.cancelled_at IS NOT NULL
BEGIN
  DELETE FROM exam_questions WHERE kind = 1 AND exam = NEW.num;
END;
CREATE TRIGGER mock_events_go AFTER DELETE ON mock_events
BEGIN
  DELETE FROM exam_questions WHERE kind = 1 AND exam = OLD.num;
END;

-- A test that is given as an exam; a list to study is none.
CREATE TRIGGER mentoring_sittings_hold AFTER INSERT ON mentoring_sittings WHEN NEW.mode = 'exam'
BEGIN
  INSERT OR IGNORE INTO exam_questions (ord, kind, exam)
  SELECT j.value, 2, t.num FROM mentoring_tests t, json_each(t.ords) j WHERE t.num = NEW.test;
END;
CREATE TRIGGER mentoring_tests_let_go AFTER DELETE ON mentoring_tests
BEGIN
  DELETE FROM exam_questions WHERE kind = 2 AND exam = OLD.num;
END;

CREATE TRIGGER challenge_sets_hold AFTER INSERT ON challenge_sets WHEN NEW.closed_at IS NULL
BEGIN
  INSERT OR IGNORE INTO exam_questions (ord, kind, exam) SELECT value, 3, NEW.num FROM json_each(NEW.ords);
END;
CREATE TRIGGER challenge_sets_let_go AFTER UPDATE OF closed_at ON challenge_sets WHEN NEW.closed_at IS NOT NULL
BEGIN
  DELETE FROM exam_questions WHERE kind = 3 AND exam = NEW.num;
END;
CREATE TRIGGER challenge_sets_go AFTER DELETE ON challenge_sets
BEGIN
  DELETE FROM exam_questions WHERE kind = 3 AND exam = OLD.num;
END;

INSERT OR IGNORE INTO exam_questions (ord, kind, exam)
SELECT h.value ->> 'ord', 0, a.num FROM assessments a, json_each(a.document, '$.sections') g, json_each(g.value, '$.questions') h
WHERE a.published_at IS NOT NULL AND a.released_at IS NULL AND a.deleted_at IS NULL AND a.active = 1;
INSERT OR IGNORE INTO exam_questions (ord, kind, exam)
SELECT j.value, 1, e.num FROM mock_events e, json_each(e.ords) j WHERE e.job IS NULL AND e.cancelled_at IS NULL;
INSERT OR IGNORE INTO exam_questions (ord, kind, exam)
SELECT j.value, 1, e.num FROM mock_events e, json_each(coalesce(e.spanish_ords, '[]')) j WHERE e.job IS NULL AND e.cancelled_at IS NULL;
INSERT OR IGNORE INTO exam_questions (ord, kind, exam)
SELECT j.value, 2, t.num FROM mentoring_tests t, json_each(t.ords) j
WHERE EXISTS (SELECT 1 FROM mentoring_sittings s WHERE s.test = t.num AND s.mode = 'exam');
INSERT OR IGNORE INTO exam_questions (ord, kind, exam)
SELECT j.value, 3, c.num FROM challenge_sets c, json_each(c.ords) j WHERE c.closed_at IS NULL;
