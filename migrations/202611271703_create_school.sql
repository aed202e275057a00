CREATE TABLE schools (
  id TEXT PRIMARY KEY NOT NULL,
  name TEXT NOT NULL,
  support_phone TEXT,
  created_at INTEGER NOT NULL,
  -- A school's number: part of the key of its people and of the words they are found by.
  num INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT schools_id_lower CHECK (id = lower(id))
) WITHOUT ROWID;
CREATE UNIQUE INDEX schools_by_num ON schools (num);

-- A person of a school, with or without an account: the membership (decision 021). `place` is the order by name:
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

-- Words of names, e-mail, school id and mobile, each with its school ('x7qmaria'), then one token a filter value.
CREATE VIRTUAL TABLE school_people_words USING fts5(
  words, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2'
);

-- People of a school by 'role|active|year', as one JSON.
CREATE TABLE school_panels (
  school INTEGER PRIMARY KEY NOT NULL,
  counts TEXT NOT NULL DEFAULT '{}',
  -- Active classes of a school as one JSON, for choices: [{"num","id","name","year"}].
  classes TEXT NOT NULL DEFAULT '[]',
  weeks TEXT NOT NULL DEFAULT '{}',
  entered TEXT NOT NULL DEFAULT '{}'
);

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
  updated_by TEXT,
  started INTEGER NOT NULL DEFAULT 0,
  weeks TEXT NOT NULL DEFAULT '{}'
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
  -- What a school's first page shows, counted where it changes: that page then reads one row a class, not one a student.
  -- seen: the day (since 1970, São Paulo) of a member's last first answer; 0: never. started: current students with one.
  -- weeks: students of classes who answered, by the week's Monday; entered: active people with an account, by role.
  seen INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (class, until, person),
  CONSTRAINT class_members_role CHECK (role IN ('student', 'teacher'))
) WITHOUT ROWID;
CREATE INDEX class_members_of_person ON class_members (person, until, class);
CREATE INDEX class_members_by_seen ON class_members (class, seen) WHERE until = 0 AND role = 'student' AND seen > 0;

-- A roster on its way into a school: what was read and what was chosen, until it is imported or swept.
-- source, choices: JSON. job: the id of the job that imports it.
CREATE TABLE roster_imports (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  id TEXT NOT NULL,
  school INTEGER NOT NULL,
  owner_id TEXT NOT NULL,
  source TEXT NOT NULL,
  choices TEXT NOT NULL,
  job TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
);
CREATE UNIQUE INDEX roster_imports_by_id ON roster_imports (id);
CREATE INDEX roster_imports_of_owner ON roster_imports (owner_id);
CREATE INDEX roster_imports_by_time ON roster_imports (updated_at);

-- Its lines in pieces of 400. kind: 'read', as they are in the file, or 'planned', as they are to be imported.
CREATE TABLE roster_parts (
  import INTEGER NOT NULL,
  kind TEXT NOT NULL,
  part INTEGER NOT NULL,
  content TEXT NOT NULL,
  CONSTRAINT roster_parts_kind CHECK (kind IN ('read', 'planned'))
);
CREATE UNIQUE INDEX roster_parts_by_part ON roster_parts (import, kind, part);

