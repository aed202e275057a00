/** What a column may hold. */
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
