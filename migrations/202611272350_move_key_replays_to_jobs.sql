-- A key's replay becomes a job, whose place and progress it had of its own; an unfinished one goes on where it was.
INSERT INTO jobs (id, kind, school, owner_id, input, state, place, expected, seen, changed, created_at, updated_at)
SELECT 'gabarito-' || r.num, 'key-replay',
  (SELECT s.num FROM school_questions o CROSS JOIN schools s ON s.id = o.school WHERE o.ord = r.ord),
  coalesce((SELECT v.actor_id FROM question_versions v WHERE v.ord = r.ord AND v.version = r.version), ''),
  json_object('ord', r.ord, 'becomes', r.becomes), iif(r.finished_at IS NULL, 'running', 'done'), max(r.cursor, 0),
  max(r.seen, coalesce((SELECT k.a + k.b + k.c + k.d + k.e FROM question_keys k WHERE k.ord = r.ord), 0)),
  r.seen, r.turned_right + r.turned_wrong, r.started_at, coalesce(r.finished_at, r.started_at)
FROM key_replays r ORDER BY r.num;

CREATE TABLE key_replays_moved (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  ord INTEGER NOT NULL,
  version INTEGER NOT NULL,
  was TEXT NOT NULL,
  becomes TEXT NOT NULL,
  undoes INTEGER,
  turned_right INTEGER NOT NULL DEFAULT 0,
  turned_wrong INTEGER NOT NULL DEFAULT 0,
  started_at INTEGER NOT NULL,
  job INTEGER NOT NULL
);
INSERT INTO key_replays_moved (num, ord, version, was, becomes, undoes, turned_right, turned_wrong, started_at, job)
SELECT r.num, r.ord, r.version, r.was, r.becomes, r.undoes, r.turned_right, r.turned_wrong, r.started_at, j.num
FROM key_replays r CROSS JOIN jobs j ON j.id = 'gabarito-' || r.num;
DROP TABLE key_replays;
ALTER TABLE key_replays_moved RENAME TO key_replays;
CREATE INDEX key_replays_of_question ON key_replays (ord);
CREATE UNIQUE INDEX key_replays_by_job ON key_replays (job);
