-- Cents of each replaced charge that an upgrade's credit leaves, and that go back when it is paid: JSON {charge: cents}.
ALTER TABLE charges ADD COLUMN returns TEXT NOT NULL DEFAULT '{}';

-- The ledger knows one kind more: `return-asked`, a part that was ordered back.
DROP TRIGGER payment_events_stay;
DROP TRIGGER payment_events_last;
CREATE TABLE payment_events_next (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  provider TEXT NOT NULL,
  event TEXT NOT NULL,
  user_num INTEGER NOT NULL,
  charge TEXT NOT NULL,
  kind TEXT NOT NULL,
  cents INTEGER NOT NULL,
  occurred_at INTEGER NOT NULL,
  received_at INTEGER NOT NULL,
  CONSTRAINT payment_events_cents CHECK (cents >= 0),
  CONSTRAINT payment_events_kind CHECK (kind IN ('paid', 'refund-asked', 'return-asked', 'refunded', 'charged-back', 'charge-back-undone', 'revoked', 'failed'))
);
INSERT INTO payment_events_next SELECT num, provider, event, user_num, charge, kind, cents, occurred_at, received_at FROM payment_events;
DROP TABLE payment_events;
ALTER TABLE payment_events_next RENAME TO payment_events;
CREATE UNIQUE INDEX payment_events_once ON payment_events (provider, event);
CREATE INDEX payment_events_of_user ON payment_events (user_num, num);
CREATE INDEX payment_events_by_arrival ON payment_events (received_at);
CREATE TRIGGER payment_events_stay BEFORE UPDATE ON payment_events BEGIN
  SELECT RAISE(ABORT, 'the ledger is only added to');
END;
CREATE TRIGGER payment_events_last BEFORE DELETE ON payment_events BEGIN
  SELECT RAISE(ABORT, 'the ledger is only added to');
END;
