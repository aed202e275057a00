-- body: the words as they stand, for phrases. stems: those that are not small, as stems, for words. gist: the stems of what is asked
-- for and of what is said more than once. meta: one token per filter value. Both indexes are filled by `bank reindex` (version 4).
DROP TABLE question_words;
DROP TABLE question_search;
CREATE VIRTUAL TABLE question_search USING fts5(
  body, stems, gist, meta, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2'
);
CREATE VIRTUAL TABLE question_words USING fts5vocab('question_search', 'col');

-- Whatever version an index had: it is written anew.
DELETE FROM bank_state WHERE name LIKE 'index-%';
