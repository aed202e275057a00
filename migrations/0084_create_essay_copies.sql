-- Passages that two essays of a school on one theme have in common, and what a person decided of them. `essay` is the younger number.
CREATE TABLE essay_copies (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  essay INTEGER NOT NULL,
  other INTEGER NOT NULL,
  passages TEXT NOT NULL,
  words INTEGER NOT NULL,
  found_at INTEGER NOT NULL,
  decision TEXT,
  decided_by TEXT,
  decided_at INTEGER,
  CONSTRAINT essay_copies_pair CHECK (essay > other),
  CONSTRAINT essay_copies_decision CHECK (decision IN ('copy', 'coincidence'))
);
CREATE UNIQUE INDEX essay_copies_of_pair ON essay_copies (essay, other);
CREATE INDEX essay_copies_of_other ON essay_copies (other);

-- When it was compared with the others; those handed in before wait for the clock.
ALTER TABLE essays ADD COLUMN compared_at INTEGER;
CREATE INDEX essays_to_compare ON essays (num) WHERE task IS NOT NULL AND compared_at IS NULL AND state <> 'draft';
CREATE INDEX essays_of_school_theme ON essays (school, theme, num) WHERE school IS NOT NULL;

CREATE TRIGGER essay_copies_go AFTER DELETE ON essays BEGIN
  DELETE FROM essay_copies WHERE essay = OLD.num OR other = OLD.num;
END;
