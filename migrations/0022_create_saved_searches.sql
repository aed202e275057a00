-- Searches that people keep: the one address of each (app/domain/questions/search-address.ts) under a name of their own.
CREATE TABLE saved_searches (
  user_num INTEGER NOT NULL,
  id TEXT NOT NULL,
  address TEXT NOT NULL,
  name TEXT NOT NULL,
  saved_at INTEGER NOT NULL,
  PRIMARY KEY (user_num, id)
) WITHOUT ROWID;
CREATE UNIQUE INDEX saved_searches_by_address ON saved_searches (user_num, address);
