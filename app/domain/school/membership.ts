/** An account's active place in a school. `person`: its number among the school's people. */
export type Membership = {
  id: string;
  role: "student" | "teacher" | "assistant" | "admin";
  person: number;
};
