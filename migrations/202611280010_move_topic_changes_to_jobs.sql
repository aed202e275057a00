-- A change of the catalogue becomes a job with the steps that its undo needs, and its undoing another one; an unfinished one goes on
-- where it was. An undo takes the last step first: the pieces that are undone already come last.
INSERT INTO jobs (id, kind, owner_id, input, state, step, place, expected, seen, changed, created_at, updated_at)
SELECT 'assunto-' || c.num, 'topic-change', coalesce(c.actor_id, ''),
  json_object('kind', c.kind, 'was', json(c.was), 'becomes', json(c.becomes), 'back', json('false')),
  iif(c.state = 'running', 'running', 'done'), (SELECT count(*) FROM topic_change_pieces p WHERE p.change_num = c.num),
  max(c.place, 0), c.total, iif(c.state IN ('running', 'done'), c.seen, c.total), c.changed, c.at, c.at
FROM topic_changes c ORDER BY c.num;

INSERT INTO job_steps (job, step, report)
SELECT j.num, row_number() OVER (PARTITION BY p.change_num ORDER BY p.turned, p.place) - 1,
  json_object('at', c.at, 'items', (SELECT json_group_array(json_object('id', CAST(w.value ->> 0 AS TEXT), 'name', '', 'outcome', 'changed',
    'before', json_array(w.value ->> 0, w.value ->> 1, json(w.value ->> 2), w.value ->> 3, json(w.value ->> 4)) || ''))
    FROM json_each(p.questions) w))
FROM topic_change_pieces p CROSS JOIN topic_changes c ON c.num = p.change_num CROSS JOIN jobs j ON j.id = 'assunto-' || c.num;

INSERT INTO jobs (id, kind, owner_id, input, state, step, place, expected, seen, changed, undoes, created_at, updated_at)
SELECT 'assunto-desfeito-' || c.num, 'topic-change', coalesce(c.undone_by, ''),
  json_set(j.input, '$.back', json(iif(c.kind = 'rename', 'true', 'false'))), iif(c.state = 'undoing', 'running', 'done'),
  (SELECT count(*) FROM topic_change_pieces p WHERE p.change_num = c.num AND p.turned = 2), max(c.place, 0),
  iif(c.kind = 'rename', c.total, c.changed), c.seen, iif(c.kind = 'rename', 0, c.seen), iif(c.kind = 'rename', NULL, j.num),
  c.undone_at, c.undone_at
FROM topic_changes c CROSS JOIN jobs j ON j.id = 'assunto-' || c.num WHERE c.state IN ('undoing', 'undone') ORDER BY c.num;
UPDATE jobs SET taken_back = u.num FROM jobs u WHERE u.undoes = jobs.num AND u.kind = 'topic-change';

CREATE TABLE topic_changes_moved (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  kind TEXT NOT NULL,
  topic INTEGER NOT NULL,
  was TEXT NOT NULL,
  becomes TEXT NOT NULL,
  actor_id TEXT,
  at INTEGER NOT NULL,
  job INTEGER NOT NULL,
  undone_by TEXT,
  undone_at INTEGER,
  undo_job INTEGER
);
INSERT INTO topic_changes_moved (num, kind, topic, was, becomes, actor_id, at, job, undone_by, undone_at, undo_job)
SELECT c.num, c.kind, c.topic, c.was, c.becomes, c.actor_id, c.at, j.num, c.undone_by, c.undone_at, u.num
FROM topic_changes c CROSS JOIN jobs j ON j.id = 'assunto-' || c.num LEFT JOIN jobs u ON u.id = 'assunto-desfeito-' || c.num;
DROP TABLE topic_changes;
DROP TABLE topic_change_pieces;
ALTER TABLE topic_changes_moved RENAME TO topic_changes;
CREATE UNIQUE INDEX topic_changes_by_job ON topic_changes (job);
CREATE UNIQUE INDEX topic_changes_by_undo_job ON topic_changes (undo_job);
