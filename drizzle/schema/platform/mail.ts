import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { seconds } from "../columns.ts";

/** Written in the batch that causes it, sent afterwards (REL-20). A sent body contains live links: deleted. */
export const mailOutbox = sqliteTable(
  "mail_outbox",
  {
    id: text("id").primaryKey(),
    recipient: text("recipient").notNull(),
    template: text("template").notNull(),
    subject: text("subject").notNull(),
    html: text("html").notNull(),
    text: text("text").notNull(),
    createdAt: seconds("created_at").notNull(),
    dueAt: seconds("due_at").notNull(),
    sentAt: seconds("sent_at"),
    tries: integer("tries").notNull().default(0),
    error: text("error"),
  },
  (table) => [
    index("mail_outbox_unsent").on(table.sentAt, table.dueAt),
    index("mail_outbox_of_recipient").on(table.recipient),
  ],
);

/** Addresses that opted out of mails that other people request, for ever. `address_hash`: SHA-256. */
export const mailOptOuts = sqliteTable("mail_opt_outs", {
  addressHash: text("address_hash").primaryKey(),
  createdAt: seconds("created_at").notNull(),
});

/** The open request at an address, one of each kind. `operation`: of the last accepted request. */
export const thirdPartyRequests = sqliteTable(
  "third_party_requests",
  {
    addressHash: text("address_hash").notNull(),
    kind: text("kind", { enum: ["guardian", "payment"] }).notNull(),
    userNum: integer("user_num").notNull(),
    operation: text("operation").notNull(),
    expiresAt: seconds("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.addressHash, table.kind] }),
    check("third_party_requests_kind", sql`${table.kind} IN ('guardian', 'payment')`),
    index("third_party_requests_of_user").on(table.userNum),
    index("third_party_requests_by_end").on(table.expiresAt),
  ],
);
