import { type SQL, sql } from "drizzle-orm";
import type { PromptCode } from "#app/features/assistant/domain/tutor-material.ts";
import { FIRST_SCHOOL_ORD } from "#app/features/bank/domain/school-ord.ts";
import { notHeld } from "#app/features/bank/queries/held-back.server.ts";
import { question } from "#app/features/bank/queries/question-fields.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, flag, int, outer, pick, type RowOf } from "#app/platform/db/fields.server.ts";
import { DAY } from "#app/platform/time/units.ts";
import { SAO_PAULO_OFFSET } from "#app/platform/time/zone.ts";
import { practiceItems } from "#drizzle/schema/practice/practice.ts";
import { reviewCards, reviews } from "#drizzle/schema/practice/reviews.ts";
import { REVIEW_SOURCE } from "../../domain/reviews/review-plan.ts";
import { OWN_ITEMS, type SessionKey } from "../sessions.server.ts";

/** Characters of `wrong_ords` looked at in one go: some 400 questions; and ten before them, which a changed key may move. */
export const LOOKED_AT = 5000;
const OVERLAP = 130;
/** The suffix of the key of a request for a hint. */
const HINT = `:${1 satisfies PromptCode}`;
const BANK = sql.raw(String(FIRST_SCHOOL_ORD));

/** The day of an answer `a` in São Paulo. */
const ANSWERED_DAY = sql.raw(`(a.answered_at + ${SAO_PAULO_OFFSET}) / ${DAY}`);

/** Wrong first answers `a` of the bank that are no cards yet. A number cut in the middle is left out. */
function unopened(userNum: number): SQL {
  const looked = `substr(p.wrong_ords, max(1, coalesce(l.opened, 0) - ${OVERLAP}), ${LOOKED_AT + OVERLAP})`;
  const text = sql.raw(`rtrim(${looked}, '0123456789')`);
  return sql`FROM (
      SELECT p.user_num, ${text} AS looked FROM progress p LEFT JOIN review_plans l ON l.user_num = p.user_num
      WHERE p.user_num = ${userNum}
    ) p CROSS JOIN json_each('[' || trim(substr(p.looked, instr(p.looked, ',')), ',') || ']') j
    LEFT JOIN review_cards c ON c.user_num = p.user_num AND c.ord = j.value
    CROSS JOIN answers a ON a.user_num = p.user_num AND a.ord = j.value
    WHERE c.ord IS NULL AND j.value < ${BANK}`;
}

/** Wrong answers that are no cards yet, by the day their cards will be due: the day after. */
export function unopenedByDay(db: Database, userNum: number) {
  const due = sql`${ANSWERED_DAY} + 1`;
  return db.select({ due: int(due), cards: int(sql`count(*)`) }, sql`${unopened(userNum)} GROUP BY 1`);
}

/** The memory of a first wrong and a first right answer. */
export type FirstMemories = Readonly<Record<"wrong" | "right", { stability: number; difficulty: number }>>;

/** Makes cards of wrong answers, due on the day after. Run `createReviewPlan` before, `recordOpened` after it. */
export function openCards(db: Database, userNum: number, { wrong }: FirstMemories) {
  return db.statement(sql`INSERT INTO review_cards (user_num, ord, due, last, stability, difficulty)
    SELECT a.user_num, a.ord, ${ANSWERED_DAY} + 1, ${ANSWERED_DAY}, ${wrong.stability}, ${wrong.difficulty}
    ${unopened(userNum)} ON CONFLICT DO NOTHING`);
}

/** Makes cards of the marked questions of an ended session; one never answered is due at once. `today`: days since 1970. */
export function openMarkedCards(
  db: Database,
  { id, userNum }: SessionKey,
  { today, memories: { wrong, right } }: { today: number; memories: FirstMemories },
) {
  const by = (name: "stability" | "difficulty") =>
    sql`CASE a.correct WHEN 1 THEN ${right[name]} WHEN 0 THEN ${wrong[name]} END`;
  return db.statement(sql`INSERT INTO review_cards (user_num, ord, due, last, stability, difficulty)
    SELECT s.user_num, q.ord, CAST(coalesce(${ANSWERED_DAY} + 1, ${today}) AS INTEGER), ${ANSWERED_DAY}, ${by("stability")}, ${by("difficulty")}
    FROM practice_sessions s CROSS JOIN practice_items i ON ${OWN_ITEMS} AND i.marked = 1
    CROSS JOIN questions q ON q.ord = json_extract(s.ords, '$[' || (i.place % 1000) || ']')
    LEFT JOIN answers a ON a.user_num = s.user_num AND a.ord = q.ord
    WHERE s.id = ${id} AND s.user_num = ${userNum} AND s.ended_at IS NOT NULL AND s.source IS NOT ${REVIEW_SOURCE}
      AND q.ord < ${BANK} AND q.status = 'published' AND q.kind <> 'open' ON CONFLICT DO NOTHING`);
}

/** The cards of a review, those due longest first; one of an open exam of the person waits. */
export function dueCards(
  db: Database,
  userNum: number,
  { today, limit, now }: { today: number; limit: number; now: number },
) {
  return db.select(
    pick(question, "ord"),
    sql`FROM review_cards c INDEXED BY review_cards_due CROSS JOIN questions q ON q.ord = c.ord
    WHERE c.user_num = ${userNum} AND c.due <= ${today} AND q.status = 'published' AND ${notHeld(sql`q.ord`, { userNum, now })}
    ORDER BY c.due LIMIT ${limit}`,
  );
}

