-- Courses of the SiSU's newest year (decision 104). num: most places first, so that the order of rowids is that of a search. code: of the address.
-- cutoffs: years, and by modality places, bonus, cut-offs, expected next one and its spread. digest: of the row, so that an import repeated
-- writes nothing.
CREATE TABLE courses (
  num INTEGER PRIMARY KEY NOT NULL,
  code TEXT NOT NULL,
  name TEXT NOT NULL,
  institution TEXT NOT NULL,
  short TEXT NOT NULL,
  place TEXT NOT NULL,
  campus TEXT NOT NULL,
  degree TEXT NOT NULL,
  shift TEXT NOT NULL,
  places INTEGER NOT NULL,
  weights TEXT NOT NULL,
  minimums TEXT NOT NULL,
  cutoffs TEXT NOT NULL,
  digest INTEGER NOT NULL
);
CREATE UNIQUE INDEX courses_by_code ON courses (code);

CREATE VIRTUAL TABLE course_words USING fts5(
  words, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2'
);

CREATE TRIGGER courses_index AFTER INSERT ON courses
BEGIN
  INSERT INTO course_words (rowid, words) VALUES (NEW.num, NEW.name || ' ' || NEW.institution || ' ' || NEW.short || ' ' || NEW.place || ' ' ||
    NEW.campus || ' ' || NEW.degree || ' ' || NEW.shift);
END;

CREATE TRIGGER courses_unindex AFTER DELETE ON courses
BEGIN
  DELETE FROM course_words WHERE rowid = OLD.num;
END;
