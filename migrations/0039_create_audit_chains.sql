-- Whose audit a row belongs to, a school's id or '' for the platform, and its place in it (decision 025).
-- Acts in a school named it as their reason.
DROP TRIGGER audit_keeps_rows;
ALTER TABLE audit ADD COLUMN scope TEXT NOT NULL DEFAULT '';
ALTER TABLE audit ADD COLUMN place INTEGER NOT NULL DEFAULT 0;
UPDATE audit SET scope = reason, reason = NULL WHERE action LIKE 'school.%' AND reason IS NOT NULL;
UPDATE audit SET place = n.place
FROM (SELECT num, row_number() OVER (PARTITION BY scope ORDER BY num) AS place FROM audit) n WHERE n.num = audit.num;
CREATE TRIGGER audit_keeps_rows BEFORE UPDATE ON audit
BEGIN
  SELECT RAISE(ABORT, 'the audit is only added to');
END;
CREATE INDEX audit_of_scope ON audit (scope);
CREATE INDEX audit_of_scope_action ON audit (scope, action);
CREATE UNIQUE INDEX audit_by_place ON audit (scope, place) WHERE place > 0;

-- The chain: hash = SHA-256 of the seal before and the row. Written behind the rows, in their order.
CREATE TABLE audit_seals (
  scope TEXT NOT NULL,
  place INTEGER NOT NULL,
  num INTEGER NOT NULL,
  hash TEXT NOT NULL,
  PRIMARY KEY (scope, place)
) WITHOUT ROWID;
CREATE TRIGGER audit_seals_keep BEFORE UPDATE ON audit_seals
BEGIN
  SELECT RAISE(ABORT, 'the audit is only added to');
END;
CREATE TRIGGER audit_seals_stay BEFORE DELETE ON audit_seals
BEGIN
  SELECT RAISE(ABORT, 'the audit is only added to');
END;

-- When a chain was last read from end to end; broken: what was found, as JSON.
CREATE TABLE audit_checks (
  scope TEXT PRIMARY KEY NOT NULL,
  checked_at INTEGER NOT NULL,
  places INTEGER NOT NULL,
  broken TEXT
) WITHOUT ROWID;
