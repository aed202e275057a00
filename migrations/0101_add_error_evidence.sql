-- What the interval of a topic needs (JSON): each question's answers and right ones with its topics, who the people are (as steps
-- between their numbers), and how far they lie from their mean by sum key.
ALTER TABLE submission_topics ADD COLUMN evidence TEXT NOT NULL DEFAULT '{"items":[],"people":[],"spreads":{}}';
ALTER TABLE class_results ADD COLUMN evidence TEXT NOT NULL DEFAULT '{"items":[],"people":[],"spreads":{}}';

-- The clock takes released assessments whose scores are behind and counts them again; equal scores notify nobody.
UPDATE assessments SET scored = scoring - 1 WHERE released_at IS NOT NULL AND deleted_at IS NULL AND scored >= scoring;
