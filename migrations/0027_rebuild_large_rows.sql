-- Rows above about 1,000 bytes waste pages in a table WITHOUT ROWID (docs/data-model.md, "Row sizes"): rowid tables instead.
CREATE TABLE question_versions_new (
  ord INTEGER NOT NULL,
  version INTEGER NOT NULL,
  at INTEGER NOT NULL,
  actor_id TEXT,
  draft TEXT NOT NULL,
  restores INTEGER,
  PRIMARY KEY (ord, version)
);
INSERT INTO question_versions_new SELECT * FROM question_versions ORDER BY ord, version;
DROP TABLE question_versions;
ALTER TABLE question_versions_new RENAME TO question_versions;

CREATE TABLE facet_panels_new (
  key TEXT PRIMARY KEY NOT NULL,
  counts TEXT NOT NULL
);
INSERT INTO facet_panels_new SELECT * FROM facet_panels ORDER BY key;
DROP TABLE facet_panels;
ALTER TABLE facet_panels_new RENAME TO facet_panels;

CREATE TABLE past_exams_new (
  institution INTEGER NOT NULL,
  year INTEGER NOT NULL,
  slug TEXT NOT NULL,
  phase TEXT,
  day INTEGER,
  booklet TEXT,
  questions INTEGER NOT NULL,
  items TEXT NOT NULL,
  PRIMARY KEY (institution, year, slug)
);
INSERT INTO past_exams_new SELECT * FROM past_exams ORDER BY institution, year, slug;
DROP TABLE past_exams;
ALTER TABLE past_exams_new RENAME TO past_exams;

CREATE TABLE exam_booklets_new (
  institution INTEGER NOT NULL,
  year INTEGER NOT NULL,
  slug TEXT NOT NULL,
  colour TEXT NOT NULL,
  items TEXT NOT NULL,
  PRIMARY KEY (institution, year, slug, colour)
);
INSERT INTO exam_booklets_new SELECT * FROM exam_booklets ORDER BY institution, year, slug, colour;
DROP TABLE exam_booklets;
ALTER TABLE exam_booklets_new RENAME TO exam_booklets;

CREATE TABLE topic_change_pieces_new (
  change_num INTEGER NOT NULL,
  place INTEGER NOT NULL,
  questions TEXT NOT NULL,
  turned INTEGER NOT NULL DEFAULT 1,
  PRIMARY KEY (change_num, place)
);
INSERT INTO topic_change_pieces_new SELECT * FROM topic_change_pieces ORDER BY change_num, place;
DROP TABLE topic_change_pieces;
ALTER TABLE topic_change_pieces_new RENAME TO topic_change_pieces;
