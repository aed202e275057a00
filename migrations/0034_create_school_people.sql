-- A school's number: part of the key of its people and of the words they are found by.
ALTER TABLE schools ADD COLUMN num INTEGER NOT NULL DEFAULT 0;
UPDATE schools SET num = (SELECT count(*) FROM schools other WHERE other.id <= schools.id);
CREATE UNIQUE INDEX schools_by_num ON schools (num);
CREATE TRIGGER schools_are_numbered AFTER INSERT ON schools WHEN NEW.num = 0
BEGIN
  UPDATE schools SET num = (SELECT max(num) + 1 FROM schools) WHERE id = NEW.id;
END;

-- A person of a school, with or without an account: the membership (decisions 24, 25). `place` is the order by name:
-- school × 2^41 + first seven letters in base 27 × 200 + slot; a rename is a new place, all else refers to `num`.
-- account: the account's num. login: made by the school (name.class@school). card: the number of the last code given out.
CREATE TABLE school_people (
  place INTEGER PRIMARY KEY NOT NULL,
  num INTEGER NOT NULL,
  id TEXT NOT NULL,
  school INTEGER NOT NULL,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  email TEXT,
  mobile TEXT,
  school_user_id TEXT,
  role TEXT NOT NULL,
  active INTEGER NOT NULL DEFAULT 1,
  year INTEGER NOT NULL,
  account INTEGER REFERENCES users (num) ON DELETE SET NULL,
  login TEXT,
  card INTEGER NOT NULL DEFAULT 0,
  card_until INTEGER NOT NULL DEFAULT 0,
  invited_at INTEGER,
  words TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  updated_by TEXT,
  CONSTRAINT school_people_role CHECK (role IN ('student', 'teacher', 'assistant', 'admin'))
);
CREATE UNIQUE INDEX school_people_by_num ON school_people (num);
CREATE UNIQUE INDEX school_people_by_id ON school_people (id);
CREATE UNIQUE INDEX school_people_by_school_id ON school_people (school, school_user_id) WHERE school_user_id IS NOT NULL;
CREATE UNIQUE INDEX school_people_by_email ON school_people (school, email) WHERE email IS NOT NULL;
CREATE UNIQUE INDEX school_people_by_account ON school_people (account, school) WHERE account IS NOT NULL;
CREATE UNIQUE INDEX school_people_by_login ON school_people (login) WHERE login IS NOT NULL;

-- Rows come in by this view: its trigger finds each the next number and place, also for several in one statement.
-- A full key (200 people with the same seven letters) goes on in the next one.
CREATE VIEW new_school_people AS
SELECT 0 AS name_key, id, school, first_name, last_name, email, mobile, school_user_id, role, active, year, account,
  words, created_at, updated_at, updated_by
FROM school_people;
CREATE TRIGGER new_school_people_insert INSTEAD OF INSERT ON new_school_people
BEGIN
  INSERT INTO school_people (place, num, id, school, first_name, last_name, email, mobile, school_user_id, role, active,
    year, account, words, created_at, updated_at, updated_by)
  SELECT coalesce((SELECT max(place) FROM school_people WHERE place BETWEEN k.start AND k.start + 199), k.start - 1) + 1,
    coalesce((SELECT max(num) FROM school_people), 0) + 1,
    NEW.id, NEW.school, NEW.first_name, NEW.last_name, NEW.email, NEW.mobile, NEW.school_user_id, NEW.role, NEW.active,
    NEW.year, NEW.account, NEW.words, NEW.created_at, NEW.updated_at, NEW.updated_by
  FROM (
    SELECT (
      WITH RECURSIVE keys (start) AS (
        SELECT NEW.school * 2199023255552 + NEW.name_key * 200
        UNION ALL
        SELECT start + 200 FROM keys WHERE EXISTS (SELECT 1 FROM school_people WHERE place = start + 199)
      )
      SELECT max(start) FROM keys
    ) AS start
  ) k;
END;

-- Words of names, e-mail, school id and mobile, each with its school ('x7qmaria'), then one token a filter value.
CREATE VIRTUAL TABLE school_people_words USING fts5(
  words, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2'
);

-- People of a school by 'role|active|year', as one JSON.
CREATE TABLE school_panels (
  school INTEGER PRIMARY KEY NOT NULL,
  counts TEXT NOT NULL DEFAULT '{}'
);

