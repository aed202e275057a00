-- Why the last attempt at a step failed; null once a step succeeds.
ALTER TABLE jobs ADD COLUMN failure TEXT;
CREATE INDEX jobs_running_of_school ON jobs (school, num) WHERE state = 'running';
