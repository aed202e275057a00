-- Comments under a question, and their replies (one level: a reply has a parent, its parent has none). `id` is the server's own name
-- for one writing, `operation` the device's: the same operation again adds no row. Rows stay for the sake of their replies.
CREATE TABLE comments (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  id TEXT NOT NULL,
  ord INTEGER NOT NULL,
  parent INTEGER,
  user_id TEXT REFERENCES users (id) ON DELETE SET NULL,
  operation TEXT NOT NULL,
  source TEXT NOT NULL,
  html TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'shown',
  useful INTEGER NOT NULL DEFAULT 0,
  replies INTEGER NOT NULL DEFAULT 0,
  reports INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  edited_at INTEGER,
  CONSTRAINT comments_state CHECK (state IN ('shown', 'held', 'removed', 'deleted'))
);
CREATE UNIQUE INDEX comments_by_id ON comments (id);
CREATE UNIQUE INDEX comments_once ON comments (user_id, operation);
CREATE INDEX comments_of_question ON comments (ord, useful, num) WHERE parent IS NULL;
CREATE INDEX comments_replies ON comments (parent, num);
CREATE INDEX comments_reported ON comments (num) WHERE reports > 0;
CREATE UNIQUE INDEX comments_opening ON comments (ord) WHERE parent = 0;
CREATE INDEX comments_of_thread ON comments (ord, num) WHERE ord < 0;
-- Who answered what, and when: one entry an answer of the forum.
CREATE INDEX comments_answers_of_person ON comments (user_id, created_at) WHERE ord < 0 AND parent IS NULL;

-- How many comments and replies a question shows.
CREATE TABLE comment_threads (
  ord INTEGER PRIMARY KEY NOT NULL,
  comments INTEGER NOT NULL DEFAULT 0
);

-- Who found a comment useful.
CREATE TABLE comment_votes (
  user_num INTEGER NOT NULL,
  comment INTEGER NOT NULL,
  voted_at INTEGER NOT NULL,
  PRIMARY KEY (user_num, comment)
) WITHOUT ROWID;

-- Who says that a comment should not be there; once a person, open until the team has judged.
CREATE TABLE comment_reports (
  comment INTEGER NOT NULL,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  reason TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  closed_at INTEGER,
  PRIMARY KEY (comment, user_id)
) WITHOUT ROWID;
CREATE INDEX comment_reports_of_person ON comment_reports (user_id);

-- Who is told of new comments under a question: whoever has written there. `told_at`: once an hour at most.
CREATE TABLE comment_followers (
  ord INTEGER NOT NULL,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  told_at INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (ord, user_id)
) WITHOUT ROWID;
CREATE INDEX comment_followers_of_person ON comment_followers (user_id);

-- The forum's threads. A thread's posts are comments whose `ord` is minus its number: the doubt has parent 0, answers have none, and
-- comments on an answer have it as parent. One table, one policy, one queue (decision 032).
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

-- Former texts of a post.
CREATE TABLE comment_versions (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  comment INTEGER NOT NULL,
  source TEXT NOT NULL,
  until INTEGER NOT NULL
);
CREATE INDEX comment_versions_of_comment ON comment_versions (comment, num);

-- What the team has to decide about posts: one open case a post. `causes`: bits (1 report, 2 masked contact, 4 first post, 8 picture,
-- 16 appeal); the lowest `urgency` first.
CREATE TABLE cases (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  target INTEGER NOT NULL,
  urgency INTEGER NOT NULL,
  causes INTEGER NOT NULL,
  appeal TEXT,
  opened_at INTEGER NOT NULL,
  closed_at INTEGER,
  outcome TEXT,
  reason TEXT,
  decided_by TEXT REFERENCES users (id) ON DELETE SET NULL,
  -- What a decision changed, as JSON, so that it can be undone; the text of a corrected post goes with the post.
  before TEXT
);
CREATE UNIQUE INDEX cases_open ON cases (target) WHERE closed_at IS NULL;
CREATE INDEX cases_by_urgency ON cases (urgency, opened_at, num) WHERE closed_at IS NULL;
CREATE INDEX cases_oldest ON cases (opened_at) WHERE closed_at IS NULL;
CREATE INDEX cases_of_target ON cases (target, num);
CREATE INDEX cases_closed ON cases (closed_at) WHERE closed_at IS NOT NULL;
CREATE INDEX cases_of_decider ON cases (decided_by) WHERE decided_by IS NOT NULL;

-- Who may not write for a time.
CREATE TABLE posting_bans (
  user_id TEXT PRIMARY KEY NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  until INTEGER NOT NULL,
  reason TEXT NOT NULL
) WITHOUT ROWID;

