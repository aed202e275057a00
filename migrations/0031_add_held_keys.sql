-- The key of a question that is not published (quarantined or annulled): question_keys has only keys that grade answers.
ALTER TABLE question_sources ADD COLUMN held_letter TEXT;
