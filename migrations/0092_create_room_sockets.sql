-- Who has a socket open in a room, so that a right that ends closes it (decision 067). `due`: changes of the person's rights that
-- nobody checked yet. No reference to `users` or `sessions`: a row outlives both until its socket is closed.
CREATE TABLE room_sockets (
  room TEXT NOT NULL,
  session_id TEXT NOT NULL,
  user_id TEXT NOT NULL,
  since INTEGER NOT NULL,
  due INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (room, session_id)
) WITHOUT ROWID;
CREATE INDEX room_sockets_of_session ON room_sockets (session_id);
CREATE INDEX room_sockets_of_user ON room_sockets (user_id);
CREATE INDEX room_sockets_by_since ON room_sockets (since);
CREATE INDEX room_sockets_due ON room_sockets (due) WHERE due > 0;

-- Signing out, a suspension, a new password, a deleted account.
CREATE TRIGGER sessions_end_sockets AFTER DELETE ON sessions
BEGIN
  UPDATE room_sockets SET due = due + 1 WHERE session_id = OLD.id;
END;

-- Claims, plans, the role in a school or community, an inactivation: each gives the sessions a new stamp.
CREATE TRIGGER sessions_change_sockets AFTER UPDATE OF stamp ON sessions WHEN NEW.stamp <> OLD.stamp
BEGIN
  UPDATE room_sockets SET due = due + 1 WHERE session_id = NEW.id;
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

CREATE TRIGGER mentorships_end_sockets AFTER UPDATE OF until, mentor ON mentorships
WHEN OLD.until IS NULL AND (NEW.until IS NOT NULL OR NEW.mentor IS NOT OLD.mentor)
BEGIN
  UPDATE room_sockets SET due = due + 1 WHERE user_id IN (SELECT id FROM users WHERE num IN (OLD.mentor, OLD.mentee));
END;
CREATE TRIGGER meetings_end_sockets AFTER UPDATE OF cancelled_at, mentor, starts_at, ends_at ON meetings
BEGIN
  UPDATE room_sockets SET due = due + 1 WHERE room = 'reuniao/' || NEW.id;
END;
CREATE TRIGGER meeting_people_end_sockets AFTER DELETE ON meeting_people
BEGIN
  UPDATE room_sockets SET due = due + 1 WHERE room = 'reuniao/' || OLD.meeting;
END;
