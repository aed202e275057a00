import { describe, expect, it } from "vitest";
import { gradingPaths } from "#app/features/essays/paths.ts";
import {
  finishCalibration,
  loadCalibration,
  loadCalibrations,
  markCalibration,
} from "#app/features/essays/services/grading/calibrate.server.ts";
import { claimEssays } from "#app/features/essays/services/grading/claim-essays.server.ts";
import { loadAgreement } from "#app/features/essays/services/grading/load-agreement.server.ts";
import { loadGrading } from "#app/features/essays/services/grading/load-grading.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, rowsRead } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { givenKnown } from "#tests/support/given-admin.ts";
import { givenEssays, givenTheme, graderNumbered } from "#tests/support/given-essays.ts";
import { rowsOf } from "#tests/support/given-school.ts";
import { depsNow, even, grade, openOf } from "#tests/support/grading.ts";

const anyone = (coordinates = false) => graderNumbered(Math.floor(Math.random() * 1e9), { coordinates });

/** An essay that two returned, and the coordinator's own reading of it. */
async function givenReturned() {
  const author = await givenKnown({ claims: ["mentor"] });
  const [essay] = await givenEssays(1, {
    theme: await givenTheme(),
    author: author.viewer.num,
  });
  if (!essay) throw new Error("no essay");
  const [coordinator, reader] = [anyone(true), anyone()];
  await claimEssays(depsNow(), coordinator);
  const [open] = await openOf(coordinator, essay.num);
  const reading = open?.num ?? -1;
  const early = markCalibration(depsNow(), coordinator, { num: reading, marked: true });
  await expect(early).rejects.toMatchObject({ code: "calibration-not-found" });
  await grade(coordinator, essay.num, even(120));
  await claimEssays(depsNow(), reader);
  await grade(reader, essay.num, [160, 120, 120, 120, 120]);
  return { ...essay, author, coordinator, reader, reading };
}

async function givenCalibration() {
  const given = await givenReturned();
  await markCalibration(depsNow(), given.coordinator, { num: given.reading, marked: true });
  const [row] = await rowsOf<{ num: number }>(
    "SELECT num FROM essay_calibrations WHERE essay = ?",
    given.num,
  );
  return { ...given, calibration: row?.num ?? -1 };
}

const numbersOf = async (grader = anyone()) =>
  (await loadCalibrations(depsNow(), grader)).essays.map(({ num }) => num);

