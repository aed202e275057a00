-- The four partners of R-ACCESS-4 are rows as any other community (decision 097). member_claim, admin_claim: what their people
-- and admins hold besides; only these four have them.
ALTER TABLE communities ADD COLUMN member_claim TEXT;
ALTER TABLE communities ADD COLUMN admin_claim TEXT;

INSERT INTO communities (code, name, menu, colour, lead, about, modules, points, catalogue, created_at, created_by, member_claim, admin_claim)
VALUES
  ('PLANTEL', 'Plantel', 'Plantel', '#7a3e0a',
    'Estudantes que já passaram pelas provas respondem dúvidas de quem ainda vai fazer, em plantões com hora marcada e certificado.',
    'Quem já passou por uma prova sabe explicar o ponto em que todo mundo trava. O Plantel é onde essas pessoas encontram as dúvidas de quem ainda vai fazer.

## O que é

O Plantel reúne gente que já passou pelas provas, ou está perto disso, e que reserva uma hora da semana para responder às dúvidas de quem vem atrás. As respostas ficam no fórum do Farol, abertas: a dúvida de um serve a todos que tropeçam na mesma questão.

## Como são os plantões

Há horários marcados. A coordenação abre plantões com dia, hora e número de lugares. Você entra no que cabe na sua semana, e sai quando não puder, até ele começar.

No plantão, a fila é sua. As dúvidas sem resposta aparecem da mais nova para a mais antiga. Responda as que souber explicar; ninguém cobra quantidade.

A hora é contada pelo que você fez. Um plantão vale quando você respondeu a pelo menos uma dúvida nele, ou quando a fila estava vazia e a coordenação confirmou que você estava lá.

## Certificado de horas

As horas dos seus plantões viram um certificado para imprimir, com cada data e quantas dúvidas você respondeu. Ele diz só o que o Farol registrou.

## O que não é

Não é emprego nem aula particular: ninguém recebe nem paga, e as conversas acontecem no fórum, à vista de todos, com a mesma moderação de sempre.',
    '["shifts"]', 10, '[]', 1795834800, 'farol', 'plantelUser', 'plantelAdmin'),
  ('AZAMBUJA', 'Azambuja', 'Azambuja', '#14532d', 'A escola parceira Azambuja no Farol.',
    'Quem estuda ou ensina na Azambuja tem aqui o banco inteiro de questões, por prova, matéria e assunto, com correção na hora.',
    '[]', 10, '[]', 1795834800, 'farol', 'azambujaUser', NULL),
  ('MARISTA', 'Marista', 'Marista', '#1d3f8f', 'O desafio das unidades Marista: questões toda semana, cada uma valendo pontos.',
    'Quem é do Marista entra no desafio pela sua unidade, responde às questões da semana e soma pontos para ela.',
    '["challenge"]', 10, '["ENEM"]', 1795834800, 'farol', 'maristaUser', 'maristaAdmin'),
  ('PODION', 'Pódion', 'Pódion', '#5b2a86', 'O Pódion no Farol.',
    'Quem estuda no Pódion tem aqui o banco inteiro de questões, por prova, matéria e assunto, com correção na hora.',
    '[]', 10, '[]', 1795834800, 'farol', 'podionUser', NULL);

-- Whoever has the claims is in them: since their request was accepted, else from now on.
INSERT INTO community_people (user_num, community, is_admin, since)
SELECT u.num, c.code, max(coalesce(h.value = c.admin_claim, 0)), coalesce(
  (SELECT r.decided_at FROM campaign_requests r WHERE r.user_id = u.id AND r.campaign = c.code AND r.state = 'accepted'), unixepoch())
FROM users u CROSS JOIN json_each(u.claims) h CROSS JOIN communities c ON h.value IN (c.member_claim, c.admin_claim)
GROUP BY u.num, c.code;

