-- What ends a right to a room of a place, not of a person (decision 067): an assessment that is withdrawn, deleted or no longer for
-- a class, student or colleague; a thread that is hidden. Who still may comes back.
CREATE TRIGGER assessments_end_sockets AFTER UPDATE OF active, published_at, deleted_at ON assessments
WHEN (OLD.published_at IS NOT NULL AND NEW.published_at IS NULL) OR (OLD.active = 1 AND NEW.active = 0)
  OR (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL)
BEGIN
  UPDATE room_sockets SET due = due + 1 WHERE room = 'avaliacao/' || NEW.school || '/' || NEW.id;
END;
CREATE TRIGGER assessment_classes_end_sockets AFTER DELETE ON assessment_classes
BEGIN
  UPDATE room_sockets SET due = due + 1
  WHERE room = (SELECT 'avaliacao/' || a.school || '/' || a.id FROM assessments a WHERE a.num = OLD.assessment);
END;
CREATE TRIGGER assessment_teachers_end_sockets AFTER DELETE ON assessment_teachers
BEGIN
  UPDATE room_sockets SET due = due + 1
  WHERE room = (SELECT 'avaliacao/' || a.school || '/' || a.id FROM assessments a WHERE a.num = OLD.assessment);
END;
CREATE TRIGGER assessment_people_end_sockets AFTER DELETE ON assessment_people WHEN OLD.invited = 1
BEGIN
  UPDATE room_sockets SET due = due + 1
  WHERE room = (SELECT 'avaliacao/' || a.school || '/' || a.id FROM assessments a WHERE a.num = OLD.assessment);
END;
CREATE TRIGGER assessment_people_change_sockets AFTER UPDATE OF invited ON assessment_people WHEN OLD.invited = 1 AND NEW.invited = 0
BEGIN
  UPDATE room_sockets SET due = due + 1
  WHERE room = (SELECT 'avaliacao/' || a.school || '/' || a.id FROM assessments a WHERE a.num = OLD.assessment);
END;

CREATE TRIGGER threads_end_sockets AFTER UPDATE OF state ON threads WHEN OLD.state = 1 AND NEW.state <> 1
BEGIN
  UPDATE room_sockets SET due = due + 1 WHERE room = 'duvida/' || NEW.num;
END;
