import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ClassChoice } from "#app/features/school/domain/class-choice.ts";
import type { RoleInSchool } from "#app/platform/access/membership.ts";
import { users } from "../accounts/accounts.ts";
import { flagColumn, seconds } from "../columns.ts";

/**
 * A person of a school, with or without an account. `place` sorts by name and changes with it; all else refers to `num`.
 * Rows are inserted by the view `new_school_people`; triggers maintain words, panels and the account's access.
 */
export const schoolPeople = sqliteTable(
  "school_people",
  {
    place: integer("place").primaryKey().notNull(),
    num: integer("num").notNull(),
    id: text("id").notNull(),
    /** The school's number. */
    school: integer("school").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    email: text("email"),
    /** Digits. */
    mobile: text("mobile"),
    schoolUserId: text("school_user_id"),
    role: text("role", { enum: ["student", "teacher", "assistant", "admin"] }).notNull(),
    active: flagColumn("active").notNull().default(true),
    /** Academic year. */
    year: integer("year").notNull(),
    account: integer("account").references(() => users.num, { onDelete: "set null" }),
    /** Made by the school: name.class@school; null until the first access. */
    login: text("login"),
    /** The number of the last access code given out; older ones are void. */
    card: integer("card").notNull().default(0),
    cardUntil: seconds("card_until").notNull().default(0),
    invitedAt: seconds("invited_at"),
    /** Folded words that find the person. */
    words: text("words").notNull(),
    createdAt: seconds("created_at").notNull(),
    updatedAt: seconds("updated_at").notNull(),
    /** An account's id; null: the command line. */
    updatedBy: text("updated_by"),
  },
  (table) => [
    uniqueIndex("school_people_by_num").on(table.num),
    uniqueIndex("school_people_by_id").on(table.id),
    uniqueIndex("school_people_by_school_id")
      .on(table.school, table.schoolUserId)
      .where(sql`school_user_id IS NOT NULL`),
    uniqueIndex("school_people_by_email").on(table.school, table.email).where(sql`email IS NOT NULL`),
    uniqueIndex("school_people_by_account").on(table.account, table.school).where(sql`account IS NOT NULL`),
    uniqueIndex("school_people_by_login").on(table.login).where(sql`login IS NOT NULL`),
    check("school_people_role", sql`${table.role} IN ('student', 'teacher', 'assistant', 'admin')`),
  ],
);

/** `counts`: people by "role|active|year", by triggers. */
export const schoolPanels = sqliteTable("school_panels", {
  school: integer("school").primaryKey().notNull(),
  counts: text("counts", { mode: "json" }).$type<Record<string, number>>().notNull().default(sql`'{}'`),
  /** Active classes, newest year first. */
  classes: text("classes", { mode: "json" }).$type<ClassChoice[]>().notNull().default(sql`'[]'`),
  /** Students of classes who answered, by the week's Monday. */
  weeks: text("weeks", { mode: "json" }).$type<Record<string, number>>().notNull().default(sql`'{}'`),
  /** Active people with an account, by role. */
  entered: text("entered", { mode: "json" })
    .$type<Partial<Record<RoleInSchool, number>>>()
    .notNull()
    .default(sql`'{}'`),
});

/**
 * `students`, `teachers`: current members; `started`: those students who have answered; `weeks`: students who answered, by
 * the week's Monday; all by triggers. `slug` is the folded name, unique in a year.
 */
export const schoolClasses = sqliteTable(
  "school_classes",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    id: text("id").notNull(),
    school: integer("school").notNull(),
    year: integer("year").notNull(),
    name: text("name").notNull(),
    slug: text("slug").notNull(),
    active: flagColumn("active").notNull().default(true),
    students: integer("students").notNull().default(0),
    teachers: integer("teachers").notNull().default(0),
    createdAt: seconds("created_at").notNull(),
    updatedAt: seconds("updated_at").notNull(),
    updatedBy: text("updated_by"),
    started: integer("started").notNull().default(0),
    weeks: text("weeks", { mode: "json" }).$type<Record<string, number>>().notNull().default(sql`'{}'`),
  },
  (table) => [
    uniqueIndex("school_classes_by_id").on(table.id),
    uniqueIndex("school_classes_by_name").on(table.school, table.year, table.slug),
  ],
);

/** Both directions in one table; `until` 0: still a member, else when that stay ended. */
export const classMembers = sqliteTable(
  "class_members",
  {
    class: integer("class").notNull(),
    until: seconds("until").notNull().default(0),
    person: integer("person").notNull(),
    since: seconds("since").notNull(),
    role: text("role", { enum: ["student", "teacher"] }).notNull(),
    /** Day of the last first answer, since 1970 in São Paulo; 0: never. By triggers. */
    seen: integer("seen").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.class, table.until, table.person] }),
    index("class_members_of_person").on(table.person, table.until, table.class),
    index("class_members_by_seen")
      .on(table.class, table.seen)
      .where(sql`until = 0 AND role = 'student' AND seen > 0`),
    check("class_members_role", sql`${table.role} IN ('student', 'teacher')`),
  ],
);

/** People snoozed by a teacher. */
export const attentionSnoozes = sqliteTable(
  "attention_snoozes",
  {
    /** The teacher's number. */
    person: integer("person").notNull(),
    /** "p" and a person's number, or "c" and a class's. */
    subject: text("subject").notNull(),
    /** Day since 1970 on which it is shown again. */
    until: integer("until").notNull(),
  },
  (table) => [primaryKey({ columns: [table.person, table.subject] })],
);
