-- Reviews (decision 043). A card is a question that somebody got wrong or marked; `due` and `last` are days since 1970 in São
-- Paulo, stability and difficulty are those of FSRS-6 (null: never answered). `place`: of its last review, 0 for none.
CREATE TABLE review_cards (
  user_num INTEGER NOT NULL,
  ord INTEGER NOT NULL,
  due INTEGER NOT NULL,
  last INTEGER,
  stability REAL,
  difficulty REAL,
  place INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (user_num, ord)
) WITHOUT ROWID;
CREATE INDEX review_cards_due ON review_cards (user_num, due);

-- The ledger of reviews: one row a question of a review session (place = session x 1000 + position, as in practice_items), with the
-- card as it was before: undoing gives it back. `grade`: 1 to 4, 0 undone.
CREATE TABLE reviews (
  user_num INTEGER NOT NULL,
  ord INTEGER NOT NULL,
  place INTEGER NOT NULL,
  day INTEGER NOT NULL,
  grade INTEGER NOT NULL,
  felt TEXT,
  spent INTEGER NOT NULL,
  due_before INTEGER NOT NULL,
  last_before INTEGER,
  stability_before REAL,
  difficulty_before REAL,
  PRIMARY KEY (user_num, ord, place)
) WITHOUT ROWID;

-- What a person chose (retention in per cent, cards a day, day of the exam), how much of progress.wrong_ords has become cards
-- (`opened`, characters), the cards by day due ({"20780": 12}), and the reviews of the last day and of all.
CREATE TABLE review_plans (
  user_num INTEGER PRIMARY KEY NOT NULL,
  retention INTEGER NOT NULL DEFAULT 90,
  daily INTEGER NOT NULL DEFAULT 30,
  exam_day INTEGER,
  opened INTEGER NOT NULL DEFAULT 0,
  days TEXT NOT NULL DEFAULT '{}',
  day INTEGER NOT NULL DEFAULT 0,
  day_reviews INTEGER NOT NULL DEFAULT 0,
  all_reviews INTEGER NOT NULL DEFAULT 0,
  all_seconds INTEGER NOT NULL DEFAULT 0
);

-- How a review felt, as its person says: 'hard', 'easy', 'undone'.
ALTER TABLE practice_items ADD COLUMN felt TEXT;

CREATE TRIGGER review_cards_open AFTER INSERT ON review_cards
BEGIN
  UPDATE review_plans SET days = json_set(days, '$."' || NEW.due || '"', coalesce(days ->> ('$."' || NEW.due || '"'), 0) + 1)
  WHERE user_num = NEW.user_num;
END;

CREATE TRIGGER review_cards_move AFTER UPDATE OF due ON review_cards
WHEN NEW.due <> OLD.due
BEGIN
  UPDATE review_plans SET days = json_set(
    CASE coalesce(days ->> ('$."' || OLD.due || '"'), 0) WHEN 1 THEN json_remove(days, '$."' || OLD.due || '"')
      ELSE json_set(days, '$."' || OLD.due || '"', coalesce(days ->> ('$."' || OLD.due || '"'), 0) - 1) END,
    '$."' || NEW.due || '"', coalesce(days ->> ('$."' || NEW.due || '"'), 0) + 1)
  WHERE user_num = NEW.user_num;
END;

CREATE TRIGGER reviews_count AFTER INSERT ON reviews
BEGIN
  UPDATE review_plans SET
    day_reviews = CASE WHEN day < NEW.day THEN 1 WHEN day = NEW.day THEN day_reviews + 1 ELSE day_reviews END,
    day = max(day, NEW.day),
    all_reviews = all_reviews + 1,
    all_seconds = all_seconds + NEW.spent
  WHERE user_num = NEW.user_num;
END;