describe("calibration essays", () => {
  it("show a grader the reference after their own levels, and change no grade", async () => {
    const { num, id, calibration } = await givenCalibration();
    const kept = () =>
      rowsOf(
        "SELECT e.state, e.outcome, e.returned_at, (SELECT count(*) FROM essay_gradings g WHERE g.essay = e.num) AS readings FROM essays e WHERE e.num = ?",
        num,
      );
    const before = await kept();
    const grader = anyone();
    const opened = await loadCalibration(depsNow(), grader, calibration);
    expect(opened.read).toBeNull();
    expect(JSON.stringify(opened)).not.toMatch(new RegExp(`outcome|reference|${id}`));
    const conclude = (grades: (number | null)[]) =>
      finishCalibration(depsNow(), grader, { num: calibration, grades });
    await expect(conclude([120, 120, 120, 120, null])).rejects.toMatchObject({ code: "grading-incomplete" });
    await expect(conclude([120, 120, 120, 120, 100])).rejects.toMatchObject({ code: "grading-incomplete" });
    await Promise.all([conclude([120, 200, 120, 120, 120]), conclude([120, 200, 120, 120, 120])]);
    await conclude(even(0));
    const { read } = await loadCalibration(depsNow(), grader, calibration);
    expect(read?.map(({ own, reference, levels }) => [own, reference, levels])).toEqual([
      [120, 140, 0.5],
      [200, 120, 2],
      [120, 120, 0],
      [120, 120, 0],
      [120, 120, 0],
    ]);
    const { all } = await loadCalibrations(depsNow(), grader);
    expect(all).toEqual({ essays: 1, levels: 0.5, near: 0.8 });
    expect(await kept()).toEqual(before);
  });

  it("are marked by a coordinator alone, once returned and typed; unmarked, their readings go", async () => {
    const { num, coordinator, reader, reading, calibration } = await givenCalibration();
    const mark = (grader = coordinator, marked = true) =>
      markCalibration(depsNow(), grader, { num: reading, marked });
    await expect(mark(reader)).rejects.toMatchObject({ code: "no-permission" });
    await expect(mark(anyone(true))).rejects.toMatchObject({ code: "calibration-not-found" });
    await expect(mark()).rejects.toMatchObject({ code: "calibration-not-found" });
    expect((await loadGrading(depsNow(), coordinator, reading)).calibration).toEqual({ marked: true });
    await finishCalibration(depsNow(), anyone(), { num: calibration, grades: even(80) });
    await mark(coordinator, false);
    expect(await rowsOf("SELECT 1 FROM calibration_readings WHERE calibration = ?", calibration)).toEqual([]);
    await bindings.DB.prepare("UPDATE essays SET way = 'photos' WHERE num = ?").bind(num).run();
    await expect(mark()).rejects.toMatchObject({ code: "calibration-not-found" });
    expect((await loadGrading(depsNow(), coordinator, reading)).calibration).toBeNull();
  });

  it("are offered neither to their author nor to who graded them, and leave with the author's account", async () => {
    const { num, author, reader, coordinator, calibration } = await givenCalibration();
    expect(await numbersOf()).toContain(calibration);
    expect(await numbersOf(reader)).not.toContain(calibration);
    expect(await numbersOf(coordinator)).not.toContain(calibration);
    const page = await door.send(gradingPaths.calibration(calibration), { cookie: author.cookie });
    expect(page.status).toBe(404);
    const refused = finishCalibration(depsNow(), reader, { num: calibration, grades: even(80) });
    await expect(refused).rejects.toMatchObject({ code: "calibration-not-found" });
    await finishCalibration(depsNow(), anyone(), { num: calibration, grades: even(80) });
    await bindings.DB.prepare("UPDATE essays SET user_num = NULL WHERE num = ?").bind(num).run();
    expect(await numbersOf()).not.toContain(calibration);
    expect(await rowsOf("SELECT 1 FROM calibration_readings WHERE calibration = ?", calibration)).toEqual([]);
  });

  it("through the door: no name, no reference before, one trip, and the coordinator's page counts them", async () => {
    const { author, calibration } = await givenCalibration();
    const mentor = await givenKnown({ claims: ["mentor"] });
    const { database, trips } = countedDatabase(bindings.DB);
    const counted = openDoor({ DB: database });
    const html = await (
      await counted.send(gradingPaths.calibration(calibration), { cookie: mentor.cookie })
    ).text();
    expect(trips).toHaveLength(1);
    expect(rowsRead(trips)).toBeLessThanOrEqual(60);
    expect(html).toContain("de calibração");
    expect(html).not.toContain("Referência");
    expect(html).not.toContain(author.viewer.id);
    const list = await counted.send(gradingPaths.calibrations(), { cookie: mentor.cookie });
    expect(await list.text()).toContain(gradingPaths.calibration(calibration));
    expect(trips).toHaveLength(2);
    const send = (fields: Record<string, string>) =>
      door.post(
        gradingPaths.calibration(calibration),
        { intent: "conclude", ...fields },
        { cookie: mentor.cookie },
      );
    const half = await send({ "grade-0": "120" });
    expect(half.status).toBe(422);
    const levels = Object.fromEntries(even(120).map((points, at) => [`grade-${at}`, String(points)]));
    expect((await send(levels)).status).toBeLessThan(400);
    const after = await (
      await door.send(gradingPaths.calibration(calibration), { cookie: mentor.cookie })
    ).text();
    expect(after).toContain("Referência");
    const { calibrated } = await loadAgreement(depsNow(), anyone(true));
    expect(calibrated.find(({ grader }) => grader === mentor.viewer.id)).toMatchObject({
      essays: 1,
      levels: 0.1,
      near: 1,
    });
    const chief = await givenKnown({ claims: ["chiefMentor"] });
    const agreement = await (await door.send(gradingPaths.agreement(), { cookie: chief.cookie })).text();
    expect(agreement).toContain("Calibração por corretor");
  });
});
