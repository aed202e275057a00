-- Calls for help of a school's management to the platform's team. context: version, page, browser and errors, as JSON.
CREATE TABLE support_tickets (
  num INTEGER PRIMARY KEY NOT NULL,
  id TEXT NOT NULL,
  school INTEGER NOT NULL,
  opened_by TEXT NOT NULL,
  context TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'open',
  changed_at INTEGER NOT NULL,
  CONSTRAINT support_tickets_state CHECK (state IN ('open', 'answered', 'closed'))
);
CREATE UNIQUE INDEX support_tickets_by_id ON support_tickets (id);
CREATE INDEX support_tickets_of_school ON support_tickets (school);
CREATE INDEX support_tickets_by_state ON support_tickets (state);

-- A ticket's thread; team: written by the platform.
CREATE TABLE support_messages (
  num INTEGER PRIMARY KEY NOT NULL,
  id TEXT NOT NULL,
  ticket INTEGER NOT NULL REFERENCES support_tickets (num) ON DELETE CASCADE,
  team INTEGER NOT NULL,
  written_by TEXT NOT NULL,
  content TEXT NOT NULL,
  at INTEGER NOT NULL
);
CREATE UNIQUE INDEX support_messages_by_id ON support_messages (id);
CREATE INDEX support_messages_of_ticket ON support_messages (ticket);
