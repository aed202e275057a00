import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { readPiece, readTopicJob } from "#app/features/bank/domain/catalogue/topic-job.ts";
import { readReplayJob } from "#app/features/bank/domain/editing/replay-job.ts";

const names = readdirSync("migrations")
  .filter((name) => name.endsWith(".sql"))
  .sort();

/** A database as it stood before a migration; `move` runs that one and those after it. */
function databaseBefore(migration: string) {
  const database = new DatabaseSync(":memory:");
  const run = (name: string) => database.exec(readFileSync(`migrations/${name}`, "utf8"));
  const at = names.findIndex((name) => name.endsWith(`_${migration}.sql`));
  if (at < 0) throw new Error(`no migration ${migration}`);
  names.slice(0, at).forEach(run);
  return { database, move: () => names.slice(at).forEach(run) };
}

test("replays of keys become jobs and preserve their numbers; an unfinished one goes on where it was", () => {
  const { database, move } = databaseBefore("move_key_replays_to_jobs");
  database.exec(`INSERT INTO key_replays (num, ord, version, was, becomes, undoes, cursor, seen, turned_right, turned_wrong, started_at, finished_at)
    VALUES (3, 20260001, 1, 'B', 'C', NULL, 90, 60, 7, 5, 100, 120), (8, 20260001, 2, 'C', 'B', 3, 41, 20, 2, 1, 200, NULL)`);
  move();
  const rows = database
    .prepare(
      `SELECT r.num, r.undoes, r.turned_right, j.kind, j.input, j.state, j.place, j.seen, j.changed
      FROM key_replays r JOIN jobs j ON j.num = r.job ORDER BY r.num`,
    )
    .all();
  expect(rows).toMatchObject([
    { num: 3, undoes: null, turned_right: 7, kind: "key-replay", state: "done", seen: 60, changed: 12 },
    { num: 8, undoes: 3, turned_right: 2, state: "running", place: 41, seen: 20, changed: 3 },
  ]);
  expect(readReplayJob(JSON.parse(String(rows[1]?.input)))).toEqual({ ord: 20260001, becomes: "B" });
});

test("changes of the catalogue become jobs with what their undo needs, and an unfinished undoing goes on", () => {
  const { database, move } = databaseBefore("move_topic_changes_to_jobs");
  const was = JSON.stringify({ name: "Cinemática", subject: "fisica" });
  const becomes = JSON.stringify({ name: "Plano", subject: "fisica", into: 5071 });
  database.exec(`INSERT INTO topic_changes (num, kind, topic, was, becomes, at, state, total, place, seen, changed, undone_by, undone_at)
    VALUES (1, 'merge', 5008, '${was}', '${becomes}', 10, 'undoing', 3, 7, 1, 2, 'quem', 20),
      (2, 'rename', 5001, '${was}', '${becomes}', 30, 'running', 9, 44, 4, 0, NULL, NULL)`);
  database.exec(`INSERT INTO topic_change_pieces (change_num, place, questions, turned)
    VALUES (1, -1, '[[7,5,"[5008]",5,"[5071]"]]', 2), (1, 7, '[[9,5,"[5008,5001]",5,"[5071,5001]"]]', 1)`);
  move();
  const rows = database
    .prepare(
      `SELECT c.num, j.num AS job, j.state, j.step, j.place, j.seen, j.changed, j.input, u.state AS undo, u.step AS undone, u.undoes
      FROM topic_changes c JOIN jobs j ON j.num = c.job LEFT JOIN jobs u ON u.num = c.undo_job ORDER BY c.num`,
    )
    .all();
  expect(rows).toMatchObject([
    { num: 1, state: "done", step: 2, changed: 2, undo: "running", undone: 1, undoes: rows[0]?.job },
    { num: 2, state: "running", step: 0, place: 44, seen: 4, undo: null },
  ]);
  expect(readTopicJob(JSON.parse(String(rows[1]?.input)))).toMatchObject({ kind: "rename", back: false });
  // The undo runs the last step that is left first: the one that was not undone yet.
  const [left] = database
    .prepare("SELECT report FROM job_steps WHERE job = ? AND step = 0")
    .all(Number(rows[0]?.job));
  const { items } = JSON.parse(String(left?.report)) as { items: { id: string; before: string }[] };
  expect(items.map(({ id, before }) => [id, readPiece(before)])).toEqual([
    [
      "9",
      {
        ord: 9,
        before: { subject: 5, topics: [5008, 5001] },
        after: { subject: 5, topics: [5071, 5001] },
      },
    ],
  ]);
});

test("work over the bank becomes jobs: done in its version, or running from its place under the next", () => {
  const { database, move } = databaseBefore("move_bank_work_to_jobs");
  database.exec(
    "INSERT INTO bank_state (name, value) VALUES ('index-version', 8), ('index-place', 0), ('render-version', 4), ('render-place', 900)",
  );
  move();
  const rows = database
    .prepare("SELECT kind, state, place, input ->> 'version' AS version FROM jobs ORDER BY num")
    .all();
  expect(rows).toMatchObject([
    { kind: "bank-index", state: "done", version: 8 },
    { kind: "bank-render", state: "done", version: 4 },
    { kind: "bank-render", state: "running", place: 900, version: 5 },
  ]);
});
