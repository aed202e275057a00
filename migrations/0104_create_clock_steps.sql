-- When the clock last ended each of its longer steps: one that is overdue is resumed at the next tick.
CREATE TABLE clock_steps (
  name TEXT PRIMARY KEY NOT NULL,
  done_at INTEGER NOT NULL
) WITHOUT ROWID;
