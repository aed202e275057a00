-- The sessions that a person has under way, newest last: one row read tells whether there is one.
CREATE INDEX practice_sessions_open ON practice_sessions (user_num, num) WHERE ended_at IS NULL;
