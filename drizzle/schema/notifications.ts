import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { NotificationType } from "#app/domain/notifications/notification.ts";
import { users } from "./accounts.ts";
import { seconds } from "./columns.ts";

/**
 * Every notification, personal and general alike (spec 001 §3): `audience` names whose it is, see
 * `app/domain/notifications/audience.ts`. `num` grows with every row and orders what is shown in the same second.
 */
export const notifications = sqliteTable(
  "notifications",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    id: text("id").notNull().unique(),
    audience: text("audience").notNull(),
    type: text("type").$type<NotificationType>().notNull(),
    content: text("content").notNull(),
    link: text("link"),
    /** The date people read: until then it is scheduled, and nobody sees it. */
    visibleFrom: seconds("visible_from").notNull(),
    /** Never null, so that one range of the index holds what is live. Personal ones end with the calendar. */
    expiresAt: seconds("expires_at").notNull(),
    createdAt: seconds("created_at").notNull(),
    /** The person who sent it; null for what the product itself sends. */
    sentBy: text("sent_by"),
    /** Taken back by an admin; it then also ended at that second. */
    cancelledAt: seconds("cancelled_at"),
  },
  (table) => [
    index("notifications_of_audience").on(table.audience, table.expiresAt),
    index("notifications_of_sender").on(table.sentBy),
  ],
);

/** What a person did with a notification. `marked_at`: deleted by them; a general one stays for the others. */
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

/** People with an open socket, so that a general notification finds them. A row left behind is swept by its channel. */
export const liveChannels = sqliteTable("live_channels", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  openedAt: seconds("opened_at").notNull(),
});
