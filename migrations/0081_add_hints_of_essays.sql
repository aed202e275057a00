-- A request about an own draft: the essay's id and which hint.
ALTER TABLE gpt_answer_requests ADD COLUMN essay TEXT;
ALTER TABLE gpt_answer_requests ADD COLUMN hint TEXT;
