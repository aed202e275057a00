CREATE TABLE campaign_requests (
  user_id TEXT NOT NULL,
  campaign TEXT NOT NULL,
  message TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  -- Requests for a community's access: waiting, accepted or declined; who decided, and their word to the person.
  state TEXT NOT NULL DEFAULT 'waiting',
  decided_by TEXT,
  decided_at INTEGER,
  word TEXT,
  PRIMARY KEY (user_id, campaign),
  FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX campaign_requests_by_state ON campaign_requests (state, campaign, created_at);

-- Times at which volunteers of a community answer the forum. community: its code.
CREATE TABLE shifts (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  id TEXT NOT NULL,
  community TEXT NOT NULL,
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  places INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  created_by TEXT NOT NULL,
  cancelled_at INTEGER,
  CONSTRAINT shifts_order CHECK (ends_at > starts_at)
);
CREATE UNIQUE INDEX shifts_by_id ON shifts (id);
CREATE INDEX shifts_of_community ON shifts (community, starts_at);

-- Who took a shift. confirmed_at: an admin says they were there though nothing was to be answered.
CREATE TABLE shift_people (
  shift INTEGER NOT NULL,
  user_num INTEGER NOT NULL,
  taken_at INTEGER NOT NULL,
  confirmed_at INTEGER,
  confirmed_by TEXT,
  PRIMARY KEY (shift, user_num)
);
CREATE INDEX shift_people_of_person ON shift_people (user_num, shift);

-- A community's challenge. closed_at: with the notices of its end.
CREATE TABLE challenge_seasons (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  id TEXT NOT NULL,
  community TEXT NOT NULL,
  name TEXT NOT NULL,
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  created_by TEXT NOT NULL,
  closed_at INTEGER
);
CREATE UNIQUE INDEX challenge_seasons_by_id ON challenge_seasons (id);
CREATE INDEX challenge_seasons_of_community ON challenge_seasons (community, starts_at);
CREATE INDEX challenge_seasons_open ON challenge_seasons (ends_at) WHERE closed_at IS NULL;

-- Who takes part, in which team; an account belongs to them by its confirmed e-mail.
CREATE TABLE challenge_participants (
  season INTEGER NOT NULL,
  email TEXT NOT NULL,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  team TEXT NOT NULL,
  -- Why somebody on a challenge's list got no invitation by mail: 'unwanted', 'often' or 'over'. Null: they got one, or have an account.
  uninvited TEXT,
  PRIMARY KEY (season, email)
);
CREATE INDEX challenge_participants_by_email ON challenge_participants (email);

-- The questions of a week, by its Monday. closed_at: with its scores.
CREATE TABLE challenge_sets (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  id TEXT NOT NULL,
  season INTEGER NOT NULL,
  week TEXT NOT NULL,
  ords TEXT NOT NULL,
  size INTEGER NOT NULL,
  opens_at INTEGER NOT NULL,
  closes_at INTEGER NOT NULL,
  closed_at INTEGER
);
CREATE UNIQUE INDEX challenge_sets_by_id ON challenge_sets (id);
CREATE UNIQUE INDEX challenge_sets_of_season ON challenge_sets (season, week);
CREATE INDEX challenge_sets_open ON challenge_sets (closes_at) WHERE closed_at IS NULL;

-- A set as somebody practises it: one practice session each.
CREATE TABLE challenge_sittings (
  challenge_set INTEGER NOT NULL,
  user_num INTEGER NOT NULL,
  session TEXT NOT NULL,
  PRIMARY KEY (challenge_set, user_num)
);
CREATE INDEX challenge_sittings_of_person ON challenge_sittings (user_num, challenge_set);

-- What the ledger said of a set when it closed.
CREATE TABLE challenge_scores (
  challenge_set INTEGER NOT NULL,
  user_num INTEGER NOT NULL,
  right_answers INTEGER NOT NULL,
  answered INTEGER NOT NULL,
  PRIMARY KEY (challenge_set, user_num)
);
CREATE INDEX challenge_scores_of_person ON challenge_scores (user_num, challenge_set);

-- A list of participants on its way into a season; one that nobody confirms is dropped after a day.
CREATE TABLE challenge_imports (
  id TEXT PRIMARY KEY NOT NULL,
  season INTEGER NOT NULL,
  owner_id TEXT NOT NULL,
  lines TEXT NOT NULL,
  created_at INTEGER NOT NULL
);
CREATE INDEX challenge_imports_of_owner ON challenge_imports (owner_id);
CREATE INDEX challenge_imports_by_time ON challenge_imports (created_at);

-- A community that the team made: presentation, brand and what its pages have. closed_at: its pages are nobody's any more.
CREATE TABLE communities (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  code TEXT NOT NULL,
  name TEXT NOT NULL,
  menu TEXT NOT NULL,
  colour TEXT NOT NULL,
  lead TEXT NOT NULL,
  about TEXT NOT NULL,
  modules TEXT NOT NULL DEFAULT '[]',
  points INTEGER NOT NULL,
  catalogue TEXT NOT NULL DEFAULT '[]',
  lists TEXT NOT NULL DEFAULT '[]',
  created_at INTEGER NOT NULL,
  created_by TEXT NOT NULL,
  closed_at INTEGER,
  CONSTRAINT communities_points CHECK (points BETWEEN 1 AND 100)
);
CREATE UNIQUE INDEX communities_by_code ON communities (code);

-- Who is in a community, and who administers it.
CREATE TABLE community_people (
  user_num INTEGER NOT NULL,
  community TEXT NOT NULL,
  is_admin INTEGER NOT NULL DEFAULT 0,
  since INTEGER NOT NULL,
  PRIMARY KEY (user_num, community)
);
CREATE INDEX community_people_of_community ON community_people (community, user_num);

CREATE TRIGGER community_people_join AFTER INSERT ON community_people
BEGIN
  UPDATE users SET claims_version = claims_version + 1, communities = (
    SELECT json_group_array(json_object('code', c.code, 'title', c.menu, 'isAdmin', json(iif(p.is_admin, 'true', 'false'))))
    FROM community_people p CROSS JOIN communities c ON c.code = p.community AND c.closed_at IS NULL WHERE p.user_num = users.num
  ) WHERE num = NEW.user_num;
END;

CREATE TRIGGER community_people_change AFTER UPDATE OF is_admin ON community_people
BEGIN
  UPDATE users SET claims_version = claims_version + 1, communities = (
    SELECT json_group_array(json_object('code', c.code, 'title', c.menu, 'isAdmin', json(iif(p.is_admin, 'true', 'false'))))
    FROM community_people p CROSS JOIN communities c ON c.code = p.community AND c.closed_at IS NULL WHERE p.user_num = users.num
  ) WHERE num = NEW.user_num;
END;

CREATE TRIGGER community_people_leave AFTER DELETE ON community_people
BEGIN
  UPDATE users SET claims_version = claims_version + 1, communities = (
    SELECT json_group_array(json_object('code', c.code, 'title', c.menu, 'isAdmin', json(iif(p.is_admin, 'true', 'false'))))
    FROM community_people p CROSS JOIN communities c ON c.code = p.community AND c.closed_at IS NULL WHERE p.user_num = users.num
  ) WHERE num = OLD.user_num;
END;

CREATE TRIGGER communities_change AFTER UPDATE OF menu, closed_at ON communities
WHEN NEW.menu <> OLD.menu OR NEW.closed_at IS NOT OLD.closed_at
BEGIN
  UPDATE users SET claims_version = claims_version + 1, communities = (
    SELECT json_group_array(json_object('code', c.code, 'title', c.menu, 'isAdmin', json(iif(p.is_admin, 'true', 'false'))))
    FROM community_people p CROSS JOIN communities c ON c.code = p.community AND c.closed_at IS NULL WHERE p.user_num = users.num
  ) WHERE num IN (SELECT user_num FROM community_people WHERE community = NEW.code);
END;

-- Who is on the list of a season that goes on is a member of its community: from the import on, or from the moment their
-- e-mail is confirmed. Marista's people are those of a claim; 10: communities of a person (app/features/communities/domain/community-fields.ts).
CREATE TRIGGER challenge_participants_enter AFTER INSERT ON challenge_participants
BEGIN
  INSERT INTO community_people (user_num, community, since)
    SELECT u.num, s.community, unixepoch() FROM challenge_seasons s CROSS JOIN users u ON u.email = NEW.email
    WHERE s.num = NEW.season AND u.email_verified = 1 AND s.closed_at IS NULL AND EXISTS (SELECT 1 FROM communities c WHERE c.code = s.community)
      AND (SELECT count(*) FROM community_people o WHERE o.user_num = u.num) < 10
    ON CONFLICT DO NOTHING;
  UPDATE users SET claims = json_insert(claims, '$[#]', 'maristaUser'), claims_version = claims_version + 1
    WHERE email = NEW.email AND email_verified = 1
      AND EXISTS (SELECT 1 FROM challenge_seasons s WHERE s.num = NEW.season AND s.community = 'MARISTA' AND s.closed_at IS NULL)
      AND NOT EXISTS (SELECT 1 FROM json_each(claims) h WHERE h.value IN ('maristaUser', 'maristaAdmin'));
  UPDATE sessions SET stamp = (SELECT u.claims_version FROM users u WHERE u.id = sessions.user_id)
    WHERE user_id = (SELECT id FROM users WHERE email = NEW.email AND email_verified = 1);
END;

CREATE TRIGGER users_enter_challenges AFTER UPDATE OF email, email_verified ON users
WHEN NEW.email_verified = 1 AND (OLD.email_verified = 0 OR OLD.email <> NEW.email)
  AND EXISTS (SELECT 1 FROM challenge_participants p WHERE p.email = NEW.email)
BEGIN
  INSERT INTO community_people (user_num, community, since)
    SELECT u.num, s.community, unixepoch() FROM challenge_participants p CROSS JOIN challenge_seasons s ON s.num = p.season CROSS JOIN users u ON u.num = NEW.num
    WHERE p.email = NEW.email AND u.email_verified = 1 AND s.closed_at IS NULL AND EXISTS (SELECT 1 FROM communities c WHERE c.code = s.community)
      AND (SELECT count(*) FROM community_people o WHERE o.user_num = u.num) < 10
    ON CONFLICT DO NOTHING;
  UPDATE users SET claims = json_insert(claims, '$[#]', 'maristaUser'), claims_version = claims_version + 1
    WHERE num = NEW.num AND email_verified = 1
      AND EXISTS (SELECT 1 FROM challenge_participants p CROSS JOIN challenge_seasons s ON s.num = p.season WHERE p.email = NEW.email AND s.community = 'MARISTA' AND s.closed_at IS NULL)
      AND NOT EXISTS (SELECT 1 FROM json_each(claims) h WHERE h.value IN ('maristaUser', 'maristaAdmin'));
  UPDATE sessions SET stamp = (SELECT u.claims_version FROM users u WHERE u.id = sessions.user_id)
    WHERE user_id = (SELECT id FROM users WHERE num = NEW.num AND email_verified = 1);
END;

CREATE TRIGGER users_arrive_in_challenges AFTER INSERT ON users
WHEN NEW.email_verified = 1 AND EXISTS (SELECT 1 FROM challenge_participants p WHERE p.email = NEW.email)
BEGIN
  INSERT INTO community_people (user_num, community, since)
    SELECT u.num, s.community, unixepoch() FROM challenge_participants p CROSS JOIN challenge_seasons s ON s.num = p.season CROSS JOIN users u ON u.num = NEW.num
    WHERE p.email = NEW.email AND u.email_verified = 1 AND s.closed_at IS NULL AND EXISTS (SELECT 1 FROM communities c WHERE c.code = s.community)
      AND (SELECT count(*) FROM community_people o WHERE o.user_num = u.num) < 10
    ON CONFLICT DO NOTHING;
  UPDATE users SET claims = json_insert(claims, '$[#]', 'maristaUser'), claims_version = claims_version + 1
    WHERE num = NEW.num AND email_verified = 1
      AND EXISTS (SELECT 1 FROM challenge_participants p CROSS JOIN challenge_seasons s ON s.num = p.season WHERE p.email = NEW.email AND s.community = 'MARISTA' AND s.closed_at IS NULL)
      AND NOT EXISTS (SELECT 1 FROM json_each(claims) h WHERE h.value IN ('maristaUser', 'maristaAdmin'));
  UPDATE sessions SET stamp = (SELECT u.claims_version FROM users u WHERE u.id = sessions.user_id)
    WHERE user_id = (SELECT id FROM users WHERE num = NEW.num AND email_verified = 1);
END;

CREATE TRIGGER challenge_sets_hold AFTER INSERT ON challenge_sets WHEN NEW.closed_at IS NULL
BEGIN
  INSERT OR IGNORE INTO exam_questions (ord, kind, exam) SELECT value, 3, NEW.num FROM json_each(NEW.ords);
END;

CREATE TRIGGER challenge_sets_let_go AFTER UPDATE OF closed_at ON challenge_sets WHEN NEW.closed_at IS NOT NULL
BEGIN
  DELETE FROM exam_questions WHERE kind = 3 AND exam = NEW.num;
END;

CREATE TRIGGER challenge_sets_go AFTER DELETE ON challenge_sets
BEGIN
  DELETE FROM exam_questions WHERE kind = 3 AND exam = OLD.num;
END;
