-- Exams that a school sets. `document` (JSON): sections with their questions, weights and rubrics; `rules` (JSON): time, attempts,
-- order, code, what is shown when. `revision` grows with each save of either. `deleted_at`: soft deletion keeps the row.
-- `released_at`: when scores and keys that wait for it were released.
CREATE TABLE assessments (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  id TEXT NOT NULL,
  school TEXT NOT NULL REFERENCES schools (id),
  title TEXT NOT NULL,
  words TEXT NOT NULL,
  active INTEGER NOT NULL DEFAULT 1,
  published_at INTEGER,
  opens_at INTEGER,
  closes_at INTEGER,
  released_at INTEGER,
  document TEXT NOT NULL DEFAULT '{"sections":[]}',
  rules TEXT NOT NULL,
  questions INTEGER NOT NULL DEFAULT 0,
  revision INTEGER NOT NULL DEFAULT 1,
  event INTEGER,
  event_day INTEGER,
  created_by TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_by TEXT NOT NULL,
  updated_at INTEGER NOT NULL,
  deleted_at INTEGER,
  -- `scoring` counts what scores are made of: keys, marks, how is marked, late sittings. A release notes it in `scoring_from` when it
  -- begins and in `scored` when all scores are stored; where `scored` is behind, scores are due. `ledger_day`: the newest day (of
  -- Brasília, since 1970) whose limit left answers out of the ledger.
  scoring INTEGER NOT NULL DEFAULT 0,
  scoring_from INTEGER NOT NULL DEFAULT 0,
  scored INTEGER NOT NULL DEFAULT 0,
  ledger_day INTEGER,
  -- A teacher's release can be taken back for ten minutes. ledger_due: when they are over, until the job that writes the answers into the
  -- ledger begins; the questions stay held back as long (decision 074). Null: nothing waits.
  ledger_due INTEGER
);
CREATE UNIQUE INDEX assessments_by_id ON assessments (id);
CREATE INDEX assessments_of_school ON assessments (school, num) WHERE deleted_at IS NULL;
CREATE INDEX assessments_of_event ON assessments (event, event_day) WHERE event IS NOT NULL;
CREATE INDEX assessments_deleted ON assessments (deleted_at) WHERE deleted_at IS NOT NULL;
-- A teacher's own assessments, newest first.
CREATE INDEX assessments_of_author ON assessments (created_by, school, num) WHERE deleted_at IS NULL;
CREATE INDEX assessments_to_score ON assessments (num) WHERE released_at IS NOT NULL AND scored < scoring;
CREATE INDEX assessments_of_ledger_day ON assessments (ledger_day) WHERE ledger_day IS NOT NULL;
CREATE INDEX assessments_of_ledger_due ON assessments (ledger_due) WHERE ledger_due IS NOT NULL;

-- For whom: classes, both directions.
CREATE TABLE assessment_classes (
  class INTEGER NOT NULL,
  assessment INTEGER NOT NULL,
  PRIMARY KEY (class, assessment)
) WITHOUT ROWID;
CREATE INDEX assessment_classes_of_assessment ON assessment_classes (assessment, class);

-- For whom: single students, and what is different for one of a class: more minutes, large text, an own window (second call),
-- attempts beyond the rules'. `invited` 0: only through a class.
CREATE TABLE assessment_people (
  person INTEGER NOT NULL,
  assessment INTEGER NOT NULL,
  invited INTEGER NOT NULL DEFAULT 0,
  extra_minutes INTEGER NOT NULL DEFAULT 0,
  large_text INTEGER NOT NULL DEFAULT 0,
  opens_at INTEGER,
  closes_at INTEGER,
  more_attempts INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (person, assessment)
) WITHOUT ROWID;
CREATE INDEX assessment_people_of_assessment ON assessment_people (assessment, person);

-- Colleagues who make and mark it besides its author, the teachers of its classes and the management.
CREATE TABLE assessment_teachers (
  person INTEGER NOT NULL,
  assessment INTEGER NOT NULL,
  PRIMARY KEY (person, assessment)
) WITHOUT ROWID;
CREATE INDEX assessment_teachers_of_assessment ON assessment_teachers (assessment, person);

-- A change of the answer key for one assessment alone: `after` (JSON) of one question, by its place; the newest that is not taken
-- back counts. Students never read it before the key is shown to them.
CREATE TABLE assessment_key_changes (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  id TEXT NOT NULL,
  assessment INTEGER NOT NULL,
  place INTEGER NOT NULL,
  after TEXT NOT NULL,
  changed_by TEXT NOT NULL,
  at INTEGER NOT NULL,
  undone_at INTEGER
);
CREATE UNIQUE INDEX assessment_key_changes_by_id ON assessment_key_changes (id);
CREATE INDEX assessment_key_changes_of_assessment ON assessment_key_changes (assessment, num);

