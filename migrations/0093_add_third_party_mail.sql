-- Mails to addresses that are not the sender's own (app/services/mail/third-party-mail.server.ts). `address_hash`: SHA-256, never the
-- address. An address that asked for no more mails stays here for ever.
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
