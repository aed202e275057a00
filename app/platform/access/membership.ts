/** A role of one school (R-ACCESS-5). */
export type RoleInSchool = "student" | "teacher" | "assistant" | "admin";

/** An account's active place in a school. `person`: its number among the school's people. */
export type Membership = {
  id: string;
  role: RoleInSchool;
  person: number;
};
