-- Real exams, one row each: `items` lists its questions in booklet order as [[ord, number], …].
CREATE TABLE past_exams (
  institution INTEGER NOT NULL,
  year INTEGER NOT NULL,
  slug TEXT NOT NULL,
  phase TEXT,
  day INTEGER,
  booklet TEXT,
  questions INTEGER NOT NULL,
  items TEXT NOT NULL,
  PRIMARY KEY (institution, year, slug)
) WITHOUT ROWID;

-- What the page of all institutions shows: one row per institution that has exams.
CREATE TABLE past_exam_totals (
  institution INTEGER PRIMARY KEY NOT NULL,
  exams INTEGER NOT NULL,
  questions INTEGER NOT NULL,
  first_year INTEGER NOT NULL,
  last_year INTEGER NOT NULL
);

-- The same exam as a booklet of one colour orders it.
CREATE TABLE exam_booklets (
  institution INTEGER NOT NULL,
  year INTEGER NOT NULL,
  slug TEXT NOT NULL,
  colour TEXT NOT NULL,
  items TEXT NOT NULL,
  PRIMARY KEY (institution, year, slug, colour)
) WITHOUT ROWID;

-- The questions of one exam: what its row is made from. Authored and generated questions are in no exam.
CREATE INDEX questions_of_exams ON questions (institution, year, day, phase) WHERE origin = 'exam';

-- Open questions of an olympiad, newest first.
CREATE INDEX questions_of_olympiads ON questions (institution, phase) WHERE kind = 'open';

-- Who has seen the solution of an open question, and how they judged their own answer. Without points.
CREATE TABLE self_assessments (
  user_num INTEGER NOT NULL,
  ord INTEGER NOT NULL,
  grade TEXT,
  revealed_at INTEGER NOT NULL,
  graded_at INTEGER,
  PRIMARY KEY (user_num, ord)
) WITHOUT ROWID;

-- Exams that were imported before this table existed.
INSERT INTO past_exams (institution, year, slug, phase, day, booklet, questions, items)
SELECT e.institution, e.year,
  coalesce(nullif(trim(
    CASE WHEN e.phase IS NULL THEN '' ELSE replace(replace(lower(e.phase), 'ª', 'a'), ' ', '-') END
    || CASE WHEN e.day IS NULL THEN '' ELSE '-dia-' || e.day END, '-'), ''), 'prova'),
  e.phase, e.day, e.booklet, e.questions,
  (SELECT json_group_array(json_array(i.ord, i.number)) FROM (
    SELECT q.ord, q.number FROM questions q
    WHERE q.origin = 'exam' AND q.institution = e.institution AND q.year = e.year AND q.day IS e.day
      AND nullif(q.phase, 'regular') IS e.phase AND q.status <> 'quarantined'
    ORDER BY q.number IS NULL, (q.number - 1) / 5, q.language IS NOT NULL, q.language = 'espanhol', q.number, q.ord
  ) i)
FROM (
  SELECT institution, year, nullif(phase, 'regular') AS phase, day, count(*) AS questions,
    CASE WHEN min(booklet) = max(booklet) AND count(booklet) * 2 > count(*) THEN min(booklet) END AS booklet
  FROM questions WHERE origin = 'exam' AND status <> 'quarantined' GROUP BY institution, year, nullif(phase, 'regular'), day
) e WHERE true ON CONFLICT DO NOTHING;
INSERT INTO past_exam_totals (institution, exams, questions, first_year, last_year)
SELECT institution, count(*), sum(questions), min(year), max(year) FROM past_exams GROUP BY institution;
