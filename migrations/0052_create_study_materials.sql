-- Study materials of the platform (spec 000 §2): pages, files, videos. `live`: the version that is published; null: none.
CREATE TABLE study_materials (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  id TEXT NOT NULL,
  live INTEGER,
  created_at INTEGER NOT NULL
);
CREATE UNIQUE INDEX study_materials_by_id ON study_materials (id);

-- All that was written of a material. The newest version is its draft while `published_at` is null; `revision` counts the
-- saves of a draft. `parts`: the page as it is shown; `questions`: the ords in it; `words`: what a search finds it by.
CREATE TABLE study_versions (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  material TEXT NOT NULL,
  version INTEGER NOT NULL,
  revision INTEGER NOT NULL DEFAULT 1,
  kind TEXT NOT NULL,
  title TEXT NOT NULL,
  summary TEXT NOT NULL,
  subject INTEGER NOT NULL,
  topics TEXT NOT NULL,
  institution INTEGER,
  source TEXT NOT NULL,
  parts TEXT NOT NULL,
  questions TEXT NOT NULL,
  minutes INTEGER NOT NULL,
  words TEXT NOT NULL,
  upload INTEGER,
  video_url TEXT,
  saved_at INTEGER NOT NULL,
  saved_by TEXT REFERENCES users (id) ON DELETE SET NULL,
  published_at INTEGER
);
CREATE UNIQUE INDEX study_versions_of_material ON study_versions (material, version);
CREATE INDEX study_versions_saved_by ON study_versions (saved_by);
CREATE INDEX study_versions_by_upload ON study_versions (upload) WHERE upload IS NOT NULL;
CREATE INDEX study_drafts ON study_versions (num) WHERE published_at IS NULL;

-- The rowid is the material's num. Only published materials are in it.
CREATE VIRTUAL TABLE study_words USING fts5(
  words, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2'
);

CREATE TRIGGER study_materials_are_indexed AFTER UPDATE OF live ON study_materials
BEGIN
  DELETE FROM study_words WHERE rowid = NEW.num;
  INSERT INTO study_words (rowid, words) SELECT NEW.num, v.words FROM study_versions v WHERE v.material = NEW.id AND v.version = NEW.live;
END;
CREATE TRIGGER study_materials_leave AFTER DELETE ON study_materials
BEGIN
  DELETE FROM study_words WHERE rowid = OLD.num;
  DELETE FROM study_versions WHERE material = OLD.id;
END;
CREATE TRIGGER study_versions_leave AFTER DELETE ON study_versions WHEN OLD.upload IS NOT NULL
BEGIN
  UPDATE uploads SET state = 'dropped' WHERE num = OLD.upload;
END;