-- One sitting. `answers`: one answer a question of the document in its own order, as the ledger writes it, between commas; `times`:
-- seconds on the screen in base 36, between commas. `device`: the one that continues it. `away`: how often the page was left.
CREATE TABLE submissions (
  assessment INTEGER NOT NULL,
  person INTEGER NOT NULL,
  attempt INTEGER NOT NULL,
  class INTEGER,
  started_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,
  submitted_at INTEGER,
  device TEXT NOT NULL,
  revision INTEGER NOT NULL DEFAULT 0,
  answers TEXT NOT NULL DEFAULT '',
  times TEXT NOT NULL DEFAULT '',
  marked TEXT NOT NULL DEFAULT '',
  away INTEGER NOT NULL DEFAULT 0,
  score REAL,
  PRIMARY KEY (assessment, person, attempt)
) WITHOUT ROWID;
CREATE INDEX submissions_of_person ON submissions (person, assessment);

-- Texts of open questions, saved apart; `place` as in `answers`.
CREATE TABLE open_answers (
  num INTEGER PRIMARY KEY NOT NULL,
  assessment INTEGER NOT NULL,
  person INTEGER NOT NULL,
  attempt INTEGER NOT NULL,
  place INTEGER NOT NULL,
  text TEXT NOT NULL,
  revision INTEGER NOT NULL,
  at INTEGER NOT NULL
);
CREATE UNIQUE INDEX open_answers_by_place ON open_answers (assessment, place, person, attempt);
CREATE INDEX open_answers_of_person ON open_answers (person, assessment);

-- What a person's handed-in assessment says of topics and skills, written at its release. `topics` (JSON): sums by key, [n, right];
-- `questions` (JSON): the ones that cost most.
CREATE TABLE submission_topics (
  num INTEGER PRIMARY KEY NOT NULL,
  person INTEGER NOT NULL,
  assessment INTEGER NOT NULL,
  topics TEXT NOT NULL,
  questions TEXT NOT NULL,
  -- What the interval of a topic needs (JSON): each question's answers and right ones with its topics, who the people are (as steps
  -- between their numbers), and how far they lie from their mean by sum key.
  evidence TEXT NOT NULL DEFAULT '{"items":[],"people":[],"spreads":{}}'
);
CREATE UNIQUE INDEX submission_topics_by_person ON submission_topics (person, assessment);

-- The same of a class (0: all who took it). `shown_at`: the assessment's release; null while it is not released, or deleted.
CREATE TABLE class_results (
  num INTEGER PRIMARY KEY NOT NULL,
  assessment INTEGER NOT NULL,
  class INTEGER NOT NULL,
  school TEXT NOT NULL REFERENCES schools (id),
  shown_at INTEGER,
  n INTEGER NOT NULL,
  topics TEXT NOT NULL,
  questions TEXT NOT NULL,
  evidence TEXT NOT NULL DEFAULT '{"items":[],"people":[],"spreads":{}}'
);
CREATE UNIQUE INDEX class_results_by_class ON class_results (assessment, class);
CREATE INDEX class_results_shown ON class_results (school, class, shown_at) WHERE shown_at IS NOT NULL;

-- What a wrong alternative shows about who marks it; one for the whole school. A row a text: the greatest `revision` counts.
CREATE TABLE distractor_notes (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  school TEXT NOT NULL REFERENCES schools (id),
  ord INTEGER NOT NULL,
  answer TEXT NOT NULL,
  revision INTEGER NOT NULL,
  text TEXT NOT NULL,
  written_by TEXT NOT NULL,
  at INTEGER NOT NULL
);
CREATE UNIQUE INDEX distractor_notes_by_answer ON distractor_notes (school, ord, answer, revision);

-- All notes of a school in one row, as a page reads them: "ord:answer" → text.
CREATE TABLE distractor_panels (
  school TEXT PRIMARY KEY NOT NULL REFERENCES schools (id),
  notes TEXT NOT NULL DEFAULT '{}'
);

-- How the open answers of an assessment are marked; no row: one marker. `margin`: two marks further apart than this share of the
-- question's weight need a decision.
CREATE TABLE assessment_marking (
  assessment INTEGER PRIMARY KEY NOT NULL,
  markers INTEGER NOT NULL,
  margin REAL NOT NULL,
  CONSTRAINT assessment_marking_markers CHECK (markers IN (1, 2))
);

