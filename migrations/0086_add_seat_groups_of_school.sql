-- A school's managers see the seats that it was given.
CREATE INDEX seat_groups_of_school ON seat_groups (school, num) WHERE school IS NOT NULL;
