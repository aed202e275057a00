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
  CONSTRAINT charges_method CHECK (method IN ('pix', 'card', 'boleto', 'code')),
  CONSTRAINT charges_cents CHECK (cents >= 0 AND cents = price_cents - discount_cents - credit_cents)
);
CREATE UNIQUE INDEX charges_by_id ON charges (id);
CREATE INDEX charges_of_user ON charges (user_num, num);
CREATE UNIQUE INDEX charges_by_ref ON charges (provider, provider_ref) WHERE provider_ref IS NOT NULL;
CREATE UNIQUE INDEX charges_by_token ON charges (token_hash) WHERE token_hash IS NOT NULL;

-- The ledger, in cents: only added to. `event`: the provider's own name of what happened, so that telling it again adds nothing.
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
  CONSTRAINT payment_events_kind CHECK (kind IN ('paid', 'refund-asked', 'refunded', 'charged-back', 'charge-back-undone', 'revoked', 'failed'))
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

-- Made of the ledger: JSON list of {plan, since, until}. `plans_seen`: the ledger's last number it was made of;
-- `plans_until`: the last end; `plans_told`: the end that the person was reminded of.
ALTER TABLE users ADD COLUMN plans TEXT NOT NULL DEFAULT '[]';
ALTER TABLE users ADD COLUMN plans_seen INTEGER NOT NULL DEFAULT 0;
ALTER TABLE users ADD COLUMN plans_until INTEGER;
ALTER TABLE users ADD COLUMN plans_told INTEGER;
CREATE INDEX users_by_plans_until ON users (plans_until) WHERE plans_until IS NOT NULL;
