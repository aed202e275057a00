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
  /** The column with whether an answer was right: empty while an open exam withholds its question (`ord`). */
  mark?: string;
  /** The key column beside the person, for tables with tens of thousands of a person's rows. */
  pagedBy?: string;
};

type Where = Omit<PersonalColumn, "table" | "column" | "by" | "fate">;

/** Rows of a person, deleted with the account. `place`: "table.column". */
export function own(place: string, by: PersonalColumn["by"], where: Where): PersonalColumn {
  return { ...split(place), by, fate: "delete", ...where };
}

export function split(place: string) {
  const [table = "", column = ""] = place.split(".");
  return { table, column };
}

export const hidden = { section: null } as const;
export const withItsRow = { ...hidden, why: "goes with its row" } as const;
