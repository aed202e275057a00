-- Who a teacher wants to be reminded of later. subject: 'p' and a person's number, or 'c' and a class's; until: the day
-- since 1970 on which it is shown again.
CREATE TABLE attention_snoozes (
  person INTEGER NOT NULL,
  subject TEXT NOT NULL,
  until INTEGER NOT NULL,
  PRIMARY KEY (person, subject)
);

-- The notebooks that use a material.
CREATE INDEX blocks_of_material ON blocks (source ->> 'material') WHERE kind = 'material' AND deleted = 0;
