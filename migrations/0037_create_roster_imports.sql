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

-- People are changed by this view: its trigger finds a renamed person the next place, also for several in one statement.
-- place: the wanted one, if it is free; 0: by the name. A key that another person has by now is left as it is.
CREATE VIEW changed_school_people AS
SELECT 0 AS name_key, place, id, school, first_name, last_name, email, mobile, school_user_id, role, active, year, words,
  updated_at, updated_by
FROM school_people;
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
