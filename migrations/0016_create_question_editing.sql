-- How often people changed a question by hand. 0: as its source has it, and imports keep it up to date.
ALTER TABLE question_sources ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;

-- A change decided on an older state never lands: not another editor's, and not an import's.
CREATE TRIGGER question_sources_keep_edits BEFORE UPDATE ON question_sources
WHEN OLD.revision > 0 AND NEW.revision <= OLD.revision
BEGIN
  SELECT RAISE(ABORT, 'the question was edited meanwhile');
END;

-- Every state a hand gave a question, and, as number 0, the one it had before the first.
CREATE TABLE question_versions (
  ord INTEGER NOT NULL,
  version INTEGER NOT NULL,
  at INTEGER NOT NULL,
  actor_id TEXT,
  draft TEXT NOT NULL,
  restores INTEGER,
  PRIMARY KEY (ord, version)
) WITHOUT ROWID;

-- What the audit page lists, written with the question itself. kind: see app/domain/questions/findings.ts.
CREATE TABLE question_findings (
  kind TEXT NOT NULL,
  ord INTEGER NOT NULL,
  evidence TEXT NOT NULL,
  at INTEGER NOT NULL,
  settled_at INTEGER,
  PRIMARY KEY (kind, ord)
) WITHOUT ROWID;
CREATE INDEX question_findings_of_question ON question_findings (ord);
CREATE INDEX question_findings_open ON question_findings (kind, ord) WHERE settled_at IS NULL;

INSERT INTO question_findings (kind, ord, evidence, at)
SELECT 'quarantined', q.ord, json_object('reason', s.quarantine_reason), s.imported_at
FROM questions q JOIN question_sources s ON s.ord = q.ord WHERE q.status = 'quarantined'
UNION ALL SELECT 'annulled', q.ord, '{}', q.updated_at FROM questions q WHERE q.status = 'annulled';

-- Who answered a question: only a change of its key asks that.
CREATE INDEX answers_of_question ON answers (ord);

-- The counters follow a grade that changes, as `answers_count` follows a new one. Points, 2 more when right (spec 001 §9).
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
      coalesce(subject_correct ->> ('$."' || (NEW.grade >> 1) || '"'), 0) + NEW.grade - OLD.grade)
  WHERE user_num = NEW.user_num;
END;

-- A change of a key that is brought to the answers given before. `cursor`: the last person (users.num) it has reached.
CREATE TABLE key_replays (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  ord INTEGER NOT NULL,
  version INTEGER NOT NULL,
  was TEXT NOT NULL,
  becomes TEXT NOT NULL,
  undoes INTEGER,
  cursor INTEGER NOT NULL DEFAULT -1,
  seen INTEGER NOT NULL DEFAULT 0,
  turned_right INTEGER NOT NULL DEFAULT 0,
  turned_wrong INTEGER NOT NULL DEFAULT 0,
  started_at INTEGER NOT NULL,
  finished_at INTEGER
);
CREATE INDEX key_replays_of_question ON key_replays (ord);
CREATE UNIQUE INDEX key_replays_running ON key_replays (ord) WHERE finished_at IS NULL;

-- Whose answer a replay turned: what its undoing turns back.
CREATE TABLE key_replay_turns (
  user_num INTEGER NOT NULL,
  replay INTEGER NOT NULL,
  PRIMARY KEY (user_num, replay)
) WITHOUT ROWID;

-- Errors that people found in questions; one open report of a person for a question.
CREATE TABLE question_reports (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  ord INTEGER NOT NULL,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  content TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  outcome TEXT,
  reply TEXT,
  closed_at INTEGER
);
CREATE INDEX question_reports_waiting ON question_reports (closed_at, num);
CREATE INDEX question_reports_of_question ON question_reports (ord);
CREATE INDEX question_reports_of_person ON question_reports (user_id);
CREATE UNIQUE INDEX question_reports_open ON question_reports (user_id, ord) WHERE closed_at IS NULL;
