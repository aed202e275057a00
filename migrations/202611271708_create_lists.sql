-- Lists of questions. `owner`: a person's number. `size` (questions) and `followers` by triggers. `version` grows with name and
-- colour: the cover is drawn from them. `ranked`: the followers that `list_ranks` has it under; null while it is not public.
CREATE TABLE lists (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  id TEXT NOT NULL,
  owner INTEGER NOT NULL,
  name TEXT NOT NULL,
  description TEXT NOT NULL DEFAULT '',
  tags TEXT NOT NULL DEFAULT '[]',
  colour TEXT NOT NULL,
  visibility TEXT NOT NULL DEFAULT 'private',
  size INTEGER NOT NULL DEFAULT 0,
  followers INTEGER NOT NULL DEFAULT 0,
  ranked INTEGER,
  version INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  changed_at INTEGER NOT NULL,
  deleted_at INTEGER,
  CONSTRAINT lists_visibility CHECK (visibility IN ('private', 'unlisted', 'public'))
);
CREATE UNIQUE INDEX lists_by_id ON lists (id);
CREATE INDEX lists_of_owner ON lists (owner, num);
CREATE INDEX lists_to_rank ON lists (num) WHERE ranked <> followers;
CREATE INDEX lists_deleted ON lists (deleted_at) WHERE deleted_at IS NOT NULL;

-- Questions of a list, and headings between them (`ord` below zero). `place` sorts: a move writes one row.
CREATE TABLE list_items (
  list INTEGER NOT NULL,
  ord INTEGER NOT NULL,
  place TEXT NOT NULL,
  heading TEXT,
  PRIMARY KEY (list, ord)
) WITHOUT ROWID;

-- Who follows which list. A row outlives its list, so that its follower learns that it is gone.
CREATE TABLE list_follows (
  user_num INTEGER NOT NULL,
  list INTEGER NOT NULL,
  followed_at INTEGER NOT NULL,
  PRIMARY KEY (user_num, list)
) WITHOUT ROWID;
CREATE INDEX list_follows_of_list ON list_follows (list, user_num);

-- Words and tags of public lists; rowid = `num`. In `list_ranks`: followers × 2^32 + `num`, so that the order is the key. The token
-- "0p" is in every row.
CREATE VIRTUAL TABLE list_words USING fts5(
  words, tags, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2'
);

CREATE VIRTUAL TABLE list_ranks USING fts5(
  words, tags, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2'
);

-- Blueprints of the generator that a person keeps: the address of each, under a name of their own.
CREATE TABLE list_blueprints (
  user_num INTEGER NOT NULL,
  id TEXT NOT NULL,
  name TEXT NOT NULL,
  address TEXT NOT NULL,
  saved_at INTEGER NOT NULL,
  PRIMARY KEY (user_num, id)
);

-- Questions of the lists that a person had generated and saved: they are not drawn for them again.
CREATE TABLE list_draws (
  user_num INTEGER NOT NULL,
  ord INTEGER NOT NULL,
  PRIMARY KEY (user_num, ord)
) WITHOUT ROWID;

CREATE TRIGGER list_items_count AFTER INSERT ON list_items WHEN NEW.ord > 0
BEGIN
  UPDATE lists SET size = size + 1 WHERE num = NEW.list;
END;

CREATE TRIGGER list_items_recount AFTER DELETE ON list_items WHEN OLD.ord > 0
BEGIN
  UPDATE lists SET size = size - 1 WHERE num = OLD.list;
END;

CREATE TRIGGER list_follows_count AFTER INSERT ON list_follows
BEGIN
  UPDATE lists SET followers = followers + 1 WHERE num = NEW.list;
END;

CREATE TRIGGER list_follows_recount AFTER DELETE ON list_follows
BEGIN
  UPDATE lists SET followers = followers - 1 WHERE num = OLD.list;
END;

CREATE TRIGGER lists_publish AFTER UPDATE OF name, description, tags, visibility, deleted_at ON lists
WHEN OLD.ranked IS NOT NULL OR (NEW.visibility = 'public' AND NEW.deleted_at IS NULL)
BEGIN
  DELETE FROM list_words WHERE rowid = OLD.num AND OLD.ranked IS NOT NULL;
  DELETE FROM list_ranks WHERE rowid = (OLD.ranked << 32) + OLD.num AND OLD.ranked IS NOT NULL;
  INSERT INTO list_words (rowid, words, tags)
    SELECT NEW.num, NEW.name || ' ' || NEW.description, '0p ' || NEW.tags
    WHERE NEW.visibility = 'public' AND NEW.deleted_at IS NULL;
  INSERT INTO list_ranks (rowid, words, tags)
    SELECT (NEW.followers << 32) + NEW.num, NEW.name || ' ' || NEW.description, '0p ' || NEW.tags
    WHERE NEW.visibility = 'public' AND NEW.deleted_at IS NULL;
  UPDATE lists SET ranked = CASE WHEN NEW.visibility = 'public' AND NEW.deleted_at IS NULL THEN NEW.followers END
    WHERE num = NEW.num;
END;

CREATE TRIGGER lists_forget AFTER DELETE ON lists
BEGIN
  DELETE FROM list_items WHERE list = OLD.num;
  DELETE FROM list_words WHERE rowid = OLD.num AND OLD.ranked IS NOT NULL;
  DELETE FROM list_ranks WHERE rowid = (OLD.ranked << 32) + OLD.num AND OLD.ranked IS NOT NULL;
END;