-- One mark of an open answer. `seat`: 1 and 2 are the markers', 3 the decision; its uniqueness settles who came first.
-- `levels` (JSON): index of the level by criterion; `fraction`: of the question's weight.
CREATE TABLE assessment_marks (
  num INTEGER PRIMARY KEY NOT NULL,
  assessment INTEGER NOT NULL,
  place INTEGER NOT NULL,
  person INTEGER NOT NULL,
  attempt INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  marker TEXT NOT NULL,
  levels TEXT NOT NULL,
  fraction REAL NOT NULL,
  comment TEXT NOT NULL DEFAULT '',
  at INTEGER NOT NULL,
  CONSTRAINT assessment_marks_seat CHECK (seat BETWEEN 1 AND 3),
  CONSTRAINT assessment_marks_fraction CHECK (fraction BETWEEN 0 AND 1)
);
CREATE UNIQUE INDEX assessment_marks_by_seat ON assessment_marks (assessment, place, person, attempt, seat);
CREATE INDEX assessment_marks_of_person ON assessment_marks (person, assessment);

-- An exam of several days. `days` (JSON): title and date of each; assessments refer to them by `event` and `event_day` (from 0).
CREATE TABLE assessment_events (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  id TEXT NOT NULL,
  school TEXT NOT NULL REFERENCES schools (id),
  title TEXT NOT NULL,
  days TEXT NOT NULL,
  ranking INTEGER NOT NULL DEFAULT 0,
  created_by TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_by TEXT NOT NULL,
  updated_at INTEGER NOT NULL,
  deleted_at INTEGER
);
CREATE UNIQUE INDEX assessment_events_by_id ON assessment_events (id);
CREATE INDEX assessment_events_of_school ON assessment_events (school, num) WHERE deleted_at IS NULL;

CREATE TABLE event_rooms (
  event INTEGER NOT NULL,
  room INTEGER NOT NULL,
  name TEXT NOT NULL,
  capacity INTEGER NOT NULL,
  PRIMARY KEY (event, room)
) WITHOUT ROWID;

-- Who sits where, the same place on all days.
CREATE TABLE event_seats (
  event INTEGER NOT NULL,
  person INTEGER NOT NULL,
  room INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  PRIMARY KEY (event, person)
) WITHOUT ROWID;
CREATE INDEX event_seats_of_person ON event_seats (person, event);

CREATE TABLE event_attendance (
  event INTEGER NOT NULL,
  day INTEGER NOT NULL,
  person INTEGER NOT NULL,
  present INTEGER NOT NULL,
  marked_by TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (event, day, person)
) WITHOUT ROWID;
CREATE INDEX event_attendance_of_person ON event_attendance (person, event);

-- A school's own questions that a student has answered in an assessment, written by its release.
CREATE TABLE released_own_questions (
  ord INTEGER NOT NULL,
  person INTEGER NOT NULL,
  assessment INTEGER NOT NULL,
  PRIMARY KEY (ord, person, assessment)
) WITHOUT ROWID;
CREATE INDEX released_own_questions_of_person ON released_own_questions (person, assessment);

-- The questions of open exams, by question: what one looked-up row tells whether a question may be held back from somebody (decision 071).
-- kind: 0 an assessment, 1 an event of the calendar, 2 a test of mentoring, 3 a week's set of a challenge; exam: its number. Written by
-- triggers alone. Who is held back, and until when, is asked of the exam's own rows (app/features/bank/queries/held-back.server.ts).
CREATE TABLE exam_questions (
  ord INTEGER NOT NULL,
  kind INTEGER NOT NULL,
  exam INTEGER NOT NULL,
  PRIMARY KEY (ord, kind, exam),
  CONSTRAINT exam_questions_kind CHECK (kind BETWEEN 0 AND 3)
) WITHOUT ROWID;
CREATE INDEX exam_questions_of_exam ON exam_questions (kind, exam);

-- Who may answer a school's own question: its staff, students with an active notebook that shows it, and those who answered it in an
-- assessment whose keys are released. account: users.num.
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
    AND coalesce(n.sections ->> ('$."' || l.section || '".deleted'), 0) = 0)
OR EXISTS (
  SELECT 1 FROM released_own_questions r
    JOIN assessments a ON a.num = r.assessment AND a.school = q.school AND a.released_at IS NOT NULL AND a.deleted_at IS NULL
  WHERE r.ord = q.ord AND r.person = p.num AND a.rules ->> 'showKey' <> 'never');

-- Nobody else's answer enters the ledger; without a row there, no key and no solution leaves the database.
CREATE TRIGGER answers_by_readers BEFORE INSERT ON answers
WHEN NEW.ord >= 100000000000
  AND NOT EXISTS (SELECT 1 FROM school_question_readers r WHERE r.ord = NEW.ord AND r.account = NEW.user_num)
BEGIN
  SELECT RAISE(IGNORE);
END;

