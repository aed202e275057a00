import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { seconds } from "../columns.ts";

/** Events with consent (R-EVENT-2), without Analytics Engine. Anonymous. */
export const trackedEvents = sqliteTable(
  "tracked_events",
  {
    num: integer("num").primaryKey(),
    name: text("name").notNull(),
    /** JSON: the fields of `app/platform/analytics/domain/tracked-event.ts`. */
    details: text("details").notNull(),
    at: seconds("at").notNull(),
  },
  (table) => [index("tracked_events_by_time").on(table.at)],
);

/** Anonymised, one row each; `browser` and the notebook are those of the first report. */
export const clientErrors = sqliteTable(
  "client_errors",
  {
    /** SHA-256 of level, message and stack. */
    hash: text("hash").primaryKey(),
    level: text("level", { enum: ["error", "warning", "info"] }).notNull(),
    message: text("message").notNull(),
    stack: text("stack").notNull(),
    browser: text("browser").notNull(),
    notebookId: text("notebook_id"),
    sections: integer("sections"),
    count: integer("count").notNull().default(1),
    firstAt: seconds("first_at").notNull(),
    lastAt: seconds("last_at").notNull(),
  },
  (table) => [index("client_errors_by_time").on(table.lastAt)],
);