CREATE TRIGGER comment_votes_count AFTER INSERT ON comment_votes
BEGIN
  UPDATE comments SET useful = useful + 1 WHERE num = NEW.comment;
END;

CREATE TRIGGER comment_votes_recount AFTER DELETE ON comment_votes
BEGIN
  UPDATE comments SET useful = useful - 1 WHERE num = OLD.comment;
END;

CREATE TRIGGER comment_reports_count AFTER INSERT ON comment_reports
BEGIN
  UPDATE comments SET reports = reports + 1 WHERE num = NEW.comment;
END;

CREATE TRIGGER comments_count AFTER INSERT ON comments WHEN NEW.state = 'shown' AND NEW.parent IS NOT 0
BEGIN
  INSERT OR IGNORE INTO comment_threads (ord) VALUES (NEW.ord);
  UPDATE comment_threads SET comments = comments + 1 WHERE ord = NEW.ord;
  UPDATE comments SET replies = replies + 1 WHERE num = NEW.parent;
  UPDATE threads SET answers = answers + 1, answered = 1 WHERE num = -NEW.ord AND NEW.ord < 0 AND NEW.parent IS NULL;
END;

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

CREATE TRIGGER comments_keep_version AFTER UPDATE OF source ON comments
  WHEN NEW.source <> OLD.source AND NEW.source <> '' AND NEW.edited_at IS NOT NULL
BEGIN
  INSERT INTO comment_versions (comment, source, until) VALUES (NEW.num, OLD.source, NEW.edited_at);
END;

CREATE TRIGGER comments_drop_versions AFTER UPDATE OF source ON comments WHEN NEW.source = '' AND OLD.source <> ''
BEGIN
  DELETE FROM comment_versions WHERE comment = NEW.num;
END;

CREATE TRIGGER comments_forget_before AFTER UPDATE OF source ON comments WHEN NEW.source = '' AND OLD.source <> ''
BEGIN
  UPDATE cases SET before = NULL WHERE target = NEW.num AND before IS NOT NULL;
END;

-- A shown doubt that others answered stays without its author's account; every other text goes with it
-- (decision 032).
CREATE TRIGGER comments_forget AFTER UPDATE OF user_id ON comments
  WHEN NEW.user_id IS NULL AND OLD.user_id IS NOT NULL AND NOT (NEW.parent IS 0 AND NEW.state = 'shown' AND EXISTS (
    SELECT 1 FROM comments o WHERE o.ord = NEW.ord AND o.ord < 0 AND o.parent IS NULL AND o.state = 'shown'
      AND o.user_id <> OLD.user_id))
BEGIN
  UPDATE comments SET state = 'deleted', source = '', html = '', reports = 0, edited_at = NULL WHERE num = NEW.num;
END;

CREATE TRIGGER comments_forget_versions AFTER UPDATE OF user_id ON comments
  WHEN NEW.user_id IS NULL AND OLD.user_id IS NOT NULL
BEGIN
  DELETE FROM comment_versions WHERE comment = NEW.num;
  UPDATE cases SET before = NULL WHERE target = NEW.num AND before IS NOT NULL;
END;

-- A thread without its author's account keeps no title.
CREATE TRIGGER threads_forget AFTER UPDATE OF user_id ON threads
  WHEN NEW.user_id IS NULL AND OLD.user_id IS NOT NULL AND NOT (NEW.state = 1 AND EXISTS (
    SELECT 1 FROM comments o WHERE o.ord = -NEW.num AND o.ord < 0 AND o.parent IS NULL AND o.state = 'shown'
      AND o.user_id <> OLD.user_id))
BEGIN
  UPDATE threads SET title = '', state = 0 WHERE num = NEW.num;
END;

-- A changed doubt is found by its new words alone.
CREATE TRIGGER threads_retitle AFTER UPDATE OF title ON threads WHEN NEW.state = 1 AND NEW.title <> ''
BEGIN
  DELETE FROM thread_words WHERE rowid = NEW.num;
  INSERT INTO thread_words (rowid, words)
    SELECT NEW.num, NEW.title || ' ' || c.source || ' 0s' || NEW.subject FROM comments c
    WHERE c.ord = -NEW.num AND c.parent = 0 AND c.state = 'shown';
END;

CREATE TRIGGER threads_end_sockets AFTER UPDATE OF state ON threads WHEN OLD.state = 1 AND NEW.state <> 1
BEGIN
  UPDATE room_sockets SET due = due + 1 WHERE room = 'duvida/' || NEW.num;
END;
