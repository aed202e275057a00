-- What ends a right to a notebook's room (decision 095): it is deleted, or no longer of a class or a teacher. Who still may comes back.
CREATE TRIGGER notebooks_end_sockets AFTER UPDATE OF deleted_at ON notebooks WHEN OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL
BEGIN
  UPDATE room_sockets SET due = due + 1 WHERE room = 'caderno/' || NEW.school || '/' || NEW.id;
END;

CREATE TRIGGER class_notebooks_end_sockets AFTER DELETE ON class_notebooks
BEGIN
  UPDATE room_sockets SET due = due + 1
  WHERE room = (SELECT 'caderno/' || n.school || '/' || n.id FROM notebooks n WHERE n.num = OLD.notebook);
END;

CREATE TRIGGER notebook_teachers_end_sockets AFTER DELETE ON notebook_teachers
BEGIN
  UPDATE room_sockets SET due = due + 1
  WHERE room = (SELECT 'caderno/' || n.school || '/' || n.id FROM notebooks n WHERE n.num = OLD.notebook);
END;
