-- INEP's item parameters (ITENS_PROVA files), imported by whoever runs the platform; none comes with it. `items`: JSON in the
-- order of INEP's answer strings, with the keys; 45 to 50 items of about 100 bytes, therefore a table with a rowid.
CREATE TABLE tri_booklets (
  num INTEGER PRIMARY KEY NOT NULL,
  year INTEGER NOT NULL,
  booklet INTEGER NOT NULL,
  area TEXT NOT NULL,
  colour TEXT NOT NULL,
  items TEXT NOT NULL,
  reliability TEXT NOT NULL,
  counted INTEGER NOT NULL
);
CREATE UNIQUE INDEX tri_booklets_by_code ON tri_booklets (year, booklet);

-- `booklet`: the first that has the item, by INEP's code; `counted`: how many of its items count for one language.
CREATE TABLE tri_items (
  code INTEGER NOT NULL,
  year INTEGER NOT NULL,
  area TEXT NOT NULL,
  skill INTEGER,
  booklet INTEGER NOT NULL,
  counted INTEGER NOT NULL,
  annulled INTEGER NOT NULL,
  a REAL,
  b REAL,
  c REAL,
  PRIMARY KEY (code, year)
) WITHOUT ROWID;
