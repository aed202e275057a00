-- What a decision changed, as JSON, so that it can be undone; the text of a corrected post goes with the post.
ALTER TABLE cases ADD COLUMN before TEXT;
CREATE TRIGGER comments_forget_before AFTER UPDATE OF source ON comments WHEN NEW.source = '' AND OLD.source <> ''
BEGIN
  UPDATE cases SET before = NULL WHERE target = NEW.num AND before IS NOT NULL;
END;

-- A shown doubt that others answered stays without its author's account; every other text goes with it
-- (docs/decisions/032).
DROP TRIGGER comments_forget;
CREATE TRIGGER comments_forget AFTER UPDATE OF user_id ON comments
  WHEN NEW.user_id IS NULL AND OLD.user_id IS NOT NULL AND NOT (NEW.parent IS 0 AND NEW.state = 'shown' AND EXISTS (
    SELECT 1 FROM comments o WHERE o.ord = NEW.ord AND o.ord < 0 AND o.parent IS NULL AND o.state = 'shown'
      AND o.user_id <> OLD.user_id))
BEGIN
  UPDATE comments SET state = 'deleted', source = '', html = '', reports = 0, edited_at = NULL WHERE num = NEW.num;
END;
CREATE TRIGGER comments_forget_versions AFTER UPDATE OF user_id ON comments
  WHEN NEW.user_id IS NULL AND OLD.user_id IS NOT NULL
BEGIN
  DELETE FROM comment_versions WHERE comment = NEW.num;
  UPDATE cases SET before = NULL WHERE target = NEW.num AND before IS NOT NULL;
END;
DROP TRIGGER threads_forget;
CREATE TRIGGER threads_forget AFTER UPDATE OF user_id ON threads
  WHEN NEW.user_id IS NULL AND OLD.user_id IS NOT NULL AND NOT (NEW.state = 1 AND EXISTS (
    SELECT 1 FROM comments o WHERE o.ord = -NEW.num AND o.ord < 0 AND o.parent IS NULL AND o.state = 'shown'
      AND o.user_id <> OLD.user_id))
BEGIN
  UPDATE threads SET title = '', state = 0 WHERE num = NEW.num;
END;

-- A changed doubt is found by its new words alone.
CREATE TRIGGER threads_retitle AFTER UPDATE OF title ON threads WHEN NEW.state = 1 AND NEW.title <> ''
BEGIN
  DELETE FROM thread_words WHERE rowid = NEW.num;
  INSERT INTO thread_words (rowid, words)
    SELECT NEW.num, NEW.title || ' ' || c.source || ' 0s' || NEW.subject FROM comments c
    WHERE c.ord = -NEW.num AND c.parent = 0 AND c.state = 'shown';
END;
