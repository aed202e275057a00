-- Bands of a statement's MinHash: questions that share one are looked at as possible duplicates. Generated questions have none.
CREATE TABLE question_bands (
  band INTEGER NOT NULL,
  ord INTEGER NOT NULL,
  PRIMARY KEY (band, ord)
) WITHOUT ROWID;
CREATE INDEX question_bands_by_ord ON question_bands (ord);

-- Pairs that look like one question, for an administrator to decide; one < other. kept: the one that stayed, where merged.
CREATE TABLE duplicate_pairs (
  one INTEGER NOT NULL,
  other INTEGER NOT NULL,
  likeness REAL NOT NULL,
  status TEXT NOT NULL,
  kept INTEGER,
  found_at INTEGER NOT NULL,
  decided_at INTEGER,
  PRIMARY KEY (one, other)
) WITHOUT ROWID;
CREATE INDEX duplicate_pairs_by_status ON duplicate_pairs (status, found_at, one, other);
CREATE INDEX duplicate_pairs_by_other ON duplicate_pairs (other, status);
