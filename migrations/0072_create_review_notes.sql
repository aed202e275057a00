-- Cards that a person writes (decision 043): a question and its answer, with FSRS-6's memory. Days since 1970 in São Paulo. `turn`
-- moves with every review and undo, so that each counts once however often it is sent; the *_before are the last review's, to undo it.
CREATE TABLE review_notes (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  user_num INTEGER NOT NULL,
  id TEXT NOT NULL,
  front TEXT NOT NULL,
  back TEXT NOT NULL,
  due INTEGER NOT NULL,
  last INTEGER,
  stability REAL,
  difficulty REAL,
  turn INTEGER NOT NULL DEFAULT 0,
  due_before INTEGER,
  last_before INTEGER,
  stability_before REAL,
  difficulty_before REAL,
  created_at INTEGER NOT NULL
);
CREATE UNIQUE INDEX review_notes_by_id ON review_notes (user_num, id);
CREATE INDEX review_notes_by_due ON review_notes (user_num, due);
