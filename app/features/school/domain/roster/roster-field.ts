/** Possible fields of a column. */
export const rosterFields = [
  "fullName",
  "firstName",
  "lastName",
  "email",
  "mobile",
  "schoolUserId",
  "class",
  "grade",
  "role",
  "year",
  "active",
] as const;
export type RosterField = (typeof rosterFields)[number];