const card = outer(pick(columns(reviewCards, "c"), "due", "last", "stability", "difficulty"));
const before = outer(
  pick(columns(reviews, "r"), "dueBefore", "lastBefore", "stabilityBefore", "difficultyBefore"),
);
const toSchedule = {
  ...pick(columns(practiceItems, "i"), "place", "changedAt", "spent", "felt"),
  ord: int(sql`k.ord`),
  right: flag(sql`i.choice = k.letter`),
  hinted: flag(sql`EXISTS (SELECT 1 FROM gpt_answer_requests g WHERE g.user_num = s.user_num
    AND g.key = k.ord || ${HINT} AND g.status < 300 AND g.deleted_at IS NULL AND g.asked_at >= s.started_at)`),
  ...card,
  ...before,
};
export type ReviewToSchedule = RowOf<typeof toSchedule>;

/** Answers of a review session that its cards do not know yet, or whose person says now how they felt. */
export function reviewsToSchedule(db: Database, { id, userNum }: SessionKey, now: number) {
  return db.select(
    toSchedule,
    sql`FROM practice_sessions s CROSS JOIN practice_items i ON ${OWN_ITEMS} AND i.answered = 1 AND i.choice IS NOT NULL
    CROSS JOIN question_keys k ON k.ord = json_extract(s.ords, '$[' || (i.place % 1000) || ']') AND k.letter IS NOT NULL
    LEFT JOIN reviews r ON r.user_num = s.user_num AND r.ord = k.ord AND r.place = i.place
    LEFT JOIN review_cards c ON c.user_num = s.user_num AND c.ord = k.ord
    WHERE s.id = ${id} AND s.user_num = ${userNum} AND s.source = ${REVIEW_SOURCE}
      AND (r.place IS NULL OR r.felt IS NOT i.felt) AND coalesce(c.place, 0) <= i.place
      AND ${notHeld(sql`k.ord`, { userNum, now })}`,
  );
}

const stateOf = {
  position: int(sql`p.key`),
  ord: int(sql`p.value`),
  ...pick(card, "last", "stability", "difficulty"),
  ...before,
};
export type ReviewState = RowOf<typeof stateOf>;

/** The cards of a review session's questions, and as they were before it; no row of another session. At most three rows each. */
export function reviewStates(db: Database, { id, userNum }: SessionKey) {
  return db.select(
    stateOf,
    sql`FROM practice_sessions s CROSS JOIN json_each(s.ords) p
    LEFT JOIN review_cards c ON c.user_num = s.user_num AND c.ord = p.value
    LEFT JOIN reviews r ON r.user_num = s.user_num AND r.ord = p.value AND r.place = s.num * 1000 + p.key
    WHERE s.id = ${id} AND s.user_num = ${userNum} AND s.source = ${REVIEW_SOURCE} ORDER BY p.key`,
  );
}

/** What an answer makes of a card. */
export type WrittenReview = {
  ord: number;
  place: number;
  day: number;
  grade: number;
  felt: string | null;
  spent: number;
  due: number;
  last: number | null;
  stability: number | null;
  difficulty: number | null;
  dueBefore: number;
  lastBefore: number | null;
  stabilityBefore: number | null;
  difficultyBefore: number | null;
};

/**
 * Writes reviews and their cards, once an answer however often it is sent. A card that a later session has moved since stays; the
 * ledger first, because it looks at the cards.
 */
export function writeReviews(db: Database, userNum: number, written: readonly WrittenReview[]) {
  const rows = sql`FROM json_each(${JSON.stringify(written)}) j`;
  const value = (name: keyof WrittenReview) => sql.raw(`j.value ->> '${name}'`);
  const values = (...names: (keyof WrittenReview)[]) => sql.join(names.map(value), sql`, `);
  return [
    db.statement(sql`INSERT INTO reviews (user_num, ord, place, day, grade, felt, spent, due_before, last_before,
        stability_before, difficulty_before)
      SELECT CAST(${userNum} AS INTEGER), ${values("ord", "place", "day", "grade", "felt", "spent", "dueBefore", "lastBefore", "stabilityBefore", "difficultyBefore")}
      ${rows} WHERE NOT EXISTS (SELECT 1 FROM review_cards c WHERE c.user_num = ${userNum} AND c.ord = ${value("ord")}
        AND c.place > ${value("place")})
      ON CONFLICT (user_num, ord, place) DO UPDATE SET grade = excluded.grade, felt = excluded.felt`),
    db.statement(sql`INSERT INTO review_cards (user_num, ord, due, last, stability, difficulty, place)
      SELECT CAST(${userNum} AS INTEGER), ${values("ord", "due", "last", "stability", "difficulty", "place")} ${rows} WHERE true
      ON CONFLICT (user_num, ord) DO UPDATE SET due = excluded.due, last = excluded.last, stability = excluded.stability,
        difficulty = excluded.difficulty, place = excluded.place
      WHERE review_cards.place <= excluded.place`),
  ] as const;
}
