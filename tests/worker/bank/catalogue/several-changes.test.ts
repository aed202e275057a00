import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { rankAnsweredQuestions } from "#app/features/bank/services/storing/rank-questions.server.ts";
import { advanceJob } from "#app/platform/jobs/services/advance-job.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { givenQuestion, visitorDeps } from "#tests/support/given.ts";
import {
  change,
  expectCounted,
  rows,
  stateOfBank,
  undo,
  undoEverything,
} from "#tests/support/topic-state.ts";

const [CINEMATICA, PLANO, ACUSTICA] = [5008, 5071, 5001];
const TOKENS = ["t5008", "t5071", "t5001", "t5002", "t5003", "s5", "s9"];

let both: number[];

beforeAll(async () => {
  await givenQuestion({ topics: ["Cinemática"] });
  await givenQuestion({ topics: ["Plano Inclinado"] });
  both = [(await givenQuestion({ topics: ["Cinemática", "Plano Inclinado"] })).ord];
  await bindings.DB.prepare("UPDATE question_keys SET b = ord % 7").run();
  await rankAnsweredQuestions(visitorDeps());
});
afterEach(undoEverything);
afterAll(undoEverything);

async function topicsOf(ord: number | undefined): Promise<unknown> {
  const [row] = await rows("SELECT subject, topics FROM questions WHERE ord = ?", ord);
  return row;
}

describe("several changes", () => {
  it("are undone in their order, newest first, and leave everything as it was", async () => {
    const start = await stateOfBank(TOKENS);
    const moved = await change(PLANO, "move", { subject: "matematica" });
    const merged = await change(CINEMATICA, "merge", { into: String(PLANO) });
    const renamed = await change(PLANO, "rename", { name: "Rampas" });
    for (const num of [moved.num, merged.num]) {
      const refused = await undo(num);
      expect(refused).toMatchObject({ state: "rests", on: { num: renamed.num } });
    }
    await expectCounted();
    for (const { num } of [renamed, merged, moved]) expect((await undo(num)).state).toBe("undone");
    expect(await stateOfBank(TOKENS)).toEqual(start);
    await expect(undo(moved.num)).rejects.toMatchObject({ code: "topic-change-over" });
  });

  it("that have nothing to do with each other are undone in any order", async () => {
    const start = await stateOfBank(TOKENS);
    const first = await change(CINEMATICA, "merge", { into: "5002" });
    const second = await change(PLANO, "merge", { into: "5003" });
    expect((await undo(first.num)).state).toBe("undone");
    expect(await topicsOf(both[0])).toEqual({ subject: 5, topics: "[5008,5003]" });
    await undo(second.num);
    expect(await stateOfBank(TOKENS)).toEqual(start);
  });

  it("do not begin while one is on its way, nor on a catalogue that has changed", async () => {
    const { num, jobId } = await change(ACUSTICA, "rename", { name: "Som" });
    await bindings.DB.prepare("UPDATE jobs SET state = 'running' WHERE id = ?").bind(jobId).run();
    await expect(change(PLANO, "rename", { name: "Rampas" })).rejects.toMatchObject({
      code: "topics-running",
    });
    await expect(undo(num)).rejects.toMatchObject({ code: "topics-running" });
    await advanceJob(visitorDeps(), jobId);
    const audited = await rows(
      "SELECT action, before, after FROM audit WHERE subject_id = '5001' ORDER BY num DESC LIMIT 1",
    );
    expect(audited).toMatchObject([{ action: "topics.rename", after: '{"name":"Som","subject":"fisica"}' }]);
  });
});