CREATE TRIGGER school_people_arrive AFTER INSERT ON school_people
BEGIN
  INSERT INTO school_people_words (rowid, words)
  VALUES (NEW.place, 'x' || NEW.school || 'q' || replace(NEW.words, ' ', ' x' || NEW.school || 'q') || ' x' || NEW.school
    || 'q0r' || NEW.role || ' x' || NEW.school || 'q0a' || NEW.active || ' x' || NEW.school || 'q0y' || NEW.year);
  INSERT OR IGNORE INTO school_panels (school) VALUES (NEW.school);
  UPDATE school_panels SET counts = json_set(counts, '$."' || NEW.role || '|' || NEW.active || '|' || NEW.year || '"',
    coalesce(counts ->> ('$."' || NEW.role || '|' || NEW.active || '|' || NEW.year || '"'), 0) + 1)
  WHERE school = NEW.school;
END;

CREATE TRIGGER school_people_change_words AFTER UPDATE OF place, words, role, active, year ON school_people
WHEN NEW.place <> OLD.place OR NEW.words <> OLD.words OR NEW.role <> OLD.role OR NEW.active <> OLD.active
  OR NEW.year <> OLD.year
BEGIN
  DELETE FROM school_people_words WHERE rowid = OLD.place;
  INSERT INTO school_people_words (rowid, words)
  VALUES (NEW.place, 'x' || NEW.school || 'q' || replace(NEW.words, ' ', ' x' || NEW.school || 'q') || ' x' || NEW.school
    || 'q0r' || NEW.role || ' x' || NEW.school || 'q0a' || NEW.active || ' x' || NEW.school || 'q0y' || NEW.year);
END;

CREATE TRIGGER school_people_change_panel AFTER UPDATE OF role, active, year ON school_people
WHEN NEW.role <> OLD.role OR NEW.active <> OLD.active OR NEW.year <> OLD.year
BEGIN
  UPDATE school_panels SET counts = json_set(counts, '$."' || OLD.role || '|' || OLD.active || '|' || OLD.year || '"',
    (counts ->> ('$."' || OLD.role || '|' || OLD.active || '|' || OLD.year || '"')) - 1)
  WHERE school = NEW.school;
  UPDATE school_panels SET counts = json_set(counts, '$."' || NEW.role || '|' || NEW.active || '|' || NEW.year || '"',
    coalesce(counts ->> ('$."' || NEW.role || '|' || NEW.active || '|' || NEW.year || '"'), 0) + 1)
  WHERE school = NEW.school;
END;

-- Classes of a school; students and teachers count the current members.
CREATE TABLE school_classes (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  id TEXT NOT NULL,
  school INTEGER NOT NULL,
  year INTEGER NOT NULL,
  name TEXT NOT NULL,
  slug TEXT NOT NULL,
  active INTEGER NOT NULL DEFAULT 1,
  students INTEGER NOT NULL DEFAULT 0,
  teachers INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  updated_by TEXT
);
CREATE UNIQUE INDEX school_classes_by_id ON school_classes (id);
CREATE UNIQUE INDEX school_classes_by_name ON school_classes (school, year, slug);

-- Who is in which class, both directions in one table; until = 0: still there, else the end of that stay.
CREATE TABLE class_members (
  class INTEGER NOT NULL,
  until INTEGER NOT NULL DEFAULT 0,
  person INTEGER NOT NULL,
  since INTEGER NOT NULL,
  role TEXT NOT NULL,
  PRIMARY KEY (class, until, person),
  CONSTRAINT class_members_role CHECK (role IN ('student', 'teacher'))
) WITHOUT ROWID;
CREATE INDEX class_members_of_person ON class_members (person, until, class);

-- A person enters only classes of their own school, whatever code asks (security.md SEC-04).
CREATE TRIGGER class_members_stay_in_school BEFORE INSERT ON class_members
WHEN (SELECT school FROM school_classes WHERE num = NEW.class)
  IS NOT (SELECT school FROM school_people WHERE num = NEW.person)
BEGIN
  SELECT RAISE(ABORT, 'class and person are of different schools');
END;
CREATE TRIGGER class_members_enter AFTER INSERT ON class_members WHEN NEW.until = 0
BEGIN
  UPDATE school_classes SET students = students + (NEW.role = 'student'), teachers = teachers + (NEW.role = 'teacher')
  WHERE num = NEW.class;
