-- Exams with a foreign language of one's choice: the same questions with those of Spanish in the place of English (decision 048); none
-- where nothing is chosen. Whoever signs up can choose then.
ALTER TABLE mock_events ADD COLUMN spanish_ords TEXT;
ALTER TABLE mock_registrations ADD COLUMN language TEXT;
