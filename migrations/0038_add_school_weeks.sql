-- What a school's first page shows, counted where it changes: that page then reads one row a class, not one a student.
-- seen: the day (since 1970, São Paulo) of a member's last first answer; 0: never. started: current students with one.
-- weeks: students of classes who answered, by the week's Monday; entered: active people with an account, by role.
ALTER TABLE class_members ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
ALTER TABLE school_classes ADD COLUMN started INTEGER NOT NULL DEFAULT 0;
ALTER TABLE school_classes ADD COLUMN weeks TEXT NOT NULL DEFAULT '{}';
ALTER TABLE school_panels ADD COLUMN weeks TEXT NOT NULL DEFAULT '{}';
ALTER TABLE school_panels ADD COLUMN entered TEXT NOT NULL DEFAULT '{}';

CREATE INDEX class_members_by_seen ON class_members (class, seen) WHERE until = 0 AND role = 'student' AND seen > 0;

UPDATE class_members SET seen = coalesce(
  (SELECT g.day FROM school_people p CROSS JOIN progress g ON g.user_num = p.account WHERE p.num = class_members.person), 0);
UPDATE school_classes SET started = (
  SELECT count(*) FROM class_members m WHERE m.class = school_classes.num AND m.until = 0 AND m.role = 'student' AND m.seen > 0);
UPDATE school_panels SET entered = (
  SELECT json_group_object(role, people) FROM (
    SELECT p.role, count(*) AS people FROM school_people p
    WHERE p.school = school_panels.school AND p.active = 1 AND p.account IS NOT NULL GROUP BY p.role));

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

DROP TRIGGER class_members_change;
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
DROP TRIGGER class_members_leave;
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
