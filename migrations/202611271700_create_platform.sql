CREATE TABLE mail_outbox (
  id TEXT PRIMARY KEY NOT NULL,
  recipient TEXT NOT NULL,
  template TEXT NOT NULL,
  subject TEXT NOT NULL,
  html TEXT NOT NULL,
  text TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  due_at INTEGER NOT NULL,
  sent_at INTEGER,
  tries INTEGER NOT NULL DEFAULT 0,
  error TEXT
);
CREATE INDEX mail_outbox_unsent ON mail_outbox (sent_at, due_at);
-- A person's export and deletion find their mails and what they sent without reading everybody's.
CREATE INDEX mail_outbox_of_recipient ON mail_outbox (recipient);

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
  request_id TEXT NOT NULL,
  -- Whose audit a row belongs to, a school's id or '' for the platform, and its place in it (decision 025).
  scope TEXT NOT NULL DEFAULT '',
  place INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX audit_of_actor ON audit (actor_id);
CREATE INDEX audit_of_subject ON audit (subject_id);
CREATE INDEX audit_of_action ON audit (action);
CREATE INDEX audit_by_time ON audit (at);
CREATE INDEX audit_of_scope ON audit (scope);
CREATE INDEX audit_of_scope_action ON audit (scope, action);
CREATE UNIQUE INDEX audit_by_place ON audit (scope, place) WHERE place > 0;

-- What people are found and counted by without reading them all: 'claim:pro', 'school:azambuja', 'suspended'.
CREATE TABLE user_marks (
  mark TEXT NOT NULL,
  num INTEGER NOT NULL,
  PRIMARY KEY (mark, num)
) WITHOUT ROWID;
CREATE INDEX user_marks_of_user ON user_marks (num);

-- Locally, what Workers Analytics Engine holds in production. Nothing in it tells who did something.
CREATE TABLE tracked_events (
  num INTEGER PRIMARY KEY NOT NULL,
  name TEXT NOT NULL,
  details TEXT NOT NULL,
  at INTEGER NOT NULL
);
CREATE INDEX tracked_events_by_time ON tracked_events (at);

-- One row per error, however often it happens: hash is the SHA-256 of its level, message and stack.
CREATE TABLE client_errors (
  hash TEXT PRIMARY KEY NOT NULL,
  level TEXT NOT NULL,
  message TEXT NOT NULL,
  stack TEXT NOT NULL,
  browser TEXT NOT NULL,
  notebook_id TEXT,
  sections INTEGER,
  count INTEGER NOT NULL DEFAULT 1,
  first_at INTEGER NOT NULL,
  last_at INTEGER NOT NULL
);
CREATE INDEX client_errors_by_time ON client_errors (last_at);

-- Long work in steps of one batch each: it can be left, resumed and cancelled, and takes each step exactly once.
-- place: where the next step starts, as its kind says; expected, seen, changed, refused count its items.
CREATE TABLE jobs (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  id TEXT NOT NULL,
  kind TEXT NOT NULL,
  school INTEGER,
  owner_id TEXT NOT NULL,
  input TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'running',
  step INTEGER NOT NULL DEFAULT 0,
  place INTEGER NOT NULL DEFAULT 0,
  expected INTEGER NOT NULL DEFAULT 0,
  seen INTEGER NOT NULL DEFAULT 0,
  changed INTEGER NOT NULL DEFAULT 0,
  refused INTEGER NOT NULL DEFAULT 0,
  undoes INTEGER,
  taken_back INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  -- What the audit writes when the work ends: act, subject and what was asked; the counts come from the job's own rows.
  note TEXT,
  CONSTRAINT jobs_state CHECK (state IN ('running', 'done', 'cancelled'))
);
CREATE UNIQUE INDEX jobs_by_id ON jobs (id);
CREATE INDEX jobs_of_school ON jobs (school, num);
CREATE INDEX jobs_of_owner ON jobs (owner_id);
CREATE INDEX jobs_running ON jobs (updated_at) WHERE state = 'running';

-- What each step did: report, a row an item, and what its undo needs.
CREATE TABLE job_steps (
  job INTEGER NOT NULL,
  step INTEGER NOT NULL,
  report TEXT NOT NULL,
  PRIMARY KEY (job, step)
);

-- Files that people send, whatever they belong to (app/platform/uploads/domain/upload-owners.ts). State: 'open' while parts arrive,
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

-- The chain: hash = SHA-256 of the seal before and the row. Written behind the rows, in their order.
CREATE TABLE audit_seals (
  scope TEXT NOT NULL,
  place INTEGER NOT NULL,
  num INTEGER NOT NULL,
  hash TEXT NOT NULL,
  PRIMARY KEY (scope, place)
) WITHOUT ROWID;

-- When a chain was last read from end to end; broken: what was found, as JSON.
CREATE TABLE audit_checks (
  scope TEXT PRIMARY KEY NOT NULL,
  checked_at INTEGER NOT NULL,
  places INTEGER NOT NULL,
  broken TEXT
) WITHOUT ROWID;

-- Who has a socket open in a room, so that a right that ends closes it (decision 067). `due`: changes of the person's rights that
-- nobody checked yet. No reference to `users` or `sessions`: a row outlives both until its socket is closed.
CREATE TABLE room_sockets (
  room TEXT NOT NULL,
  session_id TEXT NOT NULL,
  user_id TEXT NOT NULL,
  since INTEGER NOT NULL,
  due INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (room, session_id)
) WITHOUT ROWID;
CREATE INDEX room_sockets_of_session ON room_sockets (session_id);
CREATE INDEX room_sockets_of_user ON room_sockets (user_id);
CREATE INDEX room_sockets_by_since ON room_sockets (since);
CREATE INDEX room_sockets_due ON room_sockets (due) WHERE due > 0;

-- Mails to addresses that are not the sender's own (app/platform/mail/services/third-party-mail.server.ts). `address_hash`: SHA-256, never
-- the address. An address that asked for no more mails stays here for ever.
CREATE TABLE mail_opt_outs (
  address_hash TEXT PRIMARY KEY NOT NULL,
  created_at INTEGER NOT NULL
);

-- The open request at an address: one of each kind.
CREATE TABLE third_party_requests (
  address_hash TEXT NOT NULL,
  kind TEXT NOT NULL,
  user_num INTEGER NOT NULL,
  operation TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (address_hash, kind),
  CONSTRAINT third_party_requests_kind CHECK (kind IN ('guardian', 'payment'))
);
CREATE INDEX third_party_requests_of_user ON third_party_requests (user_num);
CREATE INDEX third_party_requests_by_end ON third_party_requests (expires_at);

-- When the clock last ended each of its longer steps: one that is overdue is resumed at the next tick.
CREATE TABLE clock_steps (
  name TEXT PRIMARY KEY NOT NULL,
  done_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TRIGGER audit_loses_nothing BEFORE DELETE ON audit
BEGIN
  SELECT RAISE(ABORT, 'the audit is only added to');
END;

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

-- Nobody rewrites what was done, whatever code they hold (SEC-34).
CREATE TRIGGER audit_keeps_rows BEFORE UPDATE ON audit
BEGIN
  SELECT RAISE(ABORT, 'the audit is only added to');
END;

CREATE TRIGGER audit_seals_keep BEFORE UPDATE ON audit_seals
BEGIN
  SELECT RAISE(ABORT, 'the audit is only added to');
END;

CREATE TRIGGER audit_seals_stay BEFORE DELETE ON audit_seals
BEGIN
  SELECT RAISE(ABORT, 'the audit is only added to');
END;