-- An admin is one of the people.
UPDATE users SET claims = (SELECT json_group_array(value) FROM (
    SELECT h.value FROM json_each(users.claims) h WHERE NOT EXISTS (SELECT 1 FROM communities c WHERE h.value IN (c.member_claim, c.admin_claim))
    UNION ALL SELECT j.value FROM community_people p CROSS JOIN communities c ON c.code = p.community
      CROSS JOIN json_each(json_array(c.member_claim, iif(p.is_admin, c.admin_claim, NULL))) j WHERE p.user_num = users.num AND j.value IS NOT NULL
  )) WHERE num IN (SELECT user_num FROM community_people WHERE is_admin = 1);

-- Claims follow from the rows of people.
CREATE TRIGGER community_people_join_claims AFTER INSERT ON community_people
WHEN (SELECT member_claim FROM communities WHERE code = NEW.community) IS NOT NULL
BEGIN
  UPDATE users SET claims = (SELECT json_group_array(value) FROM (
    SELECT h.value FROM json_each(users.claims) h WHERE NOT EXISTS (SELECT 1 FROM communities c WHERE h.value IN (c.member_claim, c.admin_claim))
    UNION ALL SELECT j.value FROM community_people p CROSS JOIN communities c ON c.code = p.community
      CROSS JOIN json_each(json_array(c.member_claim, iif(p.is_admin, c.admin_claim, NULL))) j WHERE p.user_num = users.num AND j.value IS NOT NULL
  )) WHERE num = NEW.user_num;
END;

CREATE TRIGGER community_people_change_claims AFTER UPDATE OF is_admin ON community_people
WHEN (SELECT admin_claim FROM communities WHERE code = NEW.community) IS NOT NULL
BEGIN
  UPDATE users SET claims = (SELECT json_group_array(value) FROM (
    SELECT h.value FROM json_each(users.claims) h WHERE NOT EXISTS (SELECT 1 FROM communities c WHERE h.value IN (c.member_claim, c.admin_claim))
    UNION ALL SELECT j.value FROM community_people p CROSS JOIN communities c ON c.code = p.community
      CROSS JOIN json_each(json_array(c.member_claim, iif(p.is_admin, c.admin_claim, NULL))) j WHERE p.user_num = users.num AND j.value IS NOT NULL
  )) WHERE num = NEW.user_num;
END;

CREATE TRIGGER community_people_leave_claims AFTER DELETE ON community_people
WHEN (SELECT member_claim FROM communities WHERE code = OLD.community) IS NOT NULL
BEGIN
  UPDATE users SET claims = (SELECT json_group_array(value) FROM (
    SELECT h.value FROM json_each(users.claims) h WHERE NOT EXISTS (SELECT 1 FROM communities c WHERE h.value IN (c.member_claim, c.admin_claim))
    UNION ALL SELECT j.value FROM community_people p CROSS JOIN communities c ON c.code = p.community
      CROSS JOIN json_each(json_array(c.member_claim, iif(p.is_admin, c.admin_claim, NULL))) j WHERE p.user_num = users.num AND j.value IS NOT NULL
  )) WHERE num = OLD.user_num;
END;

-- Claims that the team or the command line sets for somebody set their rows, so that both ways say the same.
CREATE TRIGGER users_change_partners AFTER UPDATE OF claims ON users WHEN NEW.claims <> OLD.claims
BEGIN
  DELETE FROM community_people WHERE user_num = NEW.num AND community IN (
    SELECT c.code FROM communities c WHERE c.member_claim IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM json_each(NEW.claims) h WHERE h.value IN (c.member_claim, c.admin_claim)));
  INSERT INTO community_people (user_num, community, is_admin, since)
    SELECT NEW.num, c.code, max(coalesce(h.value = c.admin_claim, 0)), unixepoch()
    FROM json_each(NEW.claims) h CROSS JOIN communities c ON h.value IN (c.member_claim, c.admin_claim) WHERE true GROUP BY c.code
    ON CONFLICT DO UPDATE SET is_admin = excluded.is_admin WHERE is_admin <> excluded.is_admin
      AND (SELECT admin_claim FROM communities WHERE code = excluded.community) IS NOT NULL;
