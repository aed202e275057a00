import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { seconds } from "../columns.ts";

/** Open sockets by room and session. `due`: changes of rights since the last check, counted by triggers. */
export const roomSockets = sqliteTable(
  "room_sockets",
  {
    room: text("room").notNull(),
    sessionId: text("session_id").notNull(),
    userId: text("user_id").notNull(),
    since: seconds("since").notNull(),
    due: integer("due").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.room, table.sessionId] }),
    index("room_sockets_of_session").on(table.sessionId),
    index("room_sockets_of_user").on(table.userId),
    index("room_sockets_by_since").on(table.since),
    index("room_sockets_due").on(table.due).where(sql`due > 0`),
  ],
);
