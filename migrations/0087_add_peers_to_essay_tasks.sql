-- Whether the students of the task read one another's essays, two each.
ALTER TABLE essay_tasks ADD COLUMN peers INTEGER NOT NULL DEFAULT 0;
