import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { FileKind } from "#app/platform/uploads/domain/file-kind.ts";
import type { UploadOwnerKind } from "#app/platform/uploads/domain/upload-owners.ts";
import { users } from "../accounts/accounts.ts";
import { seconds } from "../columns.ts";

/** `open`: parts arrive; `stored`: whole and checked; `dropped`: nothing refers to it. */
export const uploads = sqliteTable(
  "uploads",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    id: text("id").notNull(),
    ownerKind: text("owner_kind").$type<UploadOwnerKind>().notNull(),
    owner: text("owner").notNull(),
    /** What the file replaces. */
    target: text("target"),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    name: text("name").notNull(),
    kind: text("kind").$type<FileKind>().notNull(),
    size: integer("size").notNull(),
    partSize: integer("part_size").notNull(),
    fingerprint: text("fingerprint").notNull(),
    key: text("key").notNull(),
    multipart: text("multipart"),
    received: integer("received").notNull().default(0),
    state: text("state").$type<"open" | "stored" | "dropped">().notNull().default("open"),
    sha256: text("sha256"),
    createdAt: seconds("created_at").notNull(),
    touchedAt: seconds("touched_at").notNull(),
  },
  (table) => [
    uniqueIndex("uploads_by_id").on(table.id),
    uniqueIndex("uploads_by_key").on(table.key),
    index("uploads_of_person").on(table.userId, table.state),
    index("uploads_by_state").on(table.state, table.touchedAt),
    check("uploads_state", sql`${table.state} IN ('open', 'stored', 'dropped')`),
  ],
);

export const uploadParts = sqliteTable(
  "upload_parts",
  {
    upload: integer("upload").notNull(),
    part: integer("part").notNull(),
    size: integer("size").notNull(),
    digest: text("digest").notNull(),
    etag: text("etag").notNull(),
  },
  (table) => [primaryKey({ columns: [table.upload, table.part] })],
);

/** Updated by triggers of `uploads`. */
export const uploadSpace = sqliteTable(
  "upload_space",
  {
    ownerKind: text("owner_kind").notNull(),
    owner: text("owner").notNull(),
    bytes: integer("bytes").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.ownerKind, table.owner] })],
);

/** One row: where the clock's search for objects that no upload has goes on. */
export const uploadSweep = sqliteTable(
  "upload_sweep",
  { only: integer("only").primaryKey().default(1), after: text("after").notNull() },
  (table) => [check("upload_sweep_one", sql`${table.only} = 1`)],
);
