import { type SQL, sql } from "drizzle-orm";
import { type KeyAsker, notHeld } from "#app/features/bank/queries/held-back.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, orNull, pick, type RowOf, text } from "#app/platform/db/fields.server.ts";
import { users } from "#drizzle/schema/accounts/accounts.ts";
import { gptAnswerRequests } from "#drizzle/schema/assistant/assistant.ts";
import type { EndStatus } from "../domain/request-state.ts";
import { requestLimits } from "../domain/request-state.ts";
import type { EssayHint } from "../domain/tutor-essay.ts";
import type { PromptCode } from "../domain/tutor-material.ts";

const request = columns(gptAnswerRequests, "r");

/** The provider of help in distress: no model ran. */
export const HELP = "ajuda";

/** Stored as finished where no provider is called: `status` and `message`. */
export type NewRequest = {
  userNum: number;
  key: string;
  ord: number | null;
  prompt: PromptCode | null;
  words: string;
  about: { essay: string; hint: EssayHint } | null;
  status: 0 | 200;
  message: string;
  provider: "" | typeof HELP;
  photo: boolean;
  at: number;
};

const asked = pick(columns(gptAnswerRequests), "num", "status", "askedAt");

/** Condition: of no question, or of one that no open exam of the person has. */
function isHelped(ord: SQL, asker: KeyAsker): SQL {
  return sql`(${ord} IS NULL OR ${notHeld(ord, asker)})`;
}

/**
 * Stores a request once, within the day's allowance, and none about a question of an open exam. Second result: the stored one, none where the allowance is used up. RETURNING
 * would cost two rows more.
 */
export function insertRequest(
  db: Database,
  { at, day, most, ...row }: NewRequest & { day: number; most: number },
) {
  const { userNum, key, ord, prompt, words, about, status, message, provider, photo } = row;
  return {
    request: db.statement(
      sql`INSERT INTO gpt_answer_requests (user_num, key, ord, prompt, words, essay, hint, status, message, provider, photo, asked_at)
      SELECT ${userNum}, ${key}, CAST(${ord} AS INTEGER), ${prompt}, ${words}, ${about?.essay ?? null}, ${about?.hint ?? null}, ${status}, ${message}, ${provider}, ${photo ? 1 : 0}, CAST(${at} AS INTEGER)
      WHERE ${status} = 200
        OR (coalesce((SELECT used FROM gpt_allowances WHERE user_num = ${userNum} AND day = ${day}), 0) < ${most}
          AND ${isHelped(sql`CAST(${ord} AS INTEGER)`, { userNum, now: at })})
      ON CONFLICT (user_num, key) WHERE status < 300 AND deleted_at IS NULL DO NOTHING`,
    ),
    stored: db.select(
      asked,
      sql`FROM gpt_answer_requests WHERE user_num = ${userNum} AND key = ${key}
        AND status < 300 AND deleted_at IS NULL`,
    ),
    allowance: db.statement(sql`INSERT INTO gpt_allowances (user_num, day, used)
      SELECT ${userNum}, ${day}, 1 WHERE changes() = 1 AND ${status} = 0
      ON CONFLICT (user_num) DO UPDATE SET used = CASE WHEN day = excluded.day THEN used + 1 ELSE 1 END, day = excluded.day`),
  };
}

const shown = pick(
  request,
  "num",
  "ord",
  "prompt",
  "words",
  "status",
  "title",
  "message",
  "provider",
  "sources",
  "askedAt",
  "feedback",
);
export type RequestRow = RowOf<typeof shown>;

/** Only the person's own, and while no open exam has its question. */
export function requestOf(db: Database, asker: KeyAsker, num: number) {
  return db.select(
    shown,
    sql`FROM gpt_answer_requests r WHERE r.num = CAST(${num} AS INTEGER) AND r.user_num = ${asker.userNum} AND r.deleted_at IS NULL
      AND ${isHelped(sql`r.ord`, asker)}`,
  );
}

/** Of any person, for the object that answered it. */
export function endedRequest(db: Database, num: number) {
  return db.select(
    shown,
    sql`FROM gpt_answer_requests r WHERE r.num = CAST(${num} AS INTEGER) AND r.status > 1 AND r.deleted_at IS NULL`,
  );
}

/** A person's requests about a question, oldest first, by the beginning of their keys; those that failed are left out, and all of an open exam's. */
export function requestsAbout(db: Database, asker: KeyAsker, ord: number, limit: number) {
  return db.select(
    shown,
    sql`FROM (SELECT num FROM gpt_answer_requests WHERE user_num = ${asker.userNum} AND key >= ${`${ord}:`} AND key < ${`${ord};`}
      AND status < 300 AND deleted_at IS NULL ORDER BY num DESC LIMIT ${limit}) w
    CROSS JOIN gpt_answer_requests r ON r.num = w.num WHERE ${notHeld(sql`${ord}`, asker)} ORDER BY r.num`,
  );
}

