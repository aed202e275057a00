-- What was agreed to be paid. `cents`: the total; `replaces`: JSON list of charges whose rest was credited. `provider_ref`,
-- `pix_code`, `page_url`: what the provider made of it, once. `token_hash`: of the link by which a guardian pays.
-- The person's number stays after the account: what was paid is kept by law, and the number is then nobody's.
CREATE TABLE charges (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  id TEXT NOT NULL,
  user_num INTEGER NOT NULL,
  plan TEXT NOT NULL,
  months INTEGER NOT NULL,
  price_cents INTEGER NOT NULL,
  discount_cents INTEGER NOT NULL DEFAULT 0,
  credit_cents INTEGER NOT NULL DEFAULT 0,
  cents INTEGER NOT NULL,
  coupon TEXT,
  replaces TEXT NOT NULL DEFAULT '[]',
  method TEXT NOT NULL,
  provider TEXT NOT NULL,
  provider_ref TEXT,
  pix_code TEXT,
  page_url TEXT,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  token_hash TEXT,
  -- The group whose seat a charge is: one a person.
  seat_group INTEGER,
  -- Cents of each replaced charge that an upgrade's credit leaves, and that go back when it is paid: JSON {charge: cents}.
  returns TEXT NOT NULL DEFAULT '{}',
  -- A bill that a newer one voided, or whose account is deleted, and that the provider was not yet told to cancel (decision 066).
  cancel_due INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT charges_method CHECK (method IN ('pix', 'card', 'boleto', 'code')),
  CONSTRAINT charges_cents CHECK (cents >= 0 AND cents = price_cents - discount_cents - credit_cents)
);
CREATE UNIQUE INDEX charges_by_id ON charges (id);
CREATE INDEX charges_of_user ON charges (user_num, num);
CREATE UNIQUE INDEX charges_by_ref ON charges (provider, provider_ref) WHERE provider_ref IS NOT NULL;
CREATE UNIQUE INDEX charges_by_token ON charges (token_hash) WHERE token_hash IS NOT NULL;
CREATE INDEX charges_by_coupon ON charges (coupon) WHERE coupon IS NOT NULL;
CREATE UNIQUE INDEX charges_by_seat ON charges (seat_group, user_num) WHERE seat_group IS NOT NULL;
CREATE INDEX charges_of_cancel_due ON charges (num) WHERE cancel_due = 1;

-- A code that takes something off, in its days and for so many charges.
CREATE TABLE coupons (
  code TEXT PRIMARY KEY NOT NULL,
  percent INTEGER NOT NULL,
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  most_uses INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  created_by TEXT NOT NULL,
  ended_at INTEGER,
  CONSTRAINT coupons_percent CHECK (percent BETWEEN 1 AND 90),
  CONSTRAINT coupons_uses CHECK (most_uses > 0)
);

-- Seats of a plan for a group or, with `school`, for the people of a school; taken by code until ends_at.
CREATE TABLE seat_groups (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  id TEXT NOT NULL,
  code TEXT NOT NULL,
  name TEXT NOT NULL,
  plan TEXT NOT NULL,
  months INTEGER NOT NULL,
  seats INTEGER NOT NULL,
  school TEXT,
  ends_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  created_by TEXT NOT NULL,
  ended_at INTEGER,
  CONSTRAINT seat_groups_seats CHECK (seats > 0)
);
CREATE UNIQUE INDEX seat_groups_by_id ON seat_groups (id);
CREATE UNIQUE INDEX seat_groups_by_code ON seat_groups (code);
-- A school's managers see the seats that it was given.
CREATE INDEX seat_groups_of_school ON seat_groups (school, num) WHERE school IS NOT NULL;

-- The ledger, in cents: only added to. `event`: the provider's own name of what happened, so that telling it again adds nothing.
-- `kind`: `return-asked` is a part that was ordered back.
CREATE TABLE payment_events (
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
CREATE UNIQUE INDEX payment_events_once ON payment_events (provider, event);
CREATE INDEX payment_events_of_user ON payment_events (user_num, num);
CREATE INDEX payment_events_by_arrival ON payment_events (received_at);

CREATE TRIGGER payment_events_stay BEFORE UPDATE ON payment_events BEGIN
  SELECT RAISE(ABORT, 'the ledger is only added to');
END;

CREATE TRIGGER payment_events_last BEFORE DELETE ON payment_events BEGIN
  SELECT RAISE(ABORT, 'the ledger is only added to');
END;
