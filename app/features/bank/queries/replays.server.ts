import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, flag, int, orNull, outer, pick, type RowOf, text } from "#app/platform/db/fields.server.ts";
import { users } from "#drizzle/schema/accounts/accounts.ts";
import { answers } from "#drizzle/schema/accounts/progress.ts";
import { keyReplays } from "#drizzle/schema/bank/question-editing.ts";
import { notifications } from "#drizzle/schema/messages/notifications.ts";
import { jobs } from "#drizzle/schema/platform/jobs.ts";
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
  /** The id of its job, which the same batch stores before. */
  job: string;
};

/** In the key change's batch, which fails if another replay of the question is unfinished. */
export function insertReplay(db: Database, { ord, version, was, becomes, undoes, now, job }: NewReplay) {
  const running = sql`SELECT 1 FROM key_replays r CROSS JOIN jobs j ON j.num = r.job
    WHERE r.ord = CAST(${ord} AS INTEGER) AND j.state = 'running'`;
  return db.statement(sql`INSERT INTO key_replays (ord, version, was, becomes, undoes, started_at, job)
    SELECT CASE WHEN EXISTS (${running}) THEN NULL ELSE CAST(${ord} AS INTEGER) END, ${version}, ${was}, ${becomes}, ${undoes}, ${now},
      num FROM jobs WHERE id = ${job}`);
}

const work = columns(jobs, "j");
const replay = {
  ...columns(keyReplays, "r"),
  undoneStartedAt: outer(columns(keyReplays, "u")).startedAt,
  jobId: work.id,
  ...pick(work, "seen", "state"),
};
export type ReplayRow = RowOf<typeof replay>;

const replays = sql`FROM key_replays r CROSS JOIN jobs j ON j.num = r.job LEFT JOIN key_replays u ON u.num = r.undoes`;

export function replayOfJob(db: Database, job: number) {
  return db.select(replay, sql`${replays} WHERE r.job = ${job}`);
}

/** Newest first. */
export function replaysOf(db: Database, ord: number, limit: number) {
  return db.select(
    replay,
    sql`${replays} WHERE r.ord = CAST(${ord} AS INTEGER) ORDER BY r.num DESC LIMIT ${limit}`,
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

/** The next answers of a job's replay, by person number. */
export function answersToReplay(db: Database, job: number, after: number, limit: number) {
  return db.select(
    toReplay,
    sql`FROM key_replays r CROSS JOIN answers a ON a.ord = r.ord AND a.user_num > ${after}
      LEFT JOIN users p ON p.num = a.user_num
    WHERE r.job = ${job} ORDER BY a.user_num LIMIT ${limit}`,
  );
}

/** Answers to regrade, by their people. */
export type Regraded = { right: readonly number[]; wrong: readonly number[] };

/** Of a step's batch. `answers_recount` counts. */
export function regradeStatements(
  db: Database,
  { num, ord }: Pick<ReplayRow, "num" | "ord">,
  { right, wrong }: Regraded,
) {
  const turned = JSON.stringify([...right, ...wrong]);
  return [
    db.statement(
      sql`INSERT INTO key_replay_turns (user_num, replay) SELECT value, ${num} FROM json_each(${turned})`,
    ),
    turnAnswers(db, ord, right, 1),
    turnAnswers(db, ord, wrong, 0),
    db.statement(sql`UPDATE key_replays SET turned_right = turned_right + ${right.length},
      turned_wrong = turned_wrong + ${wrong.length} WHERE num = ${num}`),
  ] as const;
}

/** The numbers of these notifications whose people have an open tab. */
export function noticesInTabs(db: Database, ids: readonly string[]) {
  return db.select(
    pick(columns(notifications, "n"), "id", "num"),
    sql`FROM json_each(${JSON.stringify(ids)}) w CROSS JOIN notifications n ON n.id = w.value
      CROSS JOIN live_channels c ON c.user_id = substr(n.audience, 8)`,
  );
}

function turnAnswers(db: Database, ord: number, people: readonly number[], correct: 0 | 1) {
  return db.statement(sql`UPDATE answers SET grade = (grade >> 1) * 2 + ${correct}
    WHERE user_num IN (SELECT value FROM json_each(${JSON.stringify(people)})) AND ord = CAST(${ord} AS INTEGER)
      AND (grade & 1) <> ${correct}`);
}