CREATE TRIGGER class_results_follow_release AFTER UPDATE OF released_at, deleted_at ON assessments
WHEN OLD.released_at IS NOT NEW.released_at OR OLD.deleted_at IS NOT NEW.deleted_at
BEGIN
  UPDATE class_results SET shown_at = CASE WHEN NEW.deleted_at IS NULL THEN NEW.released_at END WHERE assessment = NEW.num;
END;

CREATE TRIGGER distractor_notes_in_panel AFTER INSERT ON distractor_notes
BEGIN
  INSERT INTO distractor_panels (school, notes) VALUES (NEW.school, json_object(NEW.ord || ':' || NEW.answer, NEW.text))
  ON CONFLICT (school) DO UPDATE SET notes = CASE WHEN NEW.text = ''
    THEN json_remove(notes, '$."' || NEW.ord || ':' || NEW.answer || '"')
    ELSE json_set(notes, '$."' || NEW.ord || ':' || NEW.answer || '"', NEW.text) END;
END;

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

-- From the publication to the release, in the statement that publishes. A training is never held back.
CREATE TRIGGER assessments_hold_inserted AFTER INSERT ON assessments WHEN NEW.published_at IS NOT NULL
BEGIN
  INSERT OR IGNORE INTO exam_questions (ord, kind, exam)
  SELECT h.value ->> 'ord', 0, NEW.num FROM json_each(NEW.document, '$.sections') g, json_each(g.value, '$.questions') h
  WHERE NEW.released_at IS NULL AND NEW.deleted_at IS NULL AND NEW.active = 1 AND coalesce(NEW.rules ->> 'training', 0) = 0;
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

-- A visitor may be anybody, also a student who sits the exam: a question leaves the entry set (decision 073) in the statement that puts it
-- into an assessment, a mentoring test or a challenge. An event (kind 1) holds it back from everybody by itself, until its end.
CREATE TRIGGER entry_questions_go_examined AFTER INSERT ON exam_questions WHEN NEW.kind <> 1
BEGIN
  DELETE FROM entry_questions WHERE ord = NEW.ord;
END;

CREATE TRIGGER assessments_hold AFTER UPDATE OF document, rules, active, published_at, released_at, ledger_due, deleted_at ON assessments
WHEN NEW.published_at IS NOT NULL OR OLD.published_at IS NOT NULL
BEGIN
  DELETE FROM exam_questions WHERE kind = 0 AND exam = NEW.num;
  INSERT OR IGNORE INTO exam_questions (ord, kind, exam)
  SELECT h.value ->> 'ord', 0, NEW.num FROM json_each(NEW.document, '$.sections') g, json_each(g.value, '$.questions') h
  WHERE NEW.published_at IS NOT NULL AND (NEW.released_at IS NULL OR NEW.ledger_due IS NOT NULL) AND NEW.deleted_at IS NULL
    AND NEW.active = 1 AND coalesce(NEW.rules ->> 'training', 0) = 0;
END;

-- What ends a right to a room of a place, not of a person (decision 067): an assessment that is withdrawn, deleted or no longer for
-- a class, student or colleague; a thread that is hidden. Who still may comes back.
CREATE TRIGGER assessments_end_sockets AFTER UPDATE OF active, published_at, deleted_at ON assessments
WHEN (OLD.published_at IS NOT NULL AND NEW.published_at IS NULL) OR (OLD.active = 1 AND NEW.active = 0)
  OR (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL)
BEGIN
  UPDATE room_sockets SET due = due + 1 WHERE room = 'avaliacao/' || NEW.school || '/' || NEW.id;
END;

CREATE TRIGGER assessment_classes_end_sockets AFTER DELETE ON assessment_classes
BEGIN
  UPDATE room_sockets SET due = due + 1
  WHERE room = (SELECT 'avaliacao/' || a.school || '/' || a.id FROM assessments a WHERE a.num = OLD.assessment);
END;

CREATE TRIGGER assessment_teachers_end_sockets AFTER DELETE ON assessment_teachers
BEGIN
  UPDATE room_sockets SET due = due + 1
  WHERE room = (SELECT 'avaliacao/' || a.school || '/' || a.id FROM assessments a WHERE a.num = OLD.assessment);
END;

CREATE TRIGGER assessment_people_end_sockets AFTER DELETE ON assessment_people WHEN OLD.invited = 1
BEGIN
  UPDATE room_sockets SET due = due + 1
  WHERE room = (SELECT 'avaliacao/' || a.school || '/' || a.id FROM assessments a WHERE a.num = OLD.assessment);
END;

CREATE TRIGGER assessment_people_change_sockets AFTER UPDATE OF invited ON assessment_people WHEN OLD.invited = 1 AND NEW.invited = 0
BEGIN
  UPDATE room_sockets SET due = due + 1
  WHERE room = (SELECT 'avaliacao/' || a.school || '/' || a.id FROM assessments a WHERE a.num = OLD.assessment);
END;
