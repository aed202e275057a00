import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, pick, type RowOf } from "#app/platform/db/fields.server.ts";
import { users } from "#drizzle/schema/accounts/accounts.ts";
import { gptAnswerRequests } from "#drizzle/schema/assistant/assistant.ts";

/** People notified per run: about as many as there is capacity for. */
const TOLD = 5;

/** A row if it is the person's own and was refused for lack of capacity. */
export function setReminder(db: Database, userNum: number, num: number) {
  return db.returning(
    pick(columns(gptAnswerRequests), "num"),
    sql`UPDATE gpt_answer_requests SET remind = 1
    WHERE num = CAST(${num} AS INTEGER) AND user_num = ${userNum} AND status = 429 AND deleted_at IS NULL`,
  );
}

const due = { ...pick(columns(gptAnswerRequests, "r"), "num", "ord"), userId: columns(users, "u").id };

export type DueReminder = RowOf<typeof due>;

/** Those who wait longest; none while somebody is in the queue. */
export function dueReminders(db: Database) {
  return db.select(
    due,
    sql`FROM (SELECT num FROM gpt_answer_requests WHERE remind = 1
      AND NOT EXISTS (SELECT 1 FROM gpt_answer_requests WHERE status = 0) ORDER BY num LIMIT ${TOLD}) w
    CROSS JOIN gpt_answer_requests r ON r.num = w.num CROSS JOIN users u ON u.num = r.user_num`,
  );
}

export function clearReminder(db: Database, num: number) {
  return db.statement(sql`UPDATE gpt_answer_requests SET remind = 0 WHERE num = CAST(${num} AS INTEGER)`);
}
