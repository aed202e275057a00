-- A code that takes something off, in its days and for so many charges.
CREATE TABLE coupons (
  code TEXT PRIMARY KEY NOT NULL,
  percent INTEGER NOT NULL,
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  most_uses INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  created_by TEXT NOT NULL,
  ended_at INTEGER,
  CONSTRAINT coupons_percent CHECK (percent BETWEEN 1 AND 90),
  CONSTRAINT coupons_uses CHECK (most_uses > 0)
);
CREATE INDEX charges_by_coupon ON charges (coupon) WHERE coupon IS NOT NULL;

-- Seats of a plan for a group or, with `school`, for the people of a school; taken by code until ends_at.
CREATE TABLE seat_groups (
  num INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  id TEXT NOT NULL,
  code TEXT NOT NULL,
  name TEXT NOT NULL,
  plan TEXT NOT NULL,
  months INTEGER NOT NULL,
  seats INTEGER NOT NULL,
  school TEXT,
  ends_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  created_by TEXT NOT NULL,
  ended_at INTEGER,
  CONSTRAINT seat_groups_seats CHECK (seats > 0)
);
CREATE UNIQUE INDEX seat_groups_by_id ON seat_groups (id);
CREATE UNIQUE INDEX seat_groups_by_code ON seat_groups (code);

-- The group whose seat a charge is: one a person.
ALTER TABLE charges ADD COLUMN seat_group INTEGER;
CREATE UNIQUE INDEX charges_by_seat ON charges (seat_group, user_num) WHERE seat_group IS NOT NULL;