END;
CREATE TRIGGER class_members_change AFTER UPDATE OF until, role ON class_members
BEGIN
  UPDATE school_classes SET
    students = students + (NEW.until = 0 AND NEW.role = 'student') - (OLD.until = 0 AND OLD.role = 'student'),
    teachers = teachers + (NEW.until = 0 AND NEW.role = 'teacher') - (OLD.until = 0 AND OLD.role = 'teacher')
  WHERE num = NEW.class;
END;
CREATE TRIGGER class_members_leave AFTER DELETE ON class_members WHEN OLD.until = 0
BEGIN
  UPDATE school_classes SET students = students - (OLD.role = 'student'), teachers = teachers - (OLD.role = 'teacher')
  WHERE num = OLD.class;
END;

-- What an account may do in schools follows from its active memberships: `schools` lists them, school_id and school_role
-- are the one it opened last. Sessions keep going with the new claims version.
ALTER TABLE users ADD COLUMN schools TEXT NOT NULL DEFAULT '[]';

CREATE TRIGGER school_people_join AFTER INSERT ON school_people WHEN NEW.account IS NOT NULL
BEGIN
  UPDATE users SET claims_version = claims_version + 1, schools = (
    SELECT json_group_array(json_object('id', s.id, 'role', p.role, 'person', p.num))
    FROM school_people p CROSS JOIN schools s ON s.num = p.school WHERE p.account = users.num AND p.active = 1
  ) WHERE num = NEW.account;
END;

CREATE TRIGGER school_people_change_access AFTER UPDATE OF account, role, active ON school_people
WHEN NEW.account IS NOT OLD.account
  OR (NEW.account IS NOT NULL AND (NEW.role <> OLD.role OR NEW.active <> OLD.active))
BEGIN
  UPDATE users SET claims_version = claims_version + 1, schools = (
    SELECT json_group_array(json_object('id', s.id, 'role', p.role, 'person', p.num))
    FROM school_people p CROSS JOIN schools s ON s.num = p.school WHERE p.account = users.num AND p.active = 1
  ) WHERE num IN (OLD.account, NEW.account);
END;

CREATE TRIGGER users_change_schools AFTER UPDATE OF schools ON users
BEGIN
  UPDATE users SET
    school_id = (SELECT value ->> 'id' FROM json_each(NEW.schools)
      ORDER BY (value ->> 'id') IS NOT NEW.school_id, key LIMIT 1),
    school_role = (SELECT value ->> 'role' FROM json_each(NEW.schools)
      ORDER BY (value ->> 'id') IS NOT NEW.school_id, key LIMIT 1)
  WHERE num = NEW.num;
  UPDATE sessions SET stamp = NEW.claims_version WHERE user_id = NEW.id;
END;

-- Marks name every school of an account, not only the one it opened last.
DROP TRIGGER users_change_marks;
CREATE TRIGGER users_change_marks AFTER UPDATE OF claims, schools, suspended_at ON users
BEGIN
  DELETE FROM user_marks WHERE num = NEW.num;
  INSERT INTO user_marks (mark, num)
  SELECT DISTINCT 'claim:' || value, NEW.num FROM json_each(NEW.claims)
  UNION SELECT 'school:' || (value ->> 'id'), NEW.num FROM json_each(NEW.schools)
  UNION SELECT 'suspended', NEW.num WHERE NEW.suspended_at IS NOT NULL;
END;
DROP TRIGGER users_are_indexed;
CREATE TRIGGER users_are_indexed AFTER INSERT ON users
BEGIN
  INSERT INTO user_search (rowid, words)
  VALUES (NEW.num, NEW.first_name || ' ' || NEW.last_name || ' ' || NEW.email || ' ' || NEW.id);
  INSERT INTO user_marks (mark, num)
  SELECT DISTINCT 'claim:' || value, NEW.num FROM json_each(NEW.claims)
  UNION SELECT 'suspended', NEW.num WHERE NEW.suspended_at IS NOT NULL;
END;

-- Accounts that had a role of a school become its people, under the key before the first letter until they are renamed.
INSERT INTO new_school_people (name_key, id, school, first_name, last_name, email, role, active, year, account, words,
  created_at, updated_at)
SELECT 0, lower(hex(randomblob(16))), s.num, u.first_name, u.last_name, u.email, u.school_role, 1,
  CAST(strftime('%Y', 'now') AS INTEGER), u.num, lower(u.first_name || ' ' || u.last_name), u.created_at, u.created_at
FROM users u CROSS JOIN schools s ON s.id = u.school_id WHERE u.school_role IS NOT NULL;
