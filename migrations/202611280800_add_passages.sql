-- What the tutor answers theory from: sections of study pages and lessons, filled from content. `digest`: of the whole passage.
CREATE TABLE passages (
  num INTEGER PRIMARY KEY NOT NULL,
  href TEXT NOT NULL,
  title TEXT NOT NULL,
  page TEXT NOT NULL,
  names TEXT NOT NULL,
  body TEXT NOT NULL,
  digest TEXT NOT NULL
);
CREATE UNIQUE INDEX passages_digest_unique ON passages (digest);

-- Stems; rowid = num.
CREATE VIRTUAL TABLE passage_words USING fts5(
  title, names, body, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2'
);

-- Titles and names, folded, in threes of letters: by halves of a word, they find what is misspelt.
CREATE VIRTUAL TABLE passage_letters USING fts5(spelt, content='', contentless_delete=1, tokenize='trigram');
