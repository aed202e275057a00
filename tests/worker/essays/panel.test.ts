import { describe, expect, it } from "vitest";
import { GRADING_SECONDS, PANEL_SECONDS } from "#app/features/essays/domain/grading/graded-essay.ts";
import { gradingPaths } from "#app/features/essays/paths.ts";
import { deleteEmptySeats, type EssayGrader } from "#app/features/essays/queries/grading-seats.server.ts";
import { requestAppeal } from "#app/features/essays/services/grading/appeal-essay.server.ts";
import {
  claimEssays,
  claimPanelSeat,
  closePanel,
} from "#app/features/essays/services/grading/claim-essays.server.ts";
import { finishGrading, saveGrading } from "#app/features/essays/services/grading/grade-essay.server.ts";
import { loadGrading, loadGradingQueue } from "#app/features/essays/services/grading/load-grading.server.ts";
import { resolvePending } from "#app/features/essays/services/grading/resolve-essay.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, rowsRead } from "#tests/support/count-trips.ts";
import { openDoor } from "#tests/support/door.ts";
import { givenPerson, numberOf } from "#tests/support/given.ts";
import { givenKnown } from "#tests/support/given-admin.ts";
import { givenEssays, givenTheme, graderNumbered } from "#tests/support/given-essays.ts";
import { givenSchoolWith, rowsOf } from "#tests/support/given-school.ts";
import { depsNow, draftOf, even, grade, gradingClock } from "#tests/support/grading.ts";
import { studentNumbered } from "#tests/support/viewers.ts";

async function stateOf(essay: number) {
  const [row] = await rowsOf<{ state: string; outcome: string | null }>(
    "SELECT state, outcome FROM essays WHERE num = ?",
    essay,
  );
  return { state: row?.state, outcome: JSON.parse(row?.outcome ?? "null") };
}

/** An essay whose third reading is equally far from both; three of its staff have read it. */
async function givenPanel(school: string | null = null) {
  const theme = await givenTheme(school);
  const author = await numberOf(await givenPerson());
  const [essay] = await givenEssays(1, { theme, author, school });
  if (!essay) throw new Error("no essay");
  const person = (fields: Partial<EssayGrader> = {}) =>
    graderNumbered(Math.floor(Math.random() * 1e9), { school, ...fields });
  const readers: EssayGrader[] = [];
  for (const points of [40, 120, 80]) {
    const reader = person({ coordinates: points === 80 });
    await claimEssays(depsNow(), reader);
    await grade(reader, essay.num, even(points));
    readers.push(reader);
  }
  expect(await stateOf(essay.num)).toMatchObject({ state: "panel" });
  const coordinator = () => person({ coordinates: true });
  return { essay: essay.num, id: essay.id, author, readers, person, coordinator };
}

const ownSchool = async () => (await givenSchoolWith()).id;
/** Seconds after the essay went to the panel. */
const secondsOn = (seconds: number) => ({ ...depsNow(), now: () => gradingClock.now + seconds });
const panelOf = async (grader: EssayGrader, essay: number, deps = depsNow()) =>
  (await loadGradingQueue(deps, grader)).panel.find((each) => each.essay === essay);

