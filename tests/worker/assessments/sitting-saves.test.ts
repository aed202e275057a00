import { describe, expect, it } from "vitest";
import { withChanges } from "#app/features/assessments/domain/sitting/saved-answers.ts";
import { wholeSitting } from "#app/features/assessments/domain/sitting/sitting-report.server.ts";
import { continueSittingOn } from "#app/features/assessments/services/sitting/continue-sitting.server.ts";
import { loadSitting } from "#app/features/assessments/services/sitting/load-sitting.server.ts";
import { saveSittingOf } from "#app/features/assessments/services/sitting/save-sitting.server.ts";
import { sentOrNull } from "#app/platform/requests/domain/sent-json.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase } from "#tests/support/count-trips.ts";
import { depsOf } from "#tests/support/given-notebook.ts";
import { rowsOf } from "#tests/support/given-school.ts";
import {
  chosen,
  givenSittingPlace,
  saveFor,
  sittingChanges,
  sittingRow,
  startFor,
} from "#tests/support/given-submission.ts";

const readWhole = (sent: unknown) => sentOrNull(wholeSitting, sent);

const OTHER = "aparelho-dois-de-teste";
const seconds = () => Math.floor(Date.now() / 1000);
/** Moves a sitting's deadline to so many seconds ago. */
async function timeUp(num: number, ago: number): Promise<number> {
  const deadline = seconds() - ago;
  await bindings.DB.prepare("UPDATE submissions SET started_at = ?, ends_at = ? WHERE assessment = ?")
    .bind(deadline - 3600, deadline, num)
    .run();
  return deadline;
}

