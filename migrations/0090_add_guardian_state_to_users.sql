-- A guardian's confirmation as a state: 1 while an account of somebody up to 16 waits for it (app/access/guardian.ts).
ALTER TABLE users ADD COLUMN guardian_waits INTEGER NOT NULL DEFAULT 0;

-- SHA-256 of the mailed link's token, when it was mailed last, and when the guardian confirmed.
ALTER TABLE profiles ADD COLUMN guardian_token_hash TEXT;
ALTER TABLE profiles ADD COLUMN guardian_asked_at INTEGER;
ALTER TABLE profiles ADD COLUMN guardian_confirmed_at INTEGER;
CREATE UNIQUE INDEX profiles_by_guardian_token ON profiles (guardian_token_hash) WHERE guardian_token_hash IS NOT NULL;
CREATE INDEX users_waiting_for_guardian ON users (profile_complete_at) WHERE guardian_waits = 1;

-- Nobody confirmed before: these accounts wait, too, and their sessions learn it.
UPDATE users SET guardian_waits = 1, claims_version = claims_version + 1
  WHERE id IN (SELECT user_id FROM profiles WHERE age_band IN ('under-12', '12-16'));
UPDATE sessions SET stamp = (SELECT u.claims_version FROM users u WHERE u.id = sessions.user_id)
  WHERE user_id IN (SELECT id FROM users WHERE guardian_waits = 1);
