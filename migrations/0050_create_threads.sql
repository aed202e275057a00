-- The forum's threads. A thread's posts are comments whose `ord` is minus its number: the doubt has parent 0, answers have none, and
-- comments on an answer have it as parent. One table, one policy, one queue (docs/decisions/030).
CREATE TABLE threads (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  ord INTEGER,
  subject INTEGER NOT NULL,
  user_id TEXT REFERENCES users (id) ON DELETE SET NULL,
  operation TEXT NOT NULL,
  title TEXT NOT NULL,
  state INTEGER NOT NULL DEFAULT 1,
  answers INTEGER NOT NULL DEFAULT 0,
  answered INTEGER NOT NULL DEFAULT 0,
  accepted INTEGER,
  proposed_at INTEGER,
  created_at INTEGER NOT NULL
);
CREATE UNIQUE INDEX threads_once ON threads (user_id, operation);
CREATE INDEX threads_unanswered ON threads (num) WHERE answered = 0 AND state = 1;
CREATE INDEX threads_of_subject ON threads (subject, num) WHERE state = 1;
CREATE INDEX threads_unanswered_of_subject ON threads (subject, num) WHERE answered = 0 AND state = 1;
CREATE INDEX threads_of_author ON threads (user_id, num);
CREATE INDEX threads_of_question ON threads (ord, num);
CREATE INDEX threads_proposed ON threads (proposed_at) WHERE proposed_at IS NOT NULL;
CREATE INDEX threads_shown ON threads (num) WHERE state = 1;

-- Words of shown threads; rowid = num. "0s3": of subject 3.
CREATE VIRTUAL TABLE thread_words USING fts5(words, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2');

CREATE UNIQUE INDEX comments_opening ON comments (ord) WHERE parent = 0;
CREATE INDEX comments_of_thread ON comments (ord, num) WHERE ord < 0;

DROP TRIGGER comments_count;
CREATE TRIGGER comments_count AFTER INSERT ON comments WHEN NEW.state = 'shown' AND NEW.parent IS NOT 0
BEGIN
  INSERT OR IGNORE INTO comment_threads (ord) VALUES (NEW.ord);
  UPDATE comment_threads SET comments = comments + 1 WHERE ord = NEW.ord;
  UPDATE comments SET replies = replies + 1 WHERE num = NEW.parent;
  UPDATE threads SET answers = answers + 1, answered = 1 WHERE num = -NEW.ord AND NEW.ord < 0 AND NEW.parent IS NULL;
END;
DROP TRIGGER comments_recount;
CREATE TRIGGER comments_recount AFTER UPDATE OF state ON comments WHEN (NEW.state = 'shown') <> (OLD.state = 'shown')
BEGIN
  UPDATE comment_threads SET comments = comments + (NEW.state = 'shown') - (OLD.state = 'shown')
    WHERE ord = NEW.ord AND NEW.parent IS NOT 0;
  UPDATE comments SET replies = replies + (NEW.state = 'shown') - (OLD.state = 'shown') WHERE num = NEW.parent;
  UPDATE threads SET answers = answers + (NEW.state = 'shown') - (OLD.state = 'shown'),
    answered = (answers + (NEW.state = 'shown') - (OLD.state = 'shown')) > 0,
    accepted = CASE WHEN accepted = NEW.num AND NEW.state <> 'shown' THEN NULL ELSE accepted END,
    proposed_at = CASE WHEN accepted = NEW.num AND NEW.state <> 'shown' THEN NULL ELSE proposed_at END
    WHERE num = -NEW.ord AND NEW.ord < 0 AND NEW.parent IS NULL;
  UPDATE threads SET state = (NEW.state = 'shown') WHERE num = -NEW.ord AND NEW.parent = 0;
END;

CREATE TRIGGER comments_opened AFTER INSERT ON comments WHEN NEW.parent = 0
BEGIN
  INSERT INTO thread_words (rowid, words)
    SELECT t.num, t.title || ' ' || NEW.source || ' 0s' || t.subject FROM threads t WHERE t.num = -NEW.ord AND t.state = 1;
END;
CREATE TRIGGER threads_hide AFTER UPDATE OF state ON threads WHEN NEW.state = 0 AND OLD.state = 1
BEGIN
  DELETE FROM thread_words WHERE rowid = NEW.num;
END;
CREATE TRIGGER threads_show AFTER UPDATE OF state ON threads WHEN NEW.state = 1 AND OLD.state = 0
BEGIN
  INSERT INTO thread_words (rowid, words)
    SELECT NEW.num, NEW.title || ' ' || c.source || ' 0s' || NEW.subject FROM comments c WHERE c.ord = -NEW.num AND c.parent = 0;
END;
-- A thread without its author's account keeps no title.
CREATE TRIGGER threads_forget AFTER UPDATE OF user_id ON threads WHEN NEW.user_id IS NULL AND OLD.user_id IS NOT NULL
BEGIN
  UPDATE threads SET title = '', state = 0 WHERE num = NEW.num;
END;

-- Former texts of a post.
CREATE TABLE comment_versions (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  comment INTEGER NOT NULL,
  source TEXT NOT NULL,
  until INTEGER NOT NULL
);
CREATE INDEX comment_versions_of_comment ON comment_versions (comment, num);
CREATE TRIGGER comments_keep_version AFTER UPDATE OF source ON comments
  WHEN NEW.source <> OLD.source AND NEW.source <> '' AND NEW.edited_at IS NOT NULL
BEGIN
  INSERT INTO comment_versions (comment, source, until) VALUES (NEW.num, OLD.source, NEW.edited_at);
END;
CREATE TRIGGER comments_drop_versions AFTER UPDATE OF source ON comments WHEN NEW.source = '' AND OLD.source <> ''
BEGIN
  DELETE FROM comment_versions WHERE comment = NEW.num;
END;
