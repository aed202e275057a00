CREATE TABLE schools (
  id TEXT PRIMARY KEY NOT NULL,
  name TEXT NOT NULL,
  support_phone TEXT,
  created_at INTEGER NOT NULL,
  CONSTRAINT schools_id_lower CHECK (id = lower(id))
) WITHOUT ROWID;
