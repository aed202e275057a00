-- Exams as text while they are written: one row per draft of an admin. version grows with each save.
CREATE TABLE exam_texts (
  id TEXT PRIMARY KEY NOT NULL,
  owner_id TEXT NOT NULL,
  title TEXT NOT NULL,
  content TEXT NOT NULL,
  version INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
);
CREATE INDEX exam_texts_of_owner ON exam_texts (owner_id, updated_at);

-- Exams of the team (R-BANK-13): pending ones hold their drafts, completed ones name questions of the bank.
CREATE TABLE exam_documents (
  id TEXT PRIMARY KEY NOT NULL,
  state TEXT NOT NULL,
  title TEXT NOT NULL,
  institution TEXT NOT NULL,
  year INTEGER NOT NULL,
  phase TEXT,
  day INTEGER,
  booklet TEXT,
  subject TEXT,
  drafts TEXT NOT NULL DEFAULT '[]',
  stored TEXT NOT NULL DEFAULT '[]',
  question_count INTEGER NOT NULL DEFAULT 0,
  version INTEGER NOT NULL DEFAULT 1,
  updated_at INTEGER NOT NULL
);
CREATE INDEX exam_documents_by_state ON exam_documents (state, updated_at, id);
