-- A school's library (R-SCHOOL-6): a file, or the address of a video. `words`: the title's, folded, each
-- with the school's prefix. `deleted_at`: can be restored until the clock removes it.
CREATE TABLE materials (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  id TEXT NOT NULL,
  school_id TEXT NOT NULL REFERENCES schools (id),
  title TEXT NOT NULL,
  kind TEXT NOT NULL,
  is_active INTEGER NOT NULL DEFAULT 1,
  upload INTEGER,
  video_url TEXT,
  words TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  last_modified_by TEXT REFERENCES users (id) ON DELETE SET NULL,
  deleted_at INTEGER,
  CONSTRAINT materials_one_resource CHECK ((upload IS NULL) <> (video_url IS NULL))
);
CREATE UNIQUE INDEX materials_by_id ON materials (id);
CREATE INDEX materials_of_school ON materials (school_id);
CREATE UNIQUE INDEX materials_by_upload ON materials (upload);
CREATE INDEX materials_deleted ON materials (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX materials_last_modified ON materials (last_modified_by);

-- The rowid is the material's num. Every token carries its school, so that a search reads the words of one school.
CREATE VIRTUAL TABLE material_words USING fts5(
  words, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2'
);

-- Study materials of the platform: pages, files, videos. `live`: the version that is published; null: none.
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

CREATE TRIGGER materials_are_indexed AFTER INSERT ON materials
BEGIN
  INSERT INTO material_words (rowid, words) SELECT NEW.num, NEW.words
    || ' ' || p || 'k' || NEW.kind || ' ' || p || 's'
    || CASE WHEN NEW.deleted_at IS NOT NULL THEN 'deleted' WHEN NEW.is_active THEN 'active ' || p || 'live' ELSE 'inactive ' || p || 'live' END
  FROM (SELECT 'x' || replace(NEW.school_id, '-', '') || 'q' AS p);
END;

CREATE TRIGGER materials_change_words AFTER UPDATE OF words, kind, is_active, deleted_at ON materials
BEGIN
  UPDATE material_words SET words = (SELECT NEW.words
    || ' ' || p || 'k' || NEW.kind || ' ' || p || 's'
    || CASE WHEN NEW.deleted_at IS NOT NULL THEN 'deleted' WHEN NEW.is_active THEN 'active ' || p || 'live' ELSE 'inactive ' || p || 'live' END
  FROM (SELECT 'x' || replace(NEW.school_id, '-', '') || 'q' AS p)) WHERE rowid = NEW.num;
END;

-- Nothing refers to a file any more when its material got another, or is gone.
CREATE TRIGGER materials_drop_former_file AFTER UPDATE OF upload ON materials WHEN OLD.upload IS NOT NULL AND NEW.upload IS NOT OLD.upload
BEGIN
  UPDATE uploads SET state = 'dropped' WHERE num = OLD.upload;
END;

CREATE TRIGGER materials_leave AFTER DELETE ON materials
BEGIN
  DELETE FROM material_words WHERE rowid = OLD.num;
  UPDATE uploads SET state = 'dropped' WHERE num = OLD.upload;
END;

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
