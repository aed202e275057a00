-- What the audit writes when the work ends: act, subject and what was asked; the counts come from the job's own rows.
ALTER TABLE jobs ADD COLUMN note TEXT;
