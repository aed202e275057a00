import { expect } from "vitest";
import type { TopicChangeKind } from "#app/features/bank/domain/catalogue/topic-change.ts";
import type { TopicFields } from "#app/features/bank/domain/catalogue/topic-request.ts";
import type { ChangeRow } from "#app/features/bank/queries/catalogue/changes.server.ts";
import { undoTopicChange } from "#app/features/bank/services/catalogue/undo-topic-change.server.ts";
import { updateTopic } from "#app/features/bank/services/catalogue/update-topic.server.ts";
import { recountPanels } from "#app/features/bank/services/storing/recount-panels.server.ts";
import { advanceJob } from "#app/platform/jobs/services/advance-job.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { visitorDeps } from "#tests/support/given.ts";
import { isolateCatalogue } from "#workers/build-deps.ts";

const noFields: TopicFields = { kind: "", name: "", into: "", subject: "" };
const commandLine = { viewer: null, requestId: "teste" };

export async function rows<Row = Record<string, unknown>>(
  query: string,
  ...values: unknown[]
): Promise<Row[]> {
  return (
    await bindings.DB.prepare(query)
      .bind(...values)
      .all<Row>()
  ).results;
}

/** The version of the catalogue: what a change is decided on. */
export async function versionOfCatalogue(): Promise<number> {
  const [row] = await rows<{ version: number }>("SELECT version FROM topic_overlay");
  return row?.version ?? -1;
}

/** The questions an index finds by a token. */
export async function foundBy(token: string, index = "question_filter"): Promise<number[]> {
  const query = `SELECT rowid AS ord FROM ${index} WHERE ${index} MATCH ? ORDER BY rowid`;
  return (await rows<{ ord: number }>(query, `"${token}"`)).map(({ ord }) => ord);
}

async function panels(): Promise<Map<string, unknown>> {
  const found = await rows<{ key: string; counts: string }>(
    "SELECT key, counts FROM facet_panels ORDER BY key",
  );
  return new Map(found.map(({ key, counts }) => [key, JSON.parse(counts)]));
}

/** All that a change of the catalogue may touch: questions, keys, all three indexes by these tokens, orders and panels. */
export async function stateOfBank(tokens: readonly string[]): Promise<unknown> {
  const indexes = ["question_filter", "question_search", "question_ranks"];
  return {
    questions: await rows("SELECT * FROM questions ORDER BY ord"),
    keys: await rows("SELECT * FROM question_keys ORDER BY ord"),
    sources: await rows("SELECT * FROM question_sources ORDER BY ord"),
    standings: await rows("SELECT * FROM question_standings ORDER BY ord"),
    indexes: await Promise.all(
      indexes.flatMap((index) => tokens.map(async (token) => [index, token, await foundBy(token, index)])),
    ),
    words: await foundBy("corredor", "question_search"),
    panels: await panels(),
  };
}

/** Compares the counts of filters with a count from scratch. */
export async function expectCounted(): Promise<void> {
  const before = await panels();
  await recountPanels(visitorDeps());
  expect(before).toEqual(await panels());
}

/** Makes a change on the current catalogue, and returns its outcome; fails where it was refused. */
export async function change(
  topic: number,
  kind: TopicChangeKind,
  fields: Partial<TopicFields>,
): Promise<ChangeRow> {
  const edit = { topic, kind, fields: { ...noFields, ...fields }, base: await versionOfCatalogue() };
  const outcome = await updateTopic(visitorDeps(), commandLine, edit);
  if (outcome.problem) throw new Error(outcome.problem.message);
  return outcome.change;
}

/** Undoes a change on the current catalogue. */
export async function undo(num: number) {
  return undoTopicChange(visitorDeps(), commandLine, { num, base: await versionOfCatalogue() });
}

/** Undoes all active changes, newest first: the isolate is the next file's too. */
export async function undoEverything(): Promise<void> {
  const [cut] = await rows<{ id: string }>(
    "SELECT id FROM jobs WHERE kind = 'topic-change' AND state = 'running'",
  );
  if (cut) await advanceJob(visitorDeps(), cut.id, 50);
  const held = await rows<{ num: number }>(
    "SELECT num FROM topic_changes WHERE undone_at IS NULL ORDER BY num DESC",
  );
  for (const { num } of held) await undo(num);
  isolateCatalogue.clear();
}
