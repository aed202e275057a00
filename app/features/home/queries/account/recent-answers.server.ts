import { sql } from "drizzle-orm";
import { ownMark } from "#app/features/bank/queries/held-back.server.ts";
import { listed } from "#app/features/bank/queries/question-fields.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";

/** The last answers, newest first, at most eight; `correct` is that person's. */
export function recentAnswersOf(db: Database, userId: string, now: number) {
  return db.select(
    { ...listed, ...ownMark({ userNum: sql.raw("u.num"), now }) },
    sql`FROM users u CROSS JOIN progress p ON p.user_num = u.num
    CROSS JOIN json_each(p.recent) r CROSS JOIN answers a ON a.user_num = u.num AND a.ord = r.value
    CROSS JOIN questions q ON q.ord = a.ord
    WHERE u.id = ${userId} AND q.status <> 'quarantined' ORDER BY r.key`,
  );
}