END;

DROP TRIGGER users_are_indexed;
CREATE TRIGGER users_are_indexed AFTER INSERT ON users
BEGIN
  INSERT INTO user_search (rowid, words)
  VALUES (NEW.num, NEW.first_name || ' ' || NEW.last_name || ' ' || NEW.email || ' ' || NEW.id);
  INSERT OR IGNORE INTO user_marks (mark, num)
  SELECT 'claim:' || h.value, NEW.num FROM users u CROSS JOIN json_each(u.claims) h WHERE u.num = NEW.num
  UNION SELECT 'suspended', NEW.num WHERE NEW.suspended_at IS NOT NULL;
  INSERT INTO community_people (user_num, community, is_admin, since)
    SELECT NEW.num, c.code, max(coalesce(h.value = c.admin_claim, 0)), unixepoch()
    FROM json_each(NEW.claims) h CROSS JOIN communities c ON h.value IN (c.member_claim, c.admin_claim) WHERE true GROUP BY c.code
    ON CONFLICT DO UPDATE SET is_admin = excluded.is_admin WHERE is_admin < excluded.is_admin;
END;

-- Marista's people enter by the list of a season as those of any community.
DROP TRIGGER challenge_participants_enter;
CREATE TRIGGER challenge_participants_enter AFTER INSERT ON challenge_participants
BEGIN
  INSERT INTO community_people (user_num, community, since)
    SELECT u.num, s.community, unixepoch() FROM challenge_seasons s CROSS JOIN users u ON u.email = NEW.email
    CROSS JOIN communities c ON c.code = s.community
    WHERE s.num = NEW.season AND u.email_verified = 1 AND s.closed_at IS NULL
      AND (c.member_claim IS NOT NULL OR (SELECT count(*) FROM community_people o WHERE o.user_num = u.num) < 10)
    ON CONFLICT DO NOTHING;
END;

DROP TRIGGER users_enter_challenges;
CREATE TRIGGER users_enter_challenges AFTER UPDATE OF email, email_verified ON users
WHEN NEW.email_verified = 1 AND (OLD.email_verified = 0 OR OLD.email <> NEW.email)
  AND EXISTS (SELECT 1 FROM challenge_participants p WHERE p.email = NEW.email)
BEGIN
  INSERT INTO community_people (user_num, community, since)
    SELECT DISTINCT u.num, s.community, unixepoch() FROM challenge_participants p CROSS JOIN challenge_seasons s ON s.num = p.season
    CROSS JOIN users u ON u.num = NEW.num CROSS JOIN communities c ON c.code = s.community
    WHERE p.email = NEW.email AND u.email_verified = 1 AND s.closed_at IS NULL
      AND (c.member_claim IS NOT NULL OR (SELECT count(*) FROM community_people o WHERE o.user_num = u.num) < 10)
    ON CONFLICT DO NOTHING;
END;

DROP TRIGGER users_arrive_in_challenges;
CREATE TRIGGER users_arrive_in_challenges AFTER INSERT ON users
WHEN NEW.email_verified = 1 AND EXISTS (SELECT 1 FROM challenge_participants p WHERE p.email = NEW.email)
BEGIN
  INSERT INTO community_people (user_num, community, since)
    SELECT DISTINCT u.num, s.community, unixepoch() FROM challenge_participants p CROSS JOIN challenge_seasons s ON s.num = p.season
    CROSS JOIN users u ON u.num = NEW.num CROSS JOIN communities c ON c.code = s.community
    WHERE p.email = NEW.email AND u.email_verified = 1 AND s.closed_at IS NULL
      AND (c.member_claim IS NOT NULL OR (SELECT count(*) FROM community_people o WHERE o.user_num = u.num) < 10)
    ON CONFLICT DO NOTHING;
END;
