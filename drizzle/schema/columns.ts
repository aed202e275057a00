import { integer } from "drizzle-orm/sqlite-core";

/** Epoch seconds (R-BANK-9). */
export function seconds(name: string) {
  return integer(name);
}

/** 0 or 1, read as a boolean. */
export function flagColumn(name: string) {
  return integer(name, { mode: "boolean" });
}
