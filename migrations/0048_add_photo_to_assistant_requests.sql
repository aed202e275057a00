-- Whether the person showed a photo: its bytes are with the request's object alone, until the request ends.
ALTER TABLE gpt_answer_requests ADD COLUMN photo INTEGER NOT NULL DEFAULT 0;
