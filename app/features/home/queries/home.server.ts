import { sql } from "drizzle-orm";
import { FIRST_SCHOOL_ORD } from "#app/features/bank/domain/school-ord.ts";
import { notHeld } from "#app/features/bank/queries/held-back.server.ts";
import { placed } from "#app/features/bank/queries/question-fields.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, orNull, outer, pick, type RowOf } from "#app/platform/db/fields.server.ts";
import { DAY } from "#app/platform/time/units.ts";
import { SAO_PAULO_OFFSET } from "#app/platform/time/zone.ts";
import { reviewPlans } from "#drizzle/schema/practice/reviews.ts";

/** Characters of `wrong_ords` looked at: some 400 questions. */
const LOOKED_AT = 5000;
/** Of an ord and its comma in `wrong_ords`. */
const LISTED = 13;
/** Wrong answers whose topics count. */
const WRONG_LATELY = 6;

/** The numbers in a cut of `wrong_ords`, as a JSON array: what was cut in the middle of a number is left out. */
function numbersIn(cut: string) {
  const whole = `rtrim(${cut}, '0123456789')`;
  return sql.raw(`'[' || trim(substr(${whole}, instr(${whole}, ',')), ',') || ']'`);
}

/** What is no card yet, from a comma on: its numbers are counted and the first one read without a row each. */
const CUT = `substr(p.wrong_ords, max(1, coalesce(l.opened, 0)), ${LOOKED_AT})`;
const UNOPENED = `substr(${CUT}, instr(${CUT}, ','))`;
const BANK = sql.raw(String(FIRST_SCHOOL_ORD));

const waiting = {
  ...outer(
    pick(columns(reviewPlans, "l"), "daily", "days", "dayReviews", "allReviews", "allSeconds", "examDay"),
  ),
  reviewDay: orNull(int(sql`l.day`)),
  unopened: int(sql.raw(`max(0, length(${UNOPENED}) - length(replace(${UNOPENED}, ',', '')) - 1)`)),
  oldestDay: orNull(
    int(
      sql.raw(`(SELECT (a.answered_at + ${SAO_PAULO_OFFSET}) / ${DAY} FROM answers a
        WHERE a.user_num = p.user_num AND a.ord = CAST(substr(${UNOPENED}, 2) AS INTEGER))`),
    ),
  ),
  /** First answers of a day (days since 1970). */
  answersDay: int(sql`p.day`),
  answers: int(sql`p.day_answers`),
};
export type WaitingRow = RowOf<typeof waiting>;

/** A person's plan of reviews, and what waits to become cards. At most three rows. */
export function reviewsWaiting(db: Database, userNum: number) {
  return db.select(
    waiting,
    sql`FROM progress p LEFT JOIN review_plans l ON l.user_num = p.user_num WHERE p.user_num = ${userNum}`,
  );
}

const wrong = pick(placed, "ord", "subject", "topics");
export type WrongRow = RowOf<typeof wrong>;

/** Subject and topics of the newest wrong answers, the newest last; none of an open exam. At most 13 rows, those of the list with them. */
export function wrongLately(db: Database, userNum: number, now: number) {
  const array = numbersIn(`substr(p.wrong_ords, ${-LISTED * WRONG_LATELY})`);
  return db.select(
    wrong,
    sql`FROM progress p CROSS JOIN json_each(${array}) j CROSS JOIN questions q ON q.ord = j.value
    WHERE p.user_num = ${userNum} AND j.value < ${BANK} AND ${notHeld(sql`j.value`, { userNum, now })}`,
  );
}

/** Notes the level of the points as celebrated. One row, once a level. `thresholds`: points at which levels end. */
export function recordCelebrated(db: Database, userNum: number, thresholds: readonly number[]) {
  const level = sql`1 + (SELECT count(*) FROM json_each(${JSON.stringify(thresholds)}) j WHERE j.value <= total_points)`;
  return db.statement(
    sql`UPDATE progress SET celebrated_level = ${level} WHERE user_num = ${userNum} AND celebrated_level < ${level}`,
  );
}
