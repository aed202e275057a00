-- What a person's handed-in assessment says of topics and skills, written at its release. `topics` (JSON): sums by key, [n, right];
-- `questions` (JSON): the ones that cost most.
CREATE TABLE submission_topics (
  num INTEGER PRIMARY KEY NOT NULL,
  person INTEGER NOT NULL,
  assessment INTEGER NOT NULL,
  topics TEXT NOT NULL,
  questions TEXT NOT NULL
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
  questions TEXT NOT NULL
);
CREATE UNIQUE INDEX class_results_by_class ON class_results (assessment, class);
CREATE INDEX class_results_shown ON class_results (school, class, shown_at) WHERE shown_at IS NOT NULL;

CREATE TRIGGER class_results_follow_release AFTER UPDATE OF released_at, deleted_at ON assessments
WHEN OLD.released_at IS NOT NEW.released_at OR OLD.deleted_at IS NOT NEW.deleted_at
BEGIN
  UPDATE class_results SET shown_at = CASE WHEN NEW.deleted_at IS NULL THEN NEW.released_at END WHERE assessment = NEW.num;
END;

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
CREATE TRIGGER distractor_notes_in_panel AFTER INSERT ON distractor_notes
BEGIN
  INSERT INTO distractor_panels (school, notes) VALUES (NEW.school, json_object(NEW.ord || ':' || NEW.answer, NEW.text))
  ON CONFLICT (school) DO UPDATE SET notes = CASE WHEN NEW.text = ''
    THEN json_remove(notes, '$."' || NEW.ord || ':' || NEW.answer || '"')
    ELSE json_set(notes, '$."' || NEW.ord || ':' || NEW.answer || '"', NEW.text) END;
END;