describe("a panel of three", () => {
  it("sets each competence to the median level once all three have finished, and notifies the author once", async () => {
    const { essay, id, person, coordinator } = await givenPanel(await ownSchool());
    const [one, two, three] = [coordinator(), person(), person()];
    expect(await panelOf(one, essay)).toMatchObject({ read: 0, seats: 3, free: true, closes: false });
    const seat = await claimPanelSeat(depsNow(), one, essay);
    const opened = await loadGrading(depsNow(), one, seat);
    expect(opened.others.map(({ total }) => total)).toEqual([200, 600, 400]);
    await grade(one, essay, [40, 120, 200, 120, 80]);
    await claimPanelSeat(depsNow(), two, essay);
    await grade(two, essay, [80, 160, 120, 0, 80]);
    expect(await stateOf(essay)).toMatchObject({ state: "panel", outcome: null });
    expect(await panelOf(one, essay)).toBeUndefined();
    expect(await panelOf(three, essay)).toMatchObject({ read: 2, seats: 3 });
    const last = await claimPanelSeat(depsNow(), three, essay);
    expect((await loadGrading(depsNow(), three, last)).others).toHaveLength(3);
    await grade(three, essay, [200, 200, 160, 40, 80]);
    const { state, outcome } = await stateOf(essay);
    expect(state).toBe("returned");
    expect(outcome.total).toBe(520);
    expect(outcome.parts.map(({ grade: points }: { grade: number }) => points)).toEqual([
      80, 160, 160, 40, 80,
    ]);
    expect(outcome.used).toHaveLength(3);
    const link = gradingPaths.result(id);
    expect(await rowsOf("SELECT content FROM notifications WHERE link = ?", link)).toHaveLength(1);
  });

  it("has no seat for who read the essay, for its author, another school's, or the same person twice, pressed at once too", async () => {
    const school = await ownSchool();
    const { essay, author, readers, person, coordinator } = await givenPanel(school);
    const take = (grader: EssayGrader) => claimPanelSeat(depsNow(), grader, essay);
    const refused = { code: "grading-not-found" };
    for (const reader of readers) await expect(take(reader)).rejects.toMatchObject(refused);
    await expect(take(person({ userNum: author }))).rejects.toMatchObject(refused);
    await expect(take(person({ school: await ownSchool(), coordinates: true }))).rejects.toMatchObject(
      refused,
    );
    await expect(take(person({ school: null, coordinates: true }))).rejects.toMatchObject(refused);
    const one = coordinator();
    const twice = await Promise.allSettled([take(one), take(one), take(one)]);
    expect(twice.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const many = Array.from({ length: 5 }, () => person());
    const taken = await Promise.allSettled(many.map(take));
    expect(taken.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    expect(
      await rowsOf(
        "SELECT seat FROM essay_gradings WHERE essay = ? AND round = 4 AND grader IS NOT NULL",
        essay,
      ),
    ).toHaveLength(3);
  });

  it("of the platform seats coordinators alone; a seat past its date goes to the next, empty", async () => {
    const { essay, person, coordinator } = await givenPanel();
    await expect(claimPanelSeat(depsNow(), person(), essay)).rejects.toMatchObject({
      code: "grading-not-found",
    });
    expect((await loadGradingQueue(depsNow(), person())).panel).toEqual([]);
    const [late, next] = [coordinator(), coordinator()];
    const seat = await claimPanelSeat(depsNow(), late, essay);
    await saveGrading(depsNow(), late, { num: seat, revision: 0, draft: draftOf(even(200)) });
    expect(await claimPanelSeat(secondsOn(GRADING_SECONDS + 1), next, essay)).toBe(seat);
    expect((await loadGrading(depsNow(), next, seat)).draft.grades).toEqual([null, null, null, null, null]);
    await expect(loadGrading(depsNow(), late, seat)).rejects.toMatchObject({ code: "grading-not-found" });
  });

  it("has one outcome though all three finish at the same moment, and after a kill between reading and outcome", async () => {
    const { essay, id, coordinator } = await givenPanel();
    const people = [coordinator(), coordinator(), coordinator()];
    const seats = await Promise.all(people.map((each) => claimPanelSeat(depsNow(), each, essay)));
    await Promise.all(
      people.map((each, at) =>
        saveGrading(depsNow(), each, { num: seats[at] ?? -1, revision: 0, draft: draftOf(even(at * 80)) }),
      ),
    );
    await Promise.all(
      [0, 1, 2, 0, 1, 2].map((at) => finishGrading(depsNow(), people[at] as EssayGrader, seats[at] ?? -1)),
    );
    expect(await stateOf(essay)).toMatchObject({ state: "returned", outcome: { total: 400 } });
    const link = gradingPaths.result(id);
    expect(await rowsOf("SELECT content FROM notifications WHERE link = ?", link)).toHaveLength(1);
  });
});

describe("a panel that lacks people", () => {
  it("is closed by a coordinator once it is late, with who has read", async () => {
    const { essay, person, coordinator } = await givenPanel(await ownSchool());
    const [one, two] = [coordinator(), person()];
    const late = secondsOn(PANEL_SECONDS);
    const closed = (deps = late) => closePanel(deps, one, essay);
    await expect(closed()).rejects.toMatchObject({ code: "panel-open" });
    await claimPanelSeat(depsNow(), one, essay);
    await grade(one, essay, even(120));
    await expect(closed(secondsOn(PANEL_SECONDS - 1))).rejects.toMatchObject({ code: "panel-open" });
    await expect(closePanel(late, two, essay)).rejects.toMatchObject({ code: "no-permission" });
    await claimPanelSeat(late, two, essay);
    await expect(closed()).rejects.toMatchObject({ code: "panel-open" });
    const later = secondsOn(PANEL_SECONDS + GRADING_SECONDS + 1);
    expect(await panelOf(one, essay, later)).toMatchObject({ read: 1, free: false, closes: true });
    await Promise.allSettled([closed(later), closed(later)]);
    expect(await stateOf(essay)).toMatchObject({ state: "returned", outcome: { total: 600 } });
    await expect(closed(later)).rejects.toMatchObject({ code: "panel-open" });
  });

  it("and nobody who has not read it is read by a coordinator who has, late and once; an appeal too", async () => {
    const { essay, id, author, readers } = await givenPanel(await ownSchool());
    const [, teacher, coordinator] = readers as [EssayGrader, EssayGrader, EssayGrader];
    const late = secondsOn(PANEL_SECONDS);
    await expect(claimPanelSeat(late, teacher, essay)).rejects.toMatchObject({ code: "grading-not-found" });
    await claimPanelSeat(late, coordinator, essay);
    await grade(coordinator, essay, even(160));
    await expect(claimPanelSeat(late, coordinator, essay)).rejects.toMatchObject({
      code: "grading-not-found",
    });
    await closePanel(late, coordinator, essay);
    expect(await stateOf(essay)).toMatchObject({ state: "returned", outcome: { total: 800 } });
    await requestAppeal(depsNow(), studentNumbered(author), {
      id,
      reason: "A competência 5 tem os cinco elementos.",
    });
    await expect(claimPanelSeat(depsNow(), coordinator, essay)).rejects.toMatchObject({
      code: "grading-not-found",
    });
    await claimPanelSeat(late, coordinator, essay);
    await grade(coordinator, essay, even(200));
    expect(await stateOf(essay)).toMatchObject({ state: "returned", outcome: { total: 1000 } });
  });

  it("killed between deleting the empty seats and its outcome, is finished by the clock", async () => {
    const { essay, coordinator } = await givenPanel();
    const one = coordinator();
    await claimPanelSeat(depsNow(), one, essay);
    await grade(one, essay, even(120));
    const { db, write, now } = secondsOn(PANEL_SECONDS);
    await write(deleteEmptySeats(db, one, essay, now()));
    expect(await stateOf(essay)).toMatchObject({ state: "panel" });
    await resolvePending(depsNow());
    expect(await stateOf(essay)).toMatchObject({ state: "returned", outcome: { total: 600 } });
  });
});

describe("the queue's panels", () => {
  it("cost one trip and few rows, and their forms handle their intents", async () => {
    const { essay } = await givenPanel();
    for (let more = 0; more < 3; more += 1) await givenPanel();
    const { cookie } = await givenKnown({ claims: ["mentor", "chiefMentor"] });
    const { database, trips } = countedDatabase(bindings.DB);
    const door = openDoor({ DB: database });
    const html = await (await door.send(gradingPaths.queue(), { cookie })).text();
    expect(html).toContain("Ler na banca");
    expect(html).toContain(gradingPaths.agreement());
    expect(trips).toHaveLength(1);
    expect(rowsRead(trips)).toBeLessThanOrEqual(500);
    const close = await door.post(
      gradingPaths.queue(),
      { intent: "close-panel", essay: String(essay) },
      { cookie },
    );
    expect(close.status).toBe(409);
    const taken = await door.post(
      gradingPaths.queue(),
      { intent: "take-panel", essay: String(essay) },
      { cookie },
    );
    expect(taken.status).toBe(302);
    const desk = await (await door.send(taken.headers.get("location") ?? "", { cookie })).text();
    expect(desk).toContain("que não veem a leitura uma da outra");
    const mentor = await givenKnown({ claims: ["mentor"] });
    const refused = await door.post(
      gradingPaths.queue(),
      { intent: "take-panel", essay: String(essay) },
      { cookie: mentor.cookie },
    );
    expect(refused.status).toBe(404);
  });
});
