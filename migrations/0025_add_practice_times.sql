-- Seconds that a question of a session was on the screen, and the letter that came after the exam's end and does not count.
ALTER TABLE practice_items ADD COLUMN spent INTEGER NOT NULL DEFAULT 0;
ALTER TABLE practice_items ADD COLUMN late TEXT;
