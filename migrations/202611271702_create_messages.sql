-- audience: 'person:<user id>', 'everybody', 'school:<school id>' or 'claim:<name>'.
CREATE TABLE notifications (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  id TEXT NOT NULL,
  audience TEXT NOT NULL,
  type TEXT NOT NULL,
  content TEXT NOT NULL,
  link TEXT,
  visible_from INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  sent_by TEXT,
  cancelled_at INTEGER
);
CREATE UNIQUE INDEX notifications_id_unique ON notifications (id);
CREATE INDEX notifications_of_audience ON notifications (audience, expires_at);
CREATE INDEX notifications_of_sender ON notifications (sent_by);

CREATE TABLE notification_marks (
  user_id TEXT NOT NULL,
  num INTEGER NOT NULL,
  seen_at INTEGER,
  read_at INTEGER,
  marked_at INTEGER,
  PRIMARY KEY (user_id, num),
  FOREIGN KEY (num) REFERENCES notifications (num) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX notification_marks_of_notification ON notification_marks (num);

CREATE TABLE live_channels (
  user_id TEXT PRIMARY KEY NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  opened_at INTEGER NOT NULL
) WITHOUT ROWID;

-- A person's conversation with the team. messages: how many; the last one's place. last_sent, last_answer: the latest operation of
-- each side, so that a repeated one adds nothing. taken_by: who of the team looks after it. preview: the last message's beginning.
-- answers: the team's messages; answers_read: those before the person's last message.
CREATE TABLE chat_threads (
  user_num INTEGER PRIMARY KEY NOT NULL,
  messages INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'open',
  taken_by TEXT,
  preview TEXT NOT NULL,
  last_sent TEXT NOT NULL DEFAULT '',
  last_answer TEXT NOT NULL DEFAULT '',
  answers INTEGER NOT NULL DEFAULT 0,
  answers_read INTEGER NOT NULL DEFAULT 0,
  changed_at INTEGER NOT NULL,
  CONSTRAINT chat_threads_state CHECK (state IN ('open', 'answered', 'closed'))
);
CREATE INDEX chat_threads_by_state ON chat_threads (state, changed_at);

-- written_by: who of the team; null for the person. picture: the id of one.
CREATE TABLE chat_messages (
  user_num INTEGER NOT NULL,
  place INTEGER NOT NULL,
  written_by TEXT,
  content TEXT NOT NULL,
  picture TEXT,
  at INTEGER NOT NULL,
  PRIMARY KEY (user_num, place)
) WITHOUT ROWID;

-- Pictures of a conversation. place: the message that has it; one that no message has is removed by the clock.
CREATE TABLE chat_pictures (
  id TEXT PRIMARY KEY NOT NULL,
  user_num INTEGER NOT NULL,
  upload INTEGER NOT NULL,
  place INTEGER,
  at INTEGER NOT NULL
);
CREATE UNIQUE INDEX chat_pictures_of_upload ON chat_pictures (upload);
CREATE INDEX chat_pictures_of_person ON chat_pictures (user_num);
CREATE INDEX chat_pictures_loose ON chat_pictures (at) WHERE place IS NULL;

-- What the team notes for itself.
CREATE TABLE chat_notes (
  user_num INTEGER NOT NULL,
  id TEXT NOT NULL,
  written_by TEXT NOT NULL,
  content TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (user_num, id)
) WITHOUT ROWID;

-- Ready answers for the team: {nome} is the person's first name.
CREATE TABLE chat_replies (
  id TEXT PRIMARY KEY NOT NULL,
  title TEXT NOT NULL,
  content TEXT NOT NULL,
  updated_at INTEGER NOT NULL
);

-- Words of messages, for the team's search; the rowid is user_num × 2^20 + place.
CREATE VIRTUAL TABLE chat_words USING fts5(
  words, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2'
);

CREATE TRIGGER chat_pictures_leave AFTER DELETE ON chat_pictures
BEGIN
  UPDATE uploads SET state = 'dropped' WHERE num = OLD.upload;
END;

CREATE TRIGGER chat_messages_are_indexed AFTER INSERT ON chat_messages
BEGIN
  INSERT INTO chat_words (rowid, words) VALUES (NEW.user_num * 1048576 + NEW.place, NEW.content);
END;

CREATE TRIGGER chat_messages_leave AFTER DELETE ON chat_messages
BEGIN
  DELETE FROM chat_words WHERE rowid = OLD.user_num * 1048576 + OLD.place;
END;
