-- Why somebody on a challenge's list got no invitation by mail: 'unwanted', 'often' or 'over'. Null: they got one, or have an account.
ALTER TABLE challenge_participants ADD COLUMN uninvited TEXT;
