ALTER TABLE users ADD COLUMN suspended_at INTEGER;
ALTER TABLE users ADD COLUMN suspension_reason TEXT;
ALTER TABLE notifications ADD COLUMN cancelled_at INTEGER;

-- Who did what to whom, in the batch that did it. Ids, never names or addresses: an account that is deleted leaves none here.
-- actor_id: null for the command line. subject_id: a person's id or a notification's, as the action says.
CREATE TABLE audit (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  at INTEGER NOT NULL,
  actor_id TEXT,
  action TEXT NOT NULL,
  subject_id TEXT NOT NULL,
  before TEXT NOT NULL DEFAULT '{}',
  after TEXT NOT NULL DEFAULT '{}',
  reason TEXT,
  request_id TEXT NOT NULL
);
CREATE INDEX audit_of_actor ON audit (actor_id);
CREATE INDEX audit_of_subject ON audit (subject_id);
CREATE INDEX audit_of_action ON audit (action);
CREATE INDEX audit_by_time ON audit (at);

-- Nobody rewrites what was done, whatever code they hold (security.md SEC-34).
CREATE TRIGGER audit_keeps_rows BEFORE UPDATE ON audit
BEGIN
  SELECT RAISE(ABORT, 'the audit is only added to');
END;
CREATE TRIGGER audit_loses_nothing BEFORE DELETE ON audit
BEGIN
  SELECT RAISE(ABORT, 'the audit is only added to');
END;

-- By whatever way somebody signs in: between reading a person and starting their session others may change them. No
-- suspended person gets a session, and a session starts with the claims version of this moment.
CREATE TRIGGER sessions_of_the_suspended BEFORE INSERT ON sessions
WHEN (SELECT suspended_at FROM users WHERE id = NEW.user_id) IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'the account is suspended');
END;
CREATE TRIGGER sessions_start_current AFTER INSERT ON sessions
WHEN NEW.stamp <> (SELECT claims_version FROM users WHERE id = NEW.user_id)
BEGIN
  UPDATE sessions SET stamp = (SELECT claims_version FROM users WHERE id = NEW.user_id) WHERE id = NEW.id;
END;

-- What people are found and counted by without reading them all: 'claim:pro', 'school:azambuja', 'suspended'.
CREATE TABLE user_marks (
  mark TEXT NOT NULL,
  num INTEGER NOT NULL,
  PRIMARY KEY (mark, num)
) WITHOUT ROWID;
CREATE INDEX user_marks_of_user ON user_marks (num);

-- Words of people's names, e-mail addresses and ids, folded; the rowid is the person's num.
CREATE VIRTUAL TABLE user_search USING fts5(
  words, content='', contentless_delete=1, prefix='1 2 3', tokenize='unicode61 remove_diacritics 2'
);

INSERT INTO user_search (rowid, words)
SELECT num, first_name || ' ' || last_name || ' ' || email || ' ' || id FROM users;
INSERT INTO user_marks (mark, num)
SELECT 'claim:' || c.value, u.num FROM users u, json_each(u.claims) c WHERE true
UNION SELECT 'school:' || school_id, num FROM users WHERE school_id IS NOT NULL;

CREATE TRIGGER users_are_indexed AFTER INSERT ON users
BEGIN
  INSERT INTO user_search (rowid, words)
  VALUES (NEW.num, NEW.first_name || ' ' || NEW.last_name || ' ' || NEW.email || ' ' || NEW.id);
  INSERT INTO user_marks (mark, num)
  SELECT DISTINCT 'claim:' || value, NEW.num FROM json_each(NEW.claims)
  UNION SELECT 'school:' || NEW.school_id, NEW.num WHERE NEW.school_id IS NOT NULL
  UNION SELECT 'suspended', NEW.num WHERE NEW.suspended_at IS NOT NULL;
END;

CREATE TRIGGER users_change_words AFTER UPDATE OF first_name, last_name, email ON users
BEGIN
  UPDATE user_search SET words = NEW.first_name || ' ' || NEW.last_name || ' ' || NEW.email || ' ' || NEW.id
  WHERE rowid = NEW.num;
END;

CREATE TRIGGER users_change_marks AFTER UPDATE OF claims, school_id, suspended_at ON users
BEGIN
  DELETE FROM user_marks WHERE num = NEW.num;
  INSERT INTO user_marks (mark, num)
  SELECT DISTINCT 'claim:' || value, NEW.num FROM json_each(NEW.claims)
  UNION SELECT 'school:' || NEW.school_id, NEW.num WHERE NEW.school_id IS NOT NULL
  UNION SELECT 'suspended', NEW.num WHERE NEW.suspended_at IS NOT NULL;
END;

CREATE TRIGGER users_leave_no_words AFTER DELETE ON users
BEGIN
  DELETE FROM user_search WHERE rowid = OLD.num;
  DELETE FROM user_marks WHERE num = OLD.num;
END;
