-- A teacher's own assessments, newest first.
CREATE INDEX assessments_of_author ON assessments (created_by, school, num) WHERE deleted_at IS NULL;
