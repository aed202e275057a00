-- body: the words of statement and alternatives. meta: one token per filter value ('i3 s8 y2019 d3 t120 t131').
CREATE VIRTUAL TABLE question_search USING fts5(
  body, meta, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2'
);

-- The same meta alone, without positions: filters without text read 5 % of the size.
CREATE VIRTUAL TABLE question_filter USING fts5(
  meta, content = '', contentless_delete = 1, detail = none, tokenize = 'unicode61'
);

CREATE TABLE facet_panels (
  key TEXT PRIMARY KEY NOT NULL,
  counts TEXT NOT NULL
) WITHOUT ROWID;
