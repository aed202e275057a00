-- A panel has three seats (decision 061). Those that wait get the two that they lack.
INSERT OR IGNORE INTO essay_gradings (essay, round, seat)
SELECT e.num, 4, s.value FROM essays e CROSS JOIN json_each('[1,2,3]') s WHERE e.state = 'panel';
