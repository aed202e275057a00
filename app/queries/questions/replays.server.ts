import { type SQL, sql } from "drizzle-orm";
import type { GradingKey } from "#app/domain/questions/editing/key-replay.ts";
import { type Database, statement } from "../database.server.ts";
import { insertNotifications, type NewPersonal, trimPersonals } from "../personal-notices.server.ts";

/** Answers counted before a change of the key; beyond it there are "more than" so many. */
export const MOST_ANSWERS_COUNTED = 50_000;

/** The answers to a question by letter and by how they count, up to a limit. */
export function answersByLetter(db: Database, ord: number) {
  return statement<{ alternative: string; correct: 0 | 1; answers: number }>(
    db,
    sql`SELECT alternative, correct, count(*) AS answers FROM (
      SELECT alternative, correct FROM answers WHERE ord = CAST(${ord} AS INTEGER) LIMIT ${MOST_ANSWERS_COUNTED})
    GROUP BY alternative, correct`,
  );
}

/** The people with the most points, most first, with their answer to a question. */
export function firstInRanking(db: Database, ord: number, limit: number) {
  return statement<{ points: number; alternative: string | null; correct: 0 | 1 | null }>(
    db,
    sql`SELECT p.total_points AS points, a.alternative, a.correct
    FROM (SELECT user_num, total_points FROM progress WHERE total_points > 0 ORDER BY total_points DESC LIMIT ${limit}) p
    LEFT JOIN answers a ON a.user_num = p.user_num AND a.ord = CAST(${ord} AS INTEGER)
    ORDER BY p.total_points DESC`,
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

/** Begins a replay, in the batch that changes the key. Fails where another of the question has not come to its end. */
export function insertReplay(db: Database, { ord, version, was, becomes, undoes, now }: NewReplay) {
  return statement<{ num: number }>(
    db,
    sql`INSERT INTO key_replays (ord, version, was, becomes, undoes, started_at)
    VALUES (CAST(${ord} AS INTEGER), ${version}, ${was}, ${becomes}, ${undoes}, ${now}) RETURNING num`,
  );
}

export type ReplayRow = {
  num: number;
  ord: number;
  version: number;
  was: GradingKey;
  becomes: GradingKey;
  undoes: number | null;
  /** When the replay that this one undoes began. */
  undoneStartedAt: number | null;
  cursor: number;
  seen: number;
  turnedRight: number;
  turnedWrong: number;
  startedAt: number;
  finishedAt: number | null;
};

const replayColumns = sql`r.num, r.ord, r.version, r.was, r.becomes, r.undoes, u.started_at AS undoneStartedAt, r.cursor, r.seen,
  r.turned_right AS turnedRight, r.turned_wrong AS turnedWrong, r.started_at AS startedAt, r.finished_at AS finishedAt`;

/** A replay by its number. */
export function replayByNum(db: Database, num: number) {
  return statement<ReplayRow>(
    db,
    sql`SELECT ${replayColumns} FROM key_replays r LEFT JOIN key_replays u ON u.num = r.undoes WHERE r.num = ${num}`,
  );
}

/** The latest replays of a question, newest first. */
export function replaysOf(db: Database, ord: number, limit: number) {
  return statement<ReplayRow>(
    db,
    sql`SELECT ${replayColumns} FROM key_replays r LEFT JOIN key_replays u ON u.num = r.undoes
    WHERE r.ord = CAST(${ord} AS INTEGER) ORDER BY r.num DESC LIMIT ${limit}`,
  );
}

export type AnswerToReplay = {
  userNum: number;
  userId: string | null;
  alternative: string;
  correct: 0 | 1;
  answeredAt: number;
  turned: 0 | 1;
};

/** The next answers a replay has not reached, in the order of people's numbers. */
export function answersToReplay(db: Database, num: number, limit: number) {
  return statement<AnswerToReplay>(
    db,
    sql`SELECT a.user_num AS userNum, p.id AS userId, a.alternative, a.correct, a.answered_at AS answeredAt,
      EXISTS (SELECT 1 FROM key_replay_turns t WHERE t.user_num = a.user_num AND t.replay = r.undoes) AS turned
    FROM key_replays r CROSS JOIN answers a ON a.ord = r.ord AND a.user_num > r.cursor
      LEFT JOIN users p ON p.num = a.user_num
    WHERE r.num = ${num} AND r.finished_at IS NULL ORDER BY a.user_num LIMIT ${limit}`,
  );
}

/** One step of a replay: whose answers it turns, whom it tells, and how far it then is. */
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

/**
 * The statements of one step, for one batch. Each asks first whether the replay still stands where the step was decided, so
 * that a step that comes twice, or from two places at once, is done once; the last one moves it on. The counters follow by
 * the trigger `answers_recount`.
 */
export function replayStep(db: Database, step: ReplayStep) {
  const { num, from, to, seen, right, wrong, notices, finished, now } = step;
  const here = sql`EXISTS (SELECT 1 FROM key_replays WHERE num = ${num} AND cursor = ${from} AND finished_at IS NULL)`;
  const turned = JSON.stringify([...right, ...wrong]);
  const ids = JSON.stringify(notices.map(({ id }) => id));
  return [
    insertNotifications(db, notices, here),
    trimPersonals(db, notices, here),
    statement<never>(
      db,
      sql`INSERT INTO key_replay_turns (user_num, replay) SELECT value, ${num} FROM json_each(${turned}) WHERE ${here}
      ON CONFLICT DO NOTHING`,
    ),
    turnAnswers(db, step.ord, { people: right, correct: 1 }, here),
    turnAnswers(db, step.ord, { people: wrong, correct: 0 }, here),
    statement<{ num: number }>(
      db,
      sql`UPDATE key_replays SET cursor = ${to}, seen = seen + ${seen}, turned_right = turned_right + ${right.length},
        turned_wrong = turned_wrong + ${wrong.length}, finished_at = ${finished ? now : null}
      WHERE num = ${num} AND cursor = ${from} AND finished_at IS NULL RETURNING num`,
    ),
    statement<{ id: string; num: number }>(
      db,
      sql`SELECT n.id, n.num FROM json_each(${ids}) w CROSS JOIN notifications n ON n.id = w.value
      CROSS JOIN live_channels c ON c.user_id = substr(n.audience, 8)`,
    ),
  ] as const;
}

function turnAnswers(
  db: Database,
  ord: number,
  { people, correct }: { people: readonly number[]; correct: 0 | 1 },
  here: SQL,
) {
  return statement<never>(
    db,
    sql`UPDATE answers SET grade = (grade >> 1) * 2 + ${correct}
    WHERE user_num IN (SELECT value FROM json_each(${JSON.stringify(people)})) AND ord = CAST(${ord} AS INTEGER)
      AND (grade & 1) <> ${correct} AND ${here}`,
  );
}
