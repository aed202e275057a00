import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { NotificationType } from "#app/platform/live/domain/notification.ts";
import { users } from "../accounts/accounts.ts";
import { seconds } from "../columns.ts";

/** R-MSG-1. `audience`: `app/features/messages/domain/audience.ts`. `num` orders rows of the same second. */
export const notifications = sqliteTable(
  "notifications",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    id: text("id").notNull().unique(),
    audience: text("audience").notNull(),
    type: text("type").$type<NotificationType>().notNull(),
    content: text("content").notNull(),
    link: text("link"),
    /** The displayed date; hidden until then. */
    visibleFrom: seconds("visible_from").notNull(),
    /** Never null, for one index range of live rows; personal ones use a far date. */
    expiresAt: seconds("expires_at").notNull(),
    createdAt: seconds("created_at").notNull(),
    /** An admin; null: the product. */
    sentBy: text("sent_by"),
    /** Set by an admin, with `expires_at` at the same second. */
    cancelledAt: seconds("cancelled_at"),
  },
  (table) => [
    index("notifications_of_audience").on(table.audience, table.expiresAt),
    index("notifications_of_sender").on(table.sentBy),
  ],
);

/** `marked_at`: deleted by them; a general one stays for the others. */
export const notificationMarks = sqliteTable(
  "notification_marks",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    num: integer("num")
      .notNull()
      .references(() => notifications.num, { onDelete: "cascade" }),
    seenAt: seconds("seen_at"),
    readAt: seconds("read_at"),
    markedAt: seconds("marked_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.num] }),
    index("notification_marks_of_notification").on(table.num),
  ],
);

/** People with an open socket, for general notifications. Its channel deletes a stale row. */
export const liveChannels = sqliteTable("live_channels", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  openedAt: seconds("opened_at").notNull(),
});
