-- The skill of INEP's matrix a question asks for: area (1 LC, 2 CH, 3 CN, 4 MT) × 100 + number.
ALTER TABLE questions ADD COLUMN skill INTEGER;
UPDATE questions SET skill = (
  SELECT CASE i.area WHEN 'LC' THEN 100 WHEN 'CH' THEN 200 WHEN 'CN' THEN 300 ELSE 400 END + i.skill
  FROM question_items i WHERE i.ord = questions.ord
) WHERE ord IN (SELECT ord FROM question_items WHERE skill IS NOT NULL);

-- How far a work over the whole bank has come: the version its word indexes were written under, and the like.
CREATE TABLE bank_state (
  name TEXT PRIMARY KEY NOT NULL,
  value INTEGER NOT NULL
) WITHOUT ROWID;

-- The questions that have been answered, with their rows in question_ranks. answered: first answers when it was last ranked.
CREATE TABLE question_standings (
  ord INTEGER PRIMARY KEY NOT NULL,
  answered INTEGER NOT NULL,
  answered_rank INTEGER NOT NULL,
  hard_rank INTEGER
);

-- The filter tokens once more, under rowids in the order of a ranking: order × 2^51 + score × 2^35 + ord.
CREATE VIRTUAL TABLE question_ranks USING fts5(
  meta, content = '', contentless_delete = 1, detail = none, tokenize = 'unicode61'
);

-- The words of the bank with their numbers of questions: nothing is stored, it reads the index.
CREATE VIRTUAL TABLE question_words USING fts5vocab('question_search', 'row');
