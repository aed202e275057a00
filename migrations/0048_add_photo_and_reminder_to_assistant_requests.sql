-- photo: whether the person showed one; its bytes are with the request's object alone, until the request ends.
-- remind: whether the person of a refused request (429) is told once there is capacity again.
ALTER TABLE gpt_answer_requests ADD COLUMN photo INTEGER NOT NULL DEFAULT 0;
ALTER TABLE gpt_answer_requests ADD COLUMN remind INTEGER NOT NULL DEFAULT 0;
CREATE INDEX gpt_answer_requests_reminded ON gpt_answer_requests (num) WHERE remind = 1;
