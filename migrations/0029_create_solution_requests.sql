-- Who asks for the solution of a question that has none: once a person.
CREATE TABLE solution_requests (
  ord INTEGER NOT NULL,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (ord, user_id)
) WITHOUT ROWID;
CREATE INDEX solution_requests_of_person ON solution_requests (user_id);

-- How many ask for it; no row once there is a solution.
CREATE TABLE wanted_solutions (
  ord INTEGER PRIMARY KEY NOT NULL,
  requests INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX wanted_solutions_most ON wanted_solutions (requests, ord) WHERE requests > 0;

CREATE TRIGGER solution_requests_count AFTER INSERT ON solution_requests
BEGIN
  INSERT OR IGNORE INTO wanted_solutions (ord) VALUES (NEW.ord);
  UPDATE wanted_solutions SET requests = requests + 1 WHERE ord = NEW.ord;
END;

CREATE TRIGGER solution_requests_recount AFTER DELETE ON solution_requests
BEGIN
  UPDATE wanted_solutions SET requests = max(requests - 1, 0) WHERE ord = OLD.ord;
END;

CREATE TRIGGER solution_requests_met AFTER UPDATE OF has_solution ON questions WHEN NEW.has_solution AND NOT OLD.has_solution
BEGIN
  DELETE FROM wanted_solutions WHERE ord = NEW.ord;
END;
