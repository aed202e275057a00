-- Questions answered by several letters, a sum or a number: `letters` names the answers they take ("+ABCD", "31", "999"), `letter` is
-- the whole key. Their first answers are counted by answer in `tally`, and in all in `others`; a to e count answers of one letter.
ALTER TABLE question_keys ADD COLUMN others INTEGER NOT NULL DEFAULT 0;
ALTER TABLE question_keys ADD COLUMN tally TEXT NOT NULL DEFAULT '{}';
