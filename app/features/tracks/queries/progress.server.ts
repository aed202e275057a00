import { sql } from "drizzle-orm";
import { notHeld } from "#app/features/bank/queries/held-back.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, pick } from "#app/platform/db/fields.server.ts";
import { trackProgress } from "#drizzle/schema/tracks/tracks.ts";
import { SKIP_QUESTIONS, type TrackProgressChange } from "../domain/progress-change.ts";

/** Checks that a subtopic remembers. */
const MOST_CHECKS = 5;

type Saved = Pick<TrackProgressChange, "track" | "subtopic"> & { userNum: number; now: number };

const path = (subtopic: string) => `$."${subtopic}"`;

/** The most steps done of a subtopic that is still published: whatever order devices send in. A repeat writes nothing. */
export function saveTrackStep(db: Database, { track, subtopic, userNum, now }: Saved, step: number) {
  const own = path(subtopic);
  const done = sql`min(CAST(${step} AS INTEGER), s.step_count)`;
  return db.statement(sql`INSERT INTO track_progress (user_num, track, steps, touched_at)
    SELECT CAST(${userNum} AS INTEGER), s.track, json_object(s.code, ${done}), CAST(${now} AS INTEGER)
    FROM track_subtopics s WHERE s.track = ${track} AND s.code = ${subtopic}
    ON CONFLICT (user_num, track) DO UPDATE SET
      steps = json_set(steps, ${own}, excluded.steps -> ${own}), touched_at = excluded.touched_at
    WHERE coalesce(steps ->> ${own}, -1) < excluded.steps ->> ${own}`);
}

/**
 * Adds a check once all its questions were answered after the one before (`since`): the first answer to each since then
 * counts, by the ledger and its later attempts. Until they are there, on a repeat, and while an open exam withholds one
 * of them, nothing is written. "Já sei isto" has three of the subtopic's questions and, all right, ends it.
 */
export function addTrackCheck(
  db: Database,
  { track, subtopic, userNum, now }: Saved,
  { checked, since }: { checked: "check" | "skip"; since: number },
) {
  const own = path(subtopic);
  const user = sql`CAST(${userNum} AS INTEGER)`;
  const asked =
    checked === "check"
      ? sql`SELECT c.value AS ord FROM sub CROSS JOIN json_each(sub.checked) c`
      : sql`SELECT c.value AS ord FROM sub CROSS JOIN json_each(sub.questions) c
        WHERE ((c.key - ${user}) % sub.n + sub.n) % sub.n < CAST(${SKIP_QUESTIONS} AS INTEGER)`;
  const before = sql`coalesce(track_progress.checks -> ${own}, '[]')`;
  const cut = sql`CASE WHEN json_array_length(${before}) >= CAST(${MOST_CHECKS} AS INTEGER) THEN json_remove(${before}, '$[0]') ELSE ${before} END`;
  const ends = checked === "skip" ? sql`r.correct = r.questions` : sql`1`;
  return db.returning(
    pick(columns(trackProgress), "track"),
    sql`UPDATE track_progress SET
      checks = json_set(checks, ${own}, json_insert(${cut}, '$[#]', json_array(r.at, r.correct, r.questions))),
      steps = CASE WHEN ${ends} THEN json_set(steps, ${own}, r.step_count) ELSE steps END
    FROM (
      WITH sub AS MATERIALIZED (
        SELECT s.questions, s.checked, s.step_count, json_array_length(s.questions) AS n,
          CAST(${since} AS INTEGER) AS since
        FROM track_subtopics s CROSS JOIN track_progress p ON p.user_num = ${user} AND p.track = s.track
        WHERE s.track = ${track} AND s.code = ${subtopic}
          AND coalesce(p.checks -> ${own} ->> '$[#-1][0]', 0) = CAST(${since} AS INTEGER)
      ), asked AS MATERIALIZED (${asked}),
      tries AS MATERIALIZED (
        SELECT a.ord, a.alternative, a.answered_at FROM asked CROSS JOIN sub
          CROSS JOIN answers a ON a.user_num = ${user} AND a.ord = asked.ord WHERE a.answered_at > sub.since
        UNION ALL
        SELECT t.ord, t.alternative, t.answered_at FROM asked CROSS JOIN sub
          CROSS JOIN answer_attempts t INDEXED BY answer_attempts_by_question ON t.user_num = ${user} AND t.ord = asked.ord
        WHERE t.answered_at > sub.since
      ), firsts AS (SELECT ord, alternative, min(answered_at) AS answered_at FROM tries GROUP BY ord)
      SELECT max(f.answered_at) AS at, sum(k.letter = f.alternative) AS correct, count(*) AS questions,
        (SELECT count(*) FROM asked) AS wanted, (SELECT step_count FROM sub) AS step_count
      FROM firsts f CROSS JOIN question_keys k ON k.ord = f.ord AND ${notHeld(sql`f.ord`, { userNum, now })}
    ) r
    WHERE track_progress.user_num = ${user} AND track_progress.track = ${track} AND r.questions = r.wanted AND r.wanted > 0`,
  );
}

/** What a person has done of a track. One row. */
export function marksOfTrack(db: Database, track: string, userNum: number) {
  return db.select(
    pick(columns(trackProgress, "p"), "steps", "checks"),
    sql`FROM track_progress p WHERE p.user_num = ${userNum} AND p.track = ${track}`,
  );
}