describe("saving", () => {
  it("stores answers, marks, times and open texts, and a repeat or an old request changes nothing", async () => {
    const place = await givenSittingPlace(3);
    const { person } = place.student.actor;
    await startFor(place);
    const first = {
      items: [chosen(0, "A"), chosen(2, "D", { marked: true })],
      times: [{ position: 0, seconds: 7200 }],
    };
    expect(await saveFor(place, first)).toMatchObject({
      ...{ ended: false, applied: true, revision: 1, moved: false },
      known: { answers: "A,,D", marked: "2" },
    });
    expect(await saveFor(place, { ...first, revision: 0 })).toMatchObject({ applied: false, revision: 1 });
    await saveFor(place, {
      items: [chosen(0, "B"), { ...chosen(1, "A"), choice: null, text: "Porque sim" }],
      revision: 1,
      away: 2,
    });
    expect(await saveFor(place, first)).toMatchObject({ applied: false, revision: 2 });
    const row = await sittingRow(place.num, person);
    expect(row).toMatchObject({ answers: "B,,D", marked: "2", away: 2, revision: 2 });
    expect(Number.parseInt(row.times.split(",")[0] ?? "", 36) || 0).toBeLessThan(5);
    expect(await rowsOf("SELECT place, text FROM open_answers WHERE assessment = ?", place.num)).toEqual([
      { place: 1, text: "Porque sim" },
    ]);
  });

  it("lets another device go on, and what the first had not sent fills only blanks", async () => {
    const place = await givenSittingPlace(3);
    const { actor } = place.student;
    await startFor(place);
    await saveFor(place, { items: [chosen(0, "A")] });
    const revision = await continueSittingOn(depsOf(place.student), actor, {
      id: place.id,
      attempt: 1,
      device: OTHER,
    });
    expect(await saveFor(place, { items: [chosen(1, "C")], device: OTHER, revision })).toMatchObject({
      applied: true,
      moved: false,
    });
    const told = await saveFor(place, {
      items: [chosen(1, "E"), chosen(2, "D")],
      endedAt: Date.now(),
      revision: 1,
    });
    expect(told).toMatchObject({ moved: true, ended: false, applied: true });
    expect(await sittingRow(place.num, actor.person)).toMatchObject({
      answers: "A,C,D",
      device: OTHER,
      submitted_at: null,
    });
  });

  it("costs one trip once the device knows what the server has: four rows read and one written", async () => {
    const rules = { shuffleQuestions: true, shuffleAlternatives: true };
    const place = await givenSittingPlace(12, { rules });
    const { student, id, num } = place;
    await startFor(place);
    const first = await saveFor(place, { items: [chosen(4, "A", { marked: true })] });
    const { known } = first;
    if (!known) throw new Error("the first save replies what the server has");
    const { database, trips } = countedDatabase(bindings.DB);
    const deps = depsOf(student, { DB: database });
    const items = [chosen(4, "B"), chosen(7, "C"), chosen(9, "D", { marked: true })];
    const times = [{ position: 7, seconds: 0 }];
    const next = withChanges(known, items, times);
    const save = (fields: object) =>
      saveSittingOf(deps, student.actor, {
        id,
        attempt: 1,
        changes: sittingChanges({ items, times, ...fields }),
      });
    const whole = readWhole(next);
    const reply = await save({ revision: 1, whole });
    expect(reply).toEqual({ ended: false, applied: true, revision: 2, moved: false, known: null });
    expect(trips).toHaveLength(1);
    const rows = trips.flat().reduce((sum, { rowsRead }) => sum + rowsRead, 0);
    const written = trips.flat().reduce((sum, { rowsWritten }) => sum + rowsWritten, 0);
    expect([rows, written]).toEqual([4, 1]);
    const { sitting } = await loadSitting(depsOf(student), student.actor, id);
    expect(sitting?.items.map(({ position, choice, marked }) => [position, choice, marked])).toEqual(
      expect.arrayContaining([
        [4, "B", false],
        [7, "C", false],
        [9, "D", true],
      ]),
    );
    // A reply that was lost: the repeat removes nothing, and returns the server's state.
    const again = await save({ revision: 1, whole });
    expect(again).toMatchObject({ applied: false, revision: 2, known: next });
    const stored = await sittingRow(num, student.actor.person);
    for (const wrong of [
      { device: OTHER },
      { whole: readWhole({ answers: "A,B", times: ",", marked: "" }) },
      { whole: readWhole({ ...next, times: next.places.map(() => "zz").join() }) },
    ]) {
      await save({ revision: 7, whole, ...wrong });
      const { answers, marked } = await sittingRow(num, student.actor.person);
      expect({ answers, marked }).toEqual({ answers: stored.answers, marked: stored.marked });
    }
    const { revision } = await sittingRow(num, student.actor.person);
    const end = await save({ revision, whole, endedAt: Date.now() + 999 });
    expect(end).toMatchObject({ ended: true, known: null });
    const handedIn = await sittingRow(num, student.actor.person);
    expect(handedIn.submitted_at).toBeLessThanOrEqual(seconds() + 1);
    await save({
      revision: revision + 1,
      whole: readWhole({ ...next, answers: next.places.map(() => "E").join() }),
    });
    expect(await sittingRow(num, student.actor.person)).toEqual(handedIn);
  });

  it("whole after the deadline goes by the time of each answer", async () => {
    const place = await givenSittingPlace(2);
    await startFor(place);
    const { known } = await saveFor(place, { items: [chosen(0, "A")] });
    const deadline = await timeUp(place.num, 3600);
    const items = [chosen(1, "C")];
    const whole = known && readWhole(withChanges(known, items, []));
    expect(await saveFor(place, { items, revision: 1, whole })).toMatchObject({ ended: true });
    expect(await sittingRow(place.num, place.student.actor.person)).toMatchObject({
      answers: "A,",
      submitted_at: deadline,
    });
  });

  it("accepts parallel saves of one revision once", async () => {
    const place = await givenSittingPlace(3);
    await startFor(place);
    const replies = await Promise.all(
      ["A", "B", "C"].map((letter) => saveFor(place, { items: [chosen(0, letter)] })),
    );
    expect(replies.filter(({ applied }) => applied)).toHaveLength(1);
    expect((await sittingRow(place.num, place.student.actor.person)).revision).toBe(1);
  });
});