const own = {
  ...pick(request, "num", "userNum", "ord", "prompt", "words", "essay", "hint", "photo", "askedAt"),
  ...pick(columns(users, "u"), "firstName", "lastName", "email"),
  userId: columns(users, "u").id,
  school: orNull(text(sql`s.name`)),
};
export type RequestToAnswer = RowOf<typeof own>;

/** With what must not leave of its person. */
export function requestToAnswer(db: Database, num: number) {
  return db.select(
    own,
    sql`FROM gpt_answer_requests r CROSS JOIN users u ON u.num = r.user_num LEFT JOIN schools s ON s.id = u.school_id
    WHERE r.num = CAST(${num} AS INTEGER)`,
  );
}

const state = {
  ...pick(request, "status", "askedAt"),
  position: int(sql`(SELECT count(*) FROM gpt_answer_requests o WHERE o.status = 0 AND r.status = 0
    AND o.asked_at > r.asked_at - ${requestLimits.deadline} AND (o.asked_at, o.num) <= (r.asked_at, r.num))`),
};

/** Its state and place in the queue (0: not waiting). */
export function requestState(db: Database, num: number) {
  return db.select(state, sql`FROM gpt_answer_requests r WHERE r.num = CAST(${num} AS INTEGER)`);
}

/** Gives free capacity to the requests that wait longest, also to those whose object never began. */
export function admitWaiting(db: Database, now: number) {
  const { capacity, deadline } = requestLimits;
  // Older ones are lost or about to end: their own alarms end them.
  const since = sql`asked_at > ${now - deadline}`;
  return db.returning(
    pick(columns(gptAnswerRequests), "num", "askedAt"),
    sql`UPDATE gpt_answer_requests SET status = 1 WHERE num IN (
      SELECT num FROM gpt_answer_requests WHERE status = 0 AND ${since} ORDER BY asked_at, num
      LIMIT max(0, ${capacity} - (SELECT count(*) FROM gpt_answer_requests WHERE status = 1 AND ${since})))`,
  );
}

export type RequestEnd = {
  num: number;
  userNum: number;
  status: EndStatus;
  title: string;
  message: string;
  sources: { title: string; href: string }[];
  provider: string;
  cost: number;
  at: number;
  /** Of the request, and of its end. */
  askedDay: number;
  day: number;
};

/** Ends a request once, gives the allowance of a failed one back, and counts the day. Last result: how it ended, now or before. */
export function endRequest(db: Database, end: RequestEnd) {
  const failed = end.status === 200 ? 0 : 1;
  const refused = end.status === 429 ? 1 : 0;
  const counts = sql`${1 - failed} AS answered, ${refused} AS refused, ${failed - refused} AS failed, ${end.cost} AS cost`;
  return {
    updateGptAnswerRequests: db.statement(
      sql`UPDATE gpt_answer_requests SET status = ${end.status}, title = ${end.title}, message = ${end.message},
        sources = ${JSON.stringify(end.sources)}, provider = ${end.provider}, cost = ${end.cost}, answered_at = CAST(${end.at} AS INTEGER)
      WHERE num = CAST(${end.num} AS INTEGER) AND status < 2`,
    ),
    insertGptDays: db.statement(sql`INSERT INTO gpt_days (day, answered, refused, failed, cost)
      SELECT ${end.day}, answered, refused, failed, cost FROM (SELECT ${counts}) WHERE changes() = 1
      ON CONFLICT (day) DO UPDATE SET answered = answered + excluded.answered, refused = refused + excluded.refused,
        failed = failed + excluded.failed, cost = cost + excluded.cost`),
    updateGptAllowances: db.statement(sql`UPDATE gpt_allowances SET used = used - 1
      WHERE changes() = 1 AND ${failed} = 1 AND user_num = ${end.userNum} AND day = ${end.askedDay} AND used > 0`),
    admitted: admitWaiting(db, end.at),
    row: endedRequest(db, end.num),
  };
}

/** Open requests long past their deadline: their objects are gone. */
export function endLostRequests(db: Database, now: number, message: string) {
  return db.statement(sql`UPDATE gpt_answer_requests SET status = 504, message = ${message}, answered_at = CAST(${now} AS INTEGER)
    WHERE status < 2 AND asked_at < ${now - 2 * requestLimits.deadline}`);
}

/** Once per answer; its reason may follow a judgement that came without one. A row if it was stored. */
export function reviewRequest(
  db: Database,
  userNum: number,
  named: { key: string } | { num: number },
  { value, reason }: { value: -1 | 1; reason: string | null },
) {
  const which = "key" in named ? sql`key = ${named.key}` : sql`num = CAST(${named.num} AS INTEGER)`;
  return db.returning(
    pick(columns(gptAnswerRequests), "num"),
    sql`UPDATE gpt_answer_requests SET feedback = ${value}, reason = ${reason}
    WHERE user_num = ${userNum} AND ${which} AND status = 200 AND deleted_at IS NULL
      AND (feedback = 0 OR feedback = ${value} AND reason IS NULL AND ${reason} IS NOT NULL)`,
  );
}
