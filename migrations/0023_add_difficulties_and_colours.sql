-- Difficulty by its source: what INEP's parameter b says, and what the answers given here say (1 easy to 3 hard). `difficulty`
-- stays what whoever stored the question made of it.
ALTER TABLE questions ADD COLUMN official_difficulty INTEGER;
ALTER TABLE questions ADD COLUMN answered_difficulty INTEGER;
-- The colours of all booklets that hold the question, by INEP's item files: numbers of app/domain/questions/booklet-colour.ts.
ALTER TABLE questions ADD COLUMN colours TEXT NOT NULL DEFAULT '[]';

UPDATE questions SET official_difficulty = (
  SELECT CASE WHEN i.b < 0 THEN 1 WHEN i.b < 1.2 THEN 2 ELSE 3 END FROM question_items i WHERE i.ord = questions.ord
) WHERE ord IN (SELECT ord FROM question_items WHERE b IS NOT NULL);

UPDATE questions SET colours = c.colours FROM (
  SELECT ord, json_group_array(colour) AS colours FROM (
    SELECT DISTINCT i.value ->> 0 AS ord, CASE b.colour WHEN 'azul' THEN 1 WHEN 'amarelo' THEN 2 WHEN 'branco' THEN 3
      WHEN 'rosa' THEN 4 WHEN 'cinza' THEN 5 WHEN 'verde' THEN 6 WHEN 'laranja' THEN 7 WHEN 'roxo' THEN 8 END AS colour
    FROM exam_booklets b, json_each(b.items) i ORDER BY 1, 2
  ) WHERE colour IS NOT NULL GROUP BY ord
) c WHERE questions.ord = c.ord;