-- What a school's staff tell its people. sent_to: roles, classes and people as they were chosen, as JSON.
CREATE TABLE announcements (
  num INTEGER PRIMARY KEY NOT NULL,
  id TEXT NOT NULL,
  school INTEGER NOT NULL,
  content TEXT NOT NULL,
  sent_to TEXT NOT NULL,
  sent_by TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  visible_from INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  cancelled_at INTEGER,
  people INTEGER NOT NULL DEFAULT 0,
  reached INTEGER NOT NULL DEFAULT 0,
  seen INTEGER NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX announcements_by_id ON announcements (id);
CREATE INDEX announcements_of_school ON announcements (school);
CREATE INDEX announcements_of_sender ON announcements (school, sent_by);

-- Who it went to when it was sent; notification: its number, null for people without an account.
CREATE TABLE announcement_people (
  announcement INTEGER NOT NULL,
  person INTEGER NOT NULL,
  notification INTEGER,
  seen_at INTEGER,
  PRIMARY KEY (announcement, person)
) WITHOUT ROWID;
CREATE UNIQUE INDEX announcement_people_by_notification ON announcement_people (notification) WHERE notification IS NOT NULL;

-- Calls for help of a school's management to the platform's team. context: version, page, browser and errors, as JSON.
CREATE TABLE support_tickets (
  num INTEGER PRIMARY KEY NOT NULL,
  id TEXT NOT NULL,
  school INTEGER NOT NULL,
  opened_by TEXT NOT NULL,
  context TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'open',
  changed_at INTEGER NOT NULL,
  CONSTRAINT support_tickets_state CHECK (state IN ('open', 'answered', 'closed'))
);
CREATE UNIQUE INDEX support_tickets_by_id ON support_tickets (id);
CREATE INDEX support_tickets_of_school ON support_tickets (school);
CREATE INDEX support_tickets_by_state ON support_tickets (state);

-- A ticket's thread; team: written by the platform.
CREATE TABLE support_messages (
  num INTEGER PRIMARY KEY NOT NULL,
  id TEXT NOT NULL,
  ticket INTEGER NOT NULL REFERENCES support_tickets (num) ON DELETE CASCADE,
  team INTEGER NOT NULL,
  written_by TEXT NOT NULL,
  content TEXT NOT NULL,
  at INTEGER NOT NULL
);
CREATE UNIQUE INDEX support_messages_by_id ON support_messages (id);
CREATE INDEX support_messages_of_ticket ON support_messages (ticket);

-- Who a teacher wants to be reminded of later. subject: 'p' and a person's number, or 'c' and a class's; until: the day
-- since 1970 on which it is shown again.
CREATE TABLE attention_snoozes (
  person INTEGER NOT NULL,
  subject TEXT NOT NULL,
  until INTEGER NOT NULL,
  PRIMARY KEY (person, subject)
);

-- Rows come in by this view: its trigger finds each the next number and place, also for several in one statement.
-- A full key (200 people with the same seven letters) goes on in the next one.
CREATE VIEW new_school_people AS
SELECT 0 AS name_key, id, school, first_name, last_name, email, mobile, school_user_id, role, active, year, account,
  words, created_at, updated_at, updated_by
FROM school_people;

-- People are changed by this view: its trigger finds a renamed person the next place, also for several in one statement.
-- place: the wanted one, if it is free; 0: by the name. A key that another person has by now is left as it is.
CREATE VIEW changed_school_people AS
SELECT 0 AS name_key, place, id, school, first_name, last_name, email, mobile, school_user_id, role, active, year, words,
  updated_at, updated_by
FROM school_people;

CREATE TRIGGER schools_are_numbered AFTER INSERT ON schools WHEN NEW.num = 0
BEGIN
  UPDATE schools SET num = (SELECT max(num) + 1 FROM schools) WHERE id = NEW.id;
END;

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

-- A person enters only classes of their own school, whatever code asks (SEC-04).
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

CREATE TRIGGER school_classes_are_listed AFTER INSERT ON school_classes
BEGIN
  INSERT OR IGNORE INTO school_panels (school) VALUES (NEW.school);
  UPDATE school_panels SET classes = (
    SELECT json_group_array(json_object('num', num, 'id', id, 'name', name, 'year', year))
    FROM (SELECT num, id, name, year FROM school_classes WHERE school = NEW.school AND active = 1 ORDER BY year DESC, slug)
  ) WHERE school = NEW.school;
END;

CREATE TRIGGER school_classes_change_list AFTER UPDATE OF name, slug, year, active ON school_classes
BEGIN
  UPDATE school_panels SET classes = (
    SELECT json_group_array(json_object('num', num, 'id', id, 'name', name, 'year', year))
    FROM (SELECT num, id, name, year FROM school_classes WHERE school = NEW.school AND active = 1 ORDER BY year DESC, slug)
  ) WHERE school = NEW.school;
END;

CREATE TRIGGER changed_school_people_insert INSTEAD OF INSERT ON changed_school_people
BEGIN
  UPDATE school_people SET
    place = CASE
      WHEN NEW.place > 0 AND NOT EXISTS (SELECT 1 FROM school_people o WHERE o.place = NEW.place AND o.id <> NEW.id)
        THEN NEW.place
      WHEN (place - school * 2199023255552) / 200 = NEW.name_key THEN place
      ELSE (
        SELECT coalesce((SELECT max(o.place) FROM school_people o WHERE o.place BETWEEN k.start AND k.start + 199),
          k.start - 1) + 1
        FROM (
          SELECT (
            WITH RECURSIVE keys (start) AS (
              SELECT NEW.school * 2199023255552 + NEW.name_key * 200
              UNION ALL
              SELECT start + 200 FROM keys WHERE EXISTS (SELECT 1 FROM school_people o WHERE o.place = start + 199)
            )
            SELECT max(start) FROM keys
          ) AS start
        ) k
      )
    END,
    first_name = NEW.first_name, last_name = NEW.last_name, mobile = NEW.mobile,
    email = CASE WHEN EXISTS (SELECT 1 FROM school_people o WHERE o.school = NEW.school AND o.email = NEW.email
      AND o.id <> NEW.id) THEN email ELSE NEW.email END,
    school_user_id = CASE WHEN EXISTS (SELECT 1 FROM school_people o WHERE o.school = NEW.school
      AND o.school_user_id = NEW.school_user_id AND o.id <> NEW.id) THEN school_user_id ELSE NEW.school_user_id END,
    role = NEW.role, active = NEW.active, year = NEW.year, words = NEW.words, updated_at = NEW.updated_at,
    updated_by = NEW.updated_by
  WHERE id = NEW.id AND school = NEW.school;
END;

-- Only the undo of an import removes people and classes: those that nobody used yet.
CREATE TRIGGER school_people_leave AFTER DELETE ON school_people
BEGIN
  DELETE FROM school_people_words WHERE rowid = OLD.place;
  DELETE FROM class_members WHERE person = OLD.num;
  UPDATE school_panels SET counts = json_set(counts, '$."' || OLD.role || '|' || OLD.active || '|' || OLD.year || '"',
    (counts ->> ('$."' || OLD.role || '|' || OLD.active || '|' || OLD.year || '"')) - 1)
  WHERE school = OLD.school;
END;

CREATE TRIGGER school_classes_leave_list AFTER DELETE ON school_classes
BEGIN
  UPDATE school_panels SET classes = (
    SELECT json_group_array(json_object('num', num, 'id', id, 'name', name, 'year', year))
    FROM (SELECT num, id, name, year FROM school_classes WHERE school = OLD.school AND active = 1 ORDER BY year DESC, slug)
  ) WHERE school = OLD.school;
END;

-- The first answer of a day: rows of the person's current classes; of the week also their classes' and schools' counts.
-- The week of a member counts once, also where an answer of an earlier day arrives late.
CREATE TRIGGER progress_new_day AFTER UPDATE OF day ON progress
WHEN NEW.day <> OLD.day AND EXISTS (SELECT 1 FROM school_people WHERE account = NEW.user_num)
BEGIN
  UPDATE school_panels SET weeks = json_set(weeks, '$."' || date(NEW.day * 86400, 'unixepoch', '-6 days', 'weekday 1') || '"',
    coalesce(weeks ->> ('$."' || date(NEW.day * 86400, 'unixepoch', '-6 days', 'weekday 1') || '"'), 0) + 1)
  WHERE school IN (
    SELECT p.school FROM school_people p CROSS JOIN class_members m ON m.person = p.num AND m.until = 0
    WHERE p.account = NEW.user_num AND p.active = 1 AND m.role = 'student' AND (m.seen + 3) / 7 < (NEW.day + 3) / 7);
  UPDATE school_classes SET weeks = json_set(weeks, '$."' || date(NEW.day * 86400, 'unixepoch', '-6 days', 'weekday 1') || '"',
    coalesce(weeks ->> ('$."' || date(NEW.day * 86400, 'unixepoch', '-6 days', 'weekday 1') || '"'), 0) + 1)
  WHERE num IN (
    SELECT m.class FROM school_people p CROSS JOIN class_members m ON m.person = p.num AND m.until = 0
    WHERE p.account = NEW.user_num AND p.active = 1 AND m.role = 'student' AND (m.seen + 3) / 7 < (NEW.day + 3) / 7);
  UPDATE class_members SET seen = NEW.day
  WHERE until = 0 AND seen < NEW.day AND person IN (SELECT num FROM school_people WHERE account = NEW.user_num AND active = 1);
END;

-- Who enters a class, or gets an account, brings the day of their last answer.
CREATE TRIGGER class_members_bring_day AFTER INSERT ON class_members WHEN NEW.until = 0
BEGIN
  UPDATE class_members SET seen = (SELECT g.day FROM school_people p CROSS JOIN progress g ON g.user_num = p.account
    WHERE p.num = NEW.person)
  WHERE class = NEW.class AND until = 0 AND person = NEW.person
    AND seen < (SELECT g.day FROM school_people p CROSS JOIN progress g ON g.user_num = p.account WHERE p.num = NEW.person);
END;

CREATE TRIGGER school_people_bring_day AFTER UPDATE OF account ON school_people WHEN NEW.account IS NOT OLD.account
BEGIN
  UPDATE class_members SET seen = coalesce((SELECT g.day FROM progress g WHERE g.user_num = NEW.account), 0)
  WHERE person = NEW.num AND until = 0;
END;

CREATE TRIGGER class_members_change AFTER UPDATE OF until, role, seen ON class_members
WHEN NEW.until <> OLD.until OR NEW.role <> OLD.role OR (NEW.seen > 0) <> (OLD.seen > 0)
BEGIN
  UPDATE school_classes SET
    students = students + (NEW.until = 0 AND NEW.role = 'student') - (OLD.until = 0 AND OLD.role = 'student'),
    teachers = teachers + (NEW.until = 0 AND NEW.role = 'teacher') - (OLD.until = 0 AND OLD.role = 'teacher'),
    started = started + (NEW.until = 0 AND NEW.role = 'student' AND NEW.seen > 0)
      - (OLD.until = 0 AND OLD.role = 'student' AND OLD.seen > 0)
  WHERE num = NEW.class;
END;

CREATE TRIGGER class_members_leave AFTER DELETE ON class_members WHEN OLD.until = 0
BEGIN
  UPDATE school_classes SET students = students - (OLD.role = 'student'), teachers = teachers - (OLD.role = 'teacher'),
    started = started - (OLD.role = 'student' AND OLD.seen > 0)
  WHERE num = OLD.class;
END;

CREATE TRIGGER school_people_enter_panel AFTER INSERT ON school_people WHEN NEW.account IS NOT NULL AND NEW.active = 1
BEGIN
  INSERT OR IGNORE INTO school_panels (school) VALUES (NEW.school);
  UPDATE school_panels SET entered = json_set(entered, '$.' || NEW.role, coalesce(entered ->> ('$.' || NEW.role), 0) + 1)
  WHERE school = NEW.school;
END;

CREATE TRIGGER school_people_change_entered AFTER UPDATE OF account, role, active ON school_people
WHEN (NEW.account IS NULL) <> (OLD.account IS NULL) OR NEW.role <> OLD.role OR NEW.active <> OLD.active
BEGIN
  UPDATE school_panels SET entered = json_set(entered, '$.' || OLD.role, coalesce(entered ->> ('$.' || OLD.role), 0) - 1)
  WHERE school = OLD.school AND OLD.account IS NOT NULL AND OLD.active = 1;
  UPDATE school_panels SET entered = json_set(entered, '$.' || NEW.role, coalesce(entered ->> ('$.' || NEW.role), 0) + 1)
  WHERE school = NEW.school AND NEW.account IS NOT NULL AND NEW.active = 1;
END;

CREATE TRIGGER school_people_leave_entered AFTER DELETE ON school_people WHEN OLD.account IS NOT NULL AND OLD.active = 1
BEGIN
  UPDATE school_panels SET entered = json_set(entered, '$.' || OLD.role, coalesce(entered ->> ('$.' || OLD.role), 0) - 1)
  WHERE school = OLD.school;
END;

-- Seen where the notification is marked as seen, once.
CREATE TRIGGER announcements_are_seen AFTER INSERT ON notification_marks WHEN NEW.seen_at IS NOT NULL
BEGIN
  UPDATE announcement_people SET seen_at = NEW.seen_at WHERE notification = NEW.num AND seen_at IS NULL;
END;

CREATE TRIGGER announcements_count_seen AFTER UPDATE OF seen_at ON announcement_people
WHEN OLD.seen_at IS NULL AND NEW.seen_at IS NOT NULL
BEGIN
  UPDATE announcements SET seen = seen + 1 WHERE num = NEW.announcement;
END;

CREATE TRIGGER class_members_change_sockets AFTER UPDATE OF until, role ON class_members
WHEN OLD.until = 0 AND (NEW.until <> 0 OR NEW.role <> OLD.role)
BEGIN
  UPDATE room_sockets SET due = due + 1
  WHERE user_id = (SELECT u.id FROM school_people p CROSS JOIN users u ON u.num = p.account WHERE p.num = OLD.person);
END;

CREATE TRIGGER class_members_end_sockets AFTER DELETE ON class_members WHEN OLD.until = 0
BEGIN
  UPDATE room_sockets SET due = due + 1
  WHERE user_id = (SELECT u.id FROM school_people p CROSS JOIN users u ON u.num = p.account WHERE p.num = OLD.person);
END;
