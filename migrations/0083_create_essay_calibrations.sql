-- Returned essays that graders read to compare themselves; the reference is the essay's own grade (decision 061).
CREATE TABLE essay_calibrations (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  essay INTEGER NOT NULL,
  marked_by TEXT NOT NULL,
  at INTEGER NOT NULL
);
CREATE UNIQUE INDEX essay_calibrations_by_essay ON essay_calibrations (essay);

-- Points by criterion (JSON), once a grader.
CREATE TABLE calibration_readings (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  calibration INTEGER NOT NULL,
  grader TEXT NOT NULL,
  grades TEXT NOT NULL,
  at INTEGER NOT NULL
);
CREATE UNIQUE INDEX calibration_readings_once ON calibration_readings (calibration, grader);

CREATE TRIGGER essay_calibrations_leave AFTER DELETE ON essay_calibrations
BEGIN
  DELETE FROM calibration_readings WHERE calibration = OLD.num;
END;
CREATE TRIGGER essays_leave_calibration AFTER DELETE ON essays
BEGIN
  DELETE FROM essay_calibrations WHERE essay = OLD.num;
END;
