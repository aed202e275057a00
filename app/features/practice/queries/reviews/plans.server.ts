import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, type RowOf, text } from "#app/platform/db/fields.server.ts";
import { reviewPlans } from "#drizzle/schema/practice/reviews.ts";
import { REVIEW_SOURCE, type ReviewPlan } from "../../domain/reviews/review-plan.ts";

const { userNum: owner, opened, ...plan } = columns(reviewPlans, "l");
export type StoredPlan = RowOf<typeof plan>;

/** One row; none before the first review. */
export function reviewPlanOf(db: Database, userNum: number) {
  return db.select(plan, sql`FROM review_plans l WHERE l.user_num = ${userNum}`);
}

/** As `reviewPlanOf`, only for a session that is a review. */
export function planOfReview(db: Database, { id, userNum }: { id: string; userNum: number }) {
  return db.select(
    plan,
    sql`FROM practice_sessions s CROSS JOIN review_plans l ON l.user_num = s.user_num
    WHERE s.id = ${id} AND s.user_num = ${userNum} AND s.source = ${REVIEW_SOURCE}`,
  );
}

/** If missing. The triggers of cards count in it: before any card. */
export function createReviewPlan(db: Database, userNum: number) {
  return db.statement(sql`INSERT INTO review_plans (user_num) VALUES (${userNum}) ON CONFLICT DO NOTHING`);
}

export function saveReviewPlan(db: Database, userNum: number, { retention, daily, examDay }: ReviewPlan) {
  return db.statement(sql`UPDATE review_plans SET retention = ${retention}, daily = ${daily}, exam_day = ${examDay}
    WHERE user_num = ${userNum}`);
}

/** `examDay`: days since 1970. Cards stay on their days. */
export function saveExamDay(db: Database, userNum: number, examDay: number) {
  return db.statement(sql`UPDATE review_plans SET exam_day = ${examDay} WHERE user_num = ${userNum}`);
}

/** `looked`: characters that `openCards` looked at. */
export function recordOpened(db: Database, userNum: number, looked: number) {
  return db.statement(sql`UPDATE review_plans SET opened = min(opened + ${looked}, p.length)
    FROM (SELECT length(wrong_ords) AS length FROM progress WHERE user_num = ${userNum}) p
    WHERE user_num = ${userNum} AND opened <> p.length`);
}

/** The newest review under way. One row. */
export function openReviewOf(db: Database, userNum: number) {
  return db.select(
    { id: text(sql`s.id`) },
    sql`FROM practice_sessions s INDEXED BY practice_sessions_open
    WHERE s.user_num = ${userNum} AND s.ended_at IS NULL AND s.source = ${REVIEW_SOURCE} ORDER BY s.num DESC LIMIT 1`,
  );
}
