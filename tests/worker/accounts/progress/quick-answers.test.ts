import { beforeEach, describe, expect, it } from "vitest";
import {
  releaseResults,
  writeReleasedAnswers,
} from "#app/features/assessments/services/results/release-results.server.ts";
import { afterTakeBack } from "#tests/support/after-take-back.ts";
import { answer, studentWithNumber } from "#tests/support/answering.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, rowsRead } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { freshId, givenDraft, givenStored } from "#tests/support/given.ts";
import { givenAssessment } from "#tests/support/given-assessment.ts";
import { depsOf } from "#tests/support/given-notebook.ts";
import { rowsOf } from "#tests/support/given-school.ts";
import { givenSittings, keysOf } from "#tests/support/given-sittings.ts";
import { givenPracticeQuestions, item, save, started } from "#tests/support/practising.ts";

/** Longer than any wait for a busy machine. */
const READING = 200;
let codes: string[];

beforeEach(async () => {
  ({ codes } = await givenPracticeQuestions(3));
  await bindings.DB.exec(`UPDATE question_keys SET reading = ${READING}`);
});

/** A person's points, and those of them that no board counts. */
async function pointsOf(num: number): Promise<[number, number]> {
  const [row] = await rowsOf<{ total: number; fast: number }>(
    "SELECT total_points AS total, fast_points AS fast FROM progress WHERE user_num = ?",
    num,
  );
  return [row?.total ?? -1, row?.fast ?? -1];
}

/** Ends a session whose sitting lasted so many seconds, with all letters right. */
async function endedAfter(seconds: number, id: string, cookie: string): Promise<void> {
  await rowsOf("UPDATE practice_sessions SET started_at = started_at - ? WHERE id = ?", seconds, id);
  const items = codes.map((_, position) => item(position, { choice: "B" }));
  expect(await save(cookie, id, { items, endedAt: Date.now() })).toMatchObject({
    result: [true, { ended: true }],
  });
}

it("a fast answer reads one row more than another, its flag (P2)", async () => {
  const { cookie } = await studentWithNumber();
  const reads: number[] = [];
  for (const qid of codes.slice(0, 2)) {
    const { database, trips } = countedDatabase(bindings.DB);
    const data = { qid, userAnswer: "B", operationId: freshId() };
    await openDoor({ DB: database }).call("answerQuestion", data, { cookie });
    reads.push(rowsRead(trips));
  }
  expect(reads).toEqual([4, 5]);
});

describe("points of answers quicker than reading count for no board", () => {
  it("where questions are answered one by one: all but the first", async () => {
    const { cookie, num } = await studentWithNumber();
    for (const code of codes) await answer(cookie, code, "B");
    expect(await pointsOf(num)).toEqual([9, 6]);
  });

  it("unless they waited on the device, whose word spends time that has passed once", async () => {
    const { cookie, num } = await studentWithNumber();
    for (const [place, code] of codes.entries())
      await answer(cookie, code, "B", freshId(), { waited: READING * (5 - place * 2) });
    expect(await pointsOf(num)).toEqual([9, 0]);
    const { codes: more } = await givenPracticeQuestions(1);
    await bindings.DB.exec(`UPDATE question_keys SET reading = ${READING}`);
    await answer(cookie, more[0] ?? "", "B", freshId(), { waited: 3600 });
    expect(await pointsOf(num)).toEqual([12, 3]);
  });

  it("in an exam of practice: those beyond its seconds", async () => {
    const { cookie, num } = await studentWithNumber();
    await endedAfter(2 * READING, await started(cookie, "prova", codes), cookie);
    expect(await pointsOf(num)).toEqual([9, 3]);
    const slow = await studentWithNumber();
    await endedAfter(3 * READING, await started(slow.cookie, "prova", codes), slow.cookie);
    expect(await pointsOf(slow.num)).toEqual([9, 0]);
  });

  it("in a mock exam, too", async () => {
    const exam = { year: 2036, phase: null, day: 2, booklet: "azul" } as const;
    const drafts = codes.map((_, at) =>
      givenDraft({ exam, subject: "matematica", number: at + 1, statement: `Simulado ${freshId()}?` }),
    );
    await givenStored(drafts);
    await bindings.DB.exec(`UPDATE question_keys SET reading = ${READING}`);
    const { cookie, num } = await studentWithNumber();
    const fields = { intent: "start", modo: "prova" };
    const begun = await door.post("/simulado/prova-ENEM-2036-dia-2", fields, { cookie });
    const id = begun.headers.get("Location")?.split("/").at(-1) ?? "";
    await endedAfter(2 * READING, id, cookie);
    expect(await pointsOf(num)).toEqual([9, 3]);
  });

  it("in a school's assessment, by the time of its sitting, however late it is released", async () => {
    const given = await givenAssessment({ questions: 3, students: 1 });
    await givenSittings(given, [(await keysOf(given)).join(",")]);
    // Its sitting lasted sixty seconds.
    await bindings.DB.exec("UPDATE question_keys SET reading = 25");
    const { teacher, id, students } = given;
    await releaseResults(depsOf(teacher), teacher.actor, { id });
    await writeReleasedAnswers(afterTakeBack(depsOf(teacher)));
    expect(await pointsOf(students[0]?.viewer.num ?? -1)).toEqual([9, 3]);
  });
});
