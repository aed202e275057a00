-- A solution in steps, in HTML, and which steps readers mark as unclear.
ALTER TABLE question_solutions ADD COLUMN parts TEXT;

CREATE TABLE unclear_steps (
  ord INTEGER NOT NULL,
  step INTEGER NOT NULL,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (ord, step, user_id)
) WITHOUT ROWID;
CREATE INDEX unclear_steps_of_person ON unclear_steps (user_id);

CREATE TABLE unclear_step_counts (
  ord INTEGER NOT NULL,
  step INTEGER NOT NULL,
  people INTEGER NOT NULL,
  PRIMARY KEY (ord, step)
) WITHOUT ROWID;
CREATE INDEX unclear_step_counts_most ON unclear_step_counts (people, ord);

CREATE TRIGGER unclear_steps_count AFTER INSERT ON unclear_steps
BEGIN
  INSERT INTO unclear_step_counts (ord, step, people) VALUES (NEW.ord, NEW.step, 1)
    ON CONFLICT (ord, step) DO UPDATE SET people = people + 1;
END;

CREATE TRIGGER unclear_steps_recount AFTER DELETE ON unclear_steps
BEGIN
  UPDATE unclear_step_counts SET people = people - 1 WHERE ord = OLD.ord AND step = OLD.step;
  DELETE FROM unclear_step_counts WHERE ord = OLD.ord AND step = OLD.step AND people < 1;
END;

-- What was marked is what was written then.
CREATE TRIGGER unclear_steps_rewritten AFTER UPDATE OF parts ON question_solutions WHEN OLD.parts IS NOT NEW.parts
BEGIN
  DELETE FROM unclear_steps WHERE ord = NEW.ord;
END;

CREATE TRIGGER unclear_steps_removed AFTER DELETE ON question_solutions
BEGIN
  DELETE FROM unclear_steps WHERE ord = OLD.ord;
END;
