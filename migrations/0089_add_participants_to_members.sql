-- Who is on the list of a season that goes on is a member of its community: from the import on, or from the moment their
-- e-mail is confirmed. Marista's people are those of a claim; 10: communities of a person (app/domain/communities/community-fields.ts).
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

-- Those who are on lists already.
INSERT INTO community_people (user_num, community, since)
  SELECT DISTINCT u.num, s.community, unixepoch() FROM challenge_seasons s CROSS JOIN challenge_participants p ON p.season = s.num
    CROSS JOIN users u ON u.email = p.email AND u.email_verified = 1
  WHERE s.closed_at IS NULL AND EXISTS (SELECT 1 FROM communities c WHERE c.code = s.community) ON CONFLICT DO NOTHING;
