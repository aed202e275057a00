-- Messages of conversations between two sides (decision 098). person: the mentee of one with the mentoring; ticket: of a school's call for
-- help. by_person: written by the mentee, or by the school; else by who answers them. operation: of the form, so that a repeat adds nothing.
CREATE TABLE conversation_messages (
  num INTEGER PRIMARY KEY NOT NULL,
  kind TEXT NOT NULL,
  person INTEGER,
  ticket INTEGER,
  place INTEGER NOT NULL,
  by_person INTEGER NOT NULL,
  written_by TEXT NOT NULL,
  content TEXT NOT NULL,
  at INTEGER NOT NULL,
  operation TEXT NOT NULL,
  CONSTRAINT conversation_messages_kind CHECK (
    (kind = 'mentoring' AND person IS NOT NULL AND ticket IS NULL) OR (kind = 'ticket' AND person IS NULL AND ticket IS NOT NULL)
  )
);
CREATE UNIQUE INDEX conversation_messages_of_person ON conversation_messages (person, place) WHERE person IS NOT NULL;
CREATE UNIQUE INDEX conversation_messages_of_ticket ON conversation_messages (ticket, place) WHERE ticket IS NOT NULL;
CREATE UNIQUE INDEX conversation_messages_by_operation ON conversation_messages (operation);

INSERT INTO conversation_messages (kind, person, place, by_person, written_by, content, at, operation)
SELECT 'mentoring', mentee, place, by_mentee, written_by, content, at, operation FROM mentoring_messages ORDER BY at, mentee, place;

INSERT INTO conversation_messages (kind, ticket, place, by_person, written_by, content, at, operation)
SELECT 'ticket', ticket, row_number() OVER (PARTITION BY ticket ORDER BY num), 1 - team, written_by, content, at, id
FROM support_messages ORDER BY num;

DROP TABLE mentoring_messages;
DROP TABLE support_messages;
