-- Questions to the assistant. key: "<ord>:<prompt>", or "<ord>:<operation>" for a person's own words, ":<operation>" without a question.
-- status: 0 waiting, 1 being answered, then 200, 429, 500 or 504. cost: in millionths of a real.
CREATE TABLE gpt_answer_requests (
  num INTEGER PRIMARY KEY NOT NULL,
  user_num INTEGER NOT NULL,
  key TEXT NOT NULL,
  ord INTEGER,
  prompt INTEGER,
  words TEXT NOT NULL,
  status INTEGER NOT NULL DEFAULT 0,
  title TEXT NOT NULL DEFAULT '',
  message TEXT NOT NULL DEFAULT '',
  sources TEXT NOT NULL DEFAULT '[]',
  provider TEXT NOT NULL DEFAULT '',
  cost INTEGER NOT NULL DEFAULT 0,
  asked_at INTEGER NOT NULL,
  answered_at INTEGER,
  feedback INTEGER NOT NULL DEFAULT 0,
  reason TEXT,
  deleted_at INTEGER,
  -- photo: whether the person showed one; its bytes are with the request's object alone, until the request ends.
  -- remind: whether the person of a refused request (429) is told once there is capacity again.
  photo INTEGER NOT NULL DEFAULT 0,
  remind INTEGER NOT NULL DEFAULT 0,
  -- A request about an own draft: the essay's id and which hint.
  essay TEXT,
  hint TEXT,
  CONSTRAINT gpt_answer_requests_status CHECK (status IN (0, 1, 200, 429, 500, 504)),
  CONSTRAINT gpt_answer_requests_feedback CHECK (feedback IN (-1, 0, 1))
);
-- A failed or deleted request may be made again.
CREATE UNIQUE INDEX gpt_answer_requests_once ON gpt_answer_requests (user_num, key) WHERE status < 300 AND deleted_at IS NULL;
CREATE INDEX gpt_answer_requests_of_person ON gpt_answer_requests (user_num);
CREATE INDEX gpt_answer_requests_open ON gpt_answer_requests (status, asked_at) WHERE status < 2;
CREATE INDEX gpt_answer_requests_deleted ON gpt_answer_requests (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX gpt_answer_requests_reminded ON gpt_answer_requests (num) WHERE remind = 1;

-- Requests of a person on a day (days since 1970 in São Paulo).
CREATE TABLE gpt_allowances (
  user_num INTEGER PRIMARY KEY NOT NULL,
  day INTEGER NOT NULL,
  used INTEGER NOT NULL
);

-- Ended requests of a day, for the dashboard.
CREATE TABLE gpt_days (
  day INTEGER PRIMARY KEY NOT NULL,
  answered INTEGER NOT NULL,
  refused INTEGER NOT NULL,
  failed INTEGER NOT NULL,
  cost INTEGER NOT NULL
);
