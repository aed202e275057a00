-- A bill that a newer one voided, or whose account is deleted, and that the provider was not yet told to cancel (decision 066).
ALTER TABLE charges ADD COLUMN cancel_due INTEGER NOT NULL DEFAULT 0;
CREATE INDEX charges_of_cancel_due ON charges (num) WHERE cancel_due = 1;
