-- Work over the whole bank becomes jobs: its last completed version, and the place of an unfinished one, whose version is the next.
INSERT INTO jobs (id, kind, owner_id, input, state, place, created_at, updated_at)
SELECT 'acervo-' || v.name, k.value ->> 1, '', json_object('version', v.value), 'done', 0, unixepoch(), unixepoch()
FROM json_each('[["index","bank-index"],["render","bank-render"],["comment-render","comment-render"],["review","bank-review"]]') k
CROSS JOIN bank_state v ON v.name = (k.value ->> 0) || '-version';
INSERT INTO jobs (id, kind, owner_id, input, place, created_at, updated_at)
SELECT 'acervo-' || p.name, k.value ->> 1, '',
  json_object('version', 1 + coalesce((SELECT v.value FROM bank_state v WHERE v.name = (k.value ->> 0) || '-version'), 0)),
  p.value, unixepoch(), unixepoch()
FROM json_each('[["index","bank-index"],["render","bank-render"],["comment-render","comment-render"],["review","bank-review"]]') k
CROSS JOIN bank_state p ON p.name = (k.value ->> 0) || '-place' AND p.value > 0;
DROP TABLE bank_state;
CREATE INDEX jobs_of_kind ON jobs (kind, num);
