-- Files that people send, whatever they belong to (app/domain/uploads/upload-owners.ts). State: 'open' while parts arrive,
-- 'stored' once whole and checked, 'dropped' when nothing refers to it: the clock then removes object and row.
-- `target`: what the file replaces. `multipart`: R2's own name of an upload in parts. `received`: bytes of the parts that arrived.
CREATE TABLE uploads (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  id TEXT NOT NULL,
  owner_kind TEXT NOT NULL,
  owner TEXT NOT NULL,
  target TEXT,
  user_id TEXT REFERENCES users (id) ON DELETE SET NULL,
  name TEXT NOT NULL,
  kind TEXT NOT NULL,
  size INTEGER NOT NULL,
  part_size INTEGER NOT NULL,
  fingerprint TEXT NOT NULL,
  key TEXT NOT NULL,
  multipart TEXT,
  received INTEGER NOT NULL DEFAULT 0,
  state TEXT NOT NULL DEFAULT 'open',
  sha256 TEXT,
  created_at INTEGER NOT NULL,
  touched_at INTEGER NOT NULL,
  CONSTRAINT uploads_state CHECK (state IN ('open', 'stored', 'dropped'))
);
CREATE UNIQUE INDEX uploads_by_id ON uploads (id);
CREATE UNIQUE INDEX uploads_by_key ON uploads (key);
CREATE INDEX uploads_of_person ON uploads (user_id, state);
CREATE INDEX uploads_by_state ON uploads (state, touched_at);

-- Parts that arrived whole, with the checksum of their bytes and R2's receipt.
CREATE TABLE upload_parts (
  upload INTEGER NOT NULL,
  part INTEGER NOT NULL,
  size INTEGER NOT NULL,
  digest TEXT NOT NULL,
  etag TEXT NOT NULL,
  PRIMARY KEY (upload, part)
) WITHOUT ROWID;

-- Bytes of an owner's files, those on their way too.
CREATE TABLE upload_space (
  owner_kind TEXT NOT NULL,
  owner TEXT NOT NULL,
  bytes INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (owner_kind, owner)
) WITHOUT ROWID;

-- Where the clock's search for objects that no upload has goes on: after this key. One row.
CREATE TABLE upload_sweep (
  only INTEGER PRIMARY KEY NOT NULL DEFAULT 1,
  after TEXT NOT NULL,
  CONSTRAINT upload_sweep_one CHECK (only = 1)
);

CREATE TRIGGER uploads_take_space AFTER INSERT ON uploads
BEGIN
  INSERT INTO upload_space (owner_kind, owner, bytes) VALUES (NEW.owner_kind, NEW.owner, NEW.size)
  ON CONFLICT (owner_kind, owner) DO UPDATE SET bytes = bytes + excluded.bytes;
END;
CREATE TRIGGER uploads_give_space AFTER UPDATE OF state ON uploads WHEN NEW.state = 'dropped' AND OLD.state <> 'dropped'
BEGIN
  UPDATE upload_space SET bytes = bytes - OLD.size WHERE owner_kind = OLD.owner_kind AND owner = OLD.owner;
END;
CREATE TRIGGER uploads_leave AFTER DELETE ON uploads
BEGIN
  DELETE FROM upload_parts WHERE upload = OLD.num;
  UPDATE upload_space SET bytes = bytes - OLD.size
  WHERE OLD.state <> 'dropped' AND owner_kind = OLD.owner_kind AND owner = OLD.owner;
END;

-- A school's library (spec 001 §3, NotebookMaterial): a file, or the address of a video. `words`: the title's, folded, each
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
