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

-- How many comments and replies a question shows.
CREATE TABLE comment_threads (
  ord INTEGER PRIMARY KEY NOT NULL,
  comments INTEGER NOT NULL DEFAULT 0
);

CREATE TRIGGER comments_count AFTER INSERT ON comments WHEN NEW.state = 'shown'
BEGIN
  INSERT OR IGNORE INTO comment_threads (ord) VALUES (NEW.ord);
  UPDATE comment_threads SET comments = comments + 1 WHERE ord = NEW.ord;
  UPDATE comments SET replies = replies + 1 WHERE num = NEW.parent;
END;

CREATE TRIGGER comments_recount AFTER UPDATE OF state ON comments WHEN (NEW.state = 'shown') <> (OLD.state = 'shown')
BEGIN
  UPDATE comment_threads SET comments = comments + (NEW.state = 'shown') - (OLD.state = 'shown') WHERE ord = NEW.ord;
  UPDATE comments SET replies = replies + (NEW.state = 'shown') - (OLD.state = 'shown') WHERE num = NEW.parent;
END;

-- With its author's account a comment's text goes too (docs/decisions/012).
CREATE TRIGGER comments_forget AFTER UPDATE OF user_id ON comments WHEN NEW.user_id IS NULL AND OLD.user_id IS NOT NULL
BEGIN
  UPDATE comments SET state = 'deleted', source = '', html = '', reports = 0, edited_at = NULL WHERE num = NEW.num;
END;

-- Who found a comment useful.
CREATE TABLE comment_votes (
  user_num INTEGER NOT NULL,
  comment INTEGER NOT NULL,
  voted_at INTEGER NOT NULL,
  PRIMARY KEY (user_num, comment)
) WITHOUT ROWID;

CREATE TRIGGER comment_votes_count AFTER INSERT ON comment_votes
BEGIN
  UPDATE comments SET useful = useful + 1 WHERE num = NEW.comment;
END;

CREATE TRIGGER comment_votes_recount AFTER DELETE ON comment_votes
BEGIN
  UPDATE comments SET useful = useful - 1 WHERE num = OLD.comment;
END;

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

CREATE TRIGGER comment_reports_count AFTER INSERT ON comment_reports
BEGIN
  UPDATE comments SET reports = reports + 1 WHERE num = NEW.comment;
END;

-- Who is told of new comments under a question: whoever has written there. `told_at`: once an hour at most.
CREATE TABLE comment_followers (
  ord INTEGER NOT NULL,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  told_at INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (ord, user_id)
) WITHOUT ROWID;
CREATE INDEX comment_followers_of_person ON comment_followers (user_id);
