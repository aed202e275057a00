-- A visitor may be anybody, also a student who sits the exam: a question leaves the entry set (decision 073) in the statement that puts it
-- into an assessment, a mentoring test or a challenge. An event (kind 1) holds it back from everybody by itself, until its end.
CREATE TRIGGER entry_questions_go_examined AFTER INSERT ON exam_questions WHEN NEW.kind <> 1
BEGIN
  DELETE FROM entry_questions WHERE ord = NEW.ord;
END;
DELETE FROM entry_questions WHERE ord IN (SELECT ord FROM exam_questions WHERE kind <> 1);
