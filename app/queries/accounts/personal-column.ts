/**
 * A column that identifies a person (`by`). Deletion removes its rows, clears only the name, or retains them (`why`).
 * `section`: where the export shows it, null if redundant.
 */
export type PersonalColumn = {
  table: string;
  column: string;
  by: "id" | "num" | "email" | "audience" | "guardian-mail" | "school-person" | "own-list";
  fate: "delete" | "clear" | "stays";
  why?: string;
  section: string | null;
  /** The key column beside the person, for tables with tens of thousands of a person's rows. */
  pagedBy?: string;
};
