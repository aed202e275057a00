-- A school's own questions that a student has answered in an assessment, written by its release.
CREATE TABLE released_own_questions (
  ord INTEGER NOT NULL,
  person INTEGER NOT NULL,
  assessment INTEGER NOT NULL,
  PRIMARY KEY (ord, person, assessment)
) WITHOUT ROWID;
CREATE INDEX released_own_questions_of_person ON released_own_questions (person, assessment);

-- Who may answer a school's own question: its staff, students with an active notebook that shows it, and those who answered it in an
-- assessment whose keys are released. account: users.num.
DROP VIEW school_question_readers;
CREATE VIEW school_question_readers AS
SELECT q.ord, q.school, p.account FROM school_questions q
  JOIN schools s ON s.id = q.school
  JOIN school_people p ON p.school = s.num AND p.active = 1
WHERE p.role <> 'student' OR EXISTS (
  SELECT 1 FROM school_question_places l
    JOIN notebooks n ON n.num = l.notebook AND n.school = q.school AND n.active = 1 AND n.deleted_at IS NULL
    JOIN class_notebooks k ON k.notebook = n.num
    JOIN class_members m ON m.class = k.class AND m.person = p.num AND m.until = 0
  WHERE l.ord = q.ord AND n.sections ->> ('$."' || l.section || '".shown') = 1
    AND coalesce(n.sections ->> ('$."' || l.section || '".deleted'), 0) = 0)
OR EXISTS (
  SELECT 1 FROM released_own_questions r
    JOIN assessments a ON a.num = r.assessment AND a.school = q.school AND a.released_at IS NOT NULL AND a.deleted_at IS NULL
  WHERE r.ord = q.ord AND r.person = p.num AND a.rules ->> 'showKey' <> 'never');
