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

-- What an account may do in communities follows from its rows, as in schools: sessions go on with the new claims version.
ALTER TABLE users ADD COLUMN communities TEXT NOT NULL DEFAULT '[]';

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

CREATE TRIGGER users_change_communities AFTER UPDATE OF communities ON users
BEGIN
  UPDATE sessions SET stamp = NEW.claims_version WHERE user_id = NEW.id;
END;
