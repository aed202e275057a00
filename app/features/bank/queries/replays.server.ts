import { type SQL, sql } from "drizzle-orm";
import {
  insertNotifications,
  type NewPersonal,
  trimPersonals,
} from "#app/features/messages/queries/personal-notices.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, flag, int, orNull, outer, pick, type RowOf, text } from "#app/platform/db/fields.server.ts";
import { users } from "#drizzle/schema/accounts/accounts.ts";
import { answers } from "#drizzle/schema/accounts/progress.ts";
import { keyReplays } from "#drizzle/schema/bank/question-editing.ts";
import { notifications } from "#drizzle/schema/messages/notifications.ts";
import type { GradingKey } from "../domain/editing/key-replay.ts";

/** Answers counted before a key change; beyond it the page says "more than". */
export const MOST_ANSWERS_COUNTED = 50_000;

/** By letter and result, up to a limit. */
export function answersByLetter(db: Database, ord: number) {
  return db.select(
    { alternative: text(sql`alternative`), correct: flag(sql`correct`), answers: int(sql`count(*)`) },
    sql`FROM (
      SELECT alternative, correct FROM answers WHERE ord = CAST(${ord} AS INTEGER) LIMIT ${MOST_ANSWERS_COUNTED})
    GROUP BY alternative, correct`,
  );
}

/** The first of the ranking by their points of now, with their answer to a question. */
export function firstInRanking(db: Database, ord: number, limit: number) {
  const answer = outer(columns(answers, "a"));
  return db.select(
    {
      points: int(sql`p.total_points - p.fast_points`),
      ...pick(answer, "alternative"),
      correct: orNull(flag(sql`a.correct`)),
    },
    sql`FROM rank_tops k CROSS JOIN json_each(k.people) t CROSS JOIN progress p ON p.user_num = t.value ->> 0
    LEFT JOIN answers a ON a.user_num = p.user_num AND a.ord = CAST(${ord} AS INTEGER)
    WHERE k.board = 'total/todos' ORDER BY p.total_points - p.fast_points DESC LIMIT ${limit}`,
  );
}

export type NewReplay = {
  ord: number;
  version: number;
  was: GradingKey;
  becomes: GradingKey;
  undoes: number | null;
  now: number;
};

/** Starts a replay in the key change's batch. Fails if another one of the question is unfinished. */
export function insertReplay(db: Database, { ord, version, was, becomes, undoes, now }: NewReplay) {
  return db.returning(
    pick(columns(keyReplays), "num"),
    sql`INSERT INTO key_replays (ord, version, was, becomes, undoes, started_at)
    VALUES (CAST(${ord} AS INTEGER), ${version}, ${was}, ${becomes}, ${undoes}, ${now})`,
  );
}

const replay = {
  ...columns(keyReplays, "r"),
  undoneStartedAt: outer(columns(keyReplays, "u")).startedAt,
  /** Whose own question it is; null for one of the bank. */
  school: orNull(text(sql`(SELECT o.school FROM school_questions o WHERE o.ord = r.ord)`)),
};
export type ReplayRow = RowOf<typeof replay>;

export function replayByNum(db: Database, num: number) {
  return db.select(
    replay,
    sql`FROM key_replays r LEFT JOIN key_replays u ON u.num = r.undoes WHERE r.num = ${num}`,
  );
}

/** Newest first. */
export function replaysOf(db: Database, ord: number, limit: number) {
  return db.select(
    replay,
    sql`FROM key_replays r LEFT JOIN key_replays u ON u.num = r.undoes
    WHERE r.ord = CAST(${ord} AS INTEGER) ORDER BY r.num DESC LIMIT ${limit}`,
  );
}

const toReplay = {
  ...pick(columns(answers, "a"), "userNum", "alternative", "answeredAt"),
  userId: outer(columns(users, "p")).id,
  correct: flag(sql`a.correct`),
  turned: flag(
    sql`EXISTS (SELECT 1 FROM key_replay_turns t WHERE t.user_num = a.user_num AND t.replay = r.undoes)`,
  ),
};
export type AnswerToReplay = RowOf<typeof toReplay>;

/** The next answers of a replay, by person number. */
export function answersToReplay(db: Database, num: number, limit: number) {
  return db.select(
    toReplay,
    sql`FROM key_replays r CROSS JOIN answers a ON a.ord = r.ord AND a.user_num > r.cursor
      LEFT JOIN users p ON p.num = a.user_num
    WHERE r.num = ${num} AND r.finished_at IS NULL ORDER BY a.user_num LIMIT ${limit}`,
  );
}

/** Answers to regrade, people to notify, and the new cursor. */
export type ReplayStep = {
  num: number;
  ord: number;
  from: number;
  to: number;
  seen: number;
  right: readonly number[];
  wrong: readonly number[];
  notices: readonly NewPersonal[];
  finished: boolean;
  now: number;
};

/** Each statement checks the replay's cursor, so that a repeated step runs once. `answers_recount` counts. */
export function replayStep(db: Database, step: ReplayStep) {
  const { num, from, to, seen, right, wrong, notices, finished, now } = step;
  const here = sql`EXISTS (SELECT 1 FROM key_replays WHERE num = ${num} AND cursor = ${from} AND finished_at IS NULL)`;
  const turned = JSON.stringify([...right, ...wrong]);
  const ids = JSON.stringify(notices.map(({ id }) => id));
  return {
    notices: insertNotifications(db, notices, here),
    trimmed: trimPersonals(db, notices, here),
    turns:
      db.statement(sql`INSERT INTO key_replay_turns (user_num, replay) SELECT value, ${num} FROM json_each(${turned}) WHERE ${here}
      ON CONFLICT DO NOTHING`),
    right: turnAnswers(db, step.ord, { people: right, correct: 1 }, here),
    wrong: turnAnswers(db, step.ord, { people: wrong, correct: 0 }, here),
    moved: db.returning(
      pick(columns(keyReplays), "num"),
      sql`UPDATE key_replays SET cursor = ${to}, seen = seen + ${seen}, turned_right = turned_right + ${right.length},
        turned_wrong = turned_wrong + ${wrong.length}, finished_at = ${finished ? now : null}
      WHERE num = ${num} AND cursor = ${from} AND finished_at IS NULL`,
    ),
    live: db.select(
      pick(columns(notifications, "n"), "id", "num"),
      sql`FROM json_each(${ids}) w CROSS JOIN notifications n ON n.id = w.value
      CROSS JOIN live_channels c ON c.user_id = substr(n.audience, 8)`,
    ),
  };
}

function turnAnswers(
  db: Database,
  ord: number,
  { people, correct }: { people: readonly number[]; correct: 0 | 1 },
  here: SQL,
) {
  return db.statement(sql`UPDATE answers SET grade = (grade >> 1) * 2 + ${correct}
    WHERE user_num IN (SELECT value FROM json_each(${JSON.stringify(people)})) AND ord = CAST(${ord} AS INTEGER)
      AND (grade & 1) <> ${correct} AND ${here}`);
}
