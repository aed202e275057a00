import { afterEach, describe, expect, it, test, vi } from "vitest";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, rowsRead, rowsWritten } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { faults, faultyDatabase } from "#tests/support/faulty-database.ts";
import { freshId, givenPerson, givenStudent, numberOf, signedIn } from "#tests/support/given.ts";
import { answerIn, givenTrack, saveProgress, trackQuestion } from "#tests/support/given-track.ts";

const DAY = 86_400_000;

afterEach(() => void vi.useRealTimers());

async function rowOf(track: string, num: number) {
  const row = await bindings.DB.prepare(
    "SELECT steps, checks FROM track_progress WHERE user_num = ? AND track = ?",
  )
    .bind(num, track)
    .first<{ steps: string; checks: string }>();
  return row && { steps: JSON.parse(row.steps), checks: JSON.parse(row.checks) };
}

describe("steps done", () => {
  it("only grow, in whatever order devices send them, and stop at the steps there are", async () => {
    const [track, cookie] = [await givenTrack(), await givenStudent()];
    const steps: number[] = [];
    for (const step of [2, 1, 3, 2, 90]) steps.push((await saveProgress(cookie, track, { step })).step);
    expect(steps).toEqual([2, 2, 3, 3, 5]);
    expect((await saveProgress(cookie, track, { subtopic: "s2", step: 1 })).step).toBe(1);
    expect((await saveProgress(cookie, track, { step: 1 })).step).toBe(5);
  });

  it("cost one trip, and a repeat writes nothing", async () => {
    const [track, cookie] = [await givenTrack(), await givenStudent()];
    const { database, trips } = countedDatabase(bindings.DB);
    const counted = openDoor({ DB: database });
    await saveProgress(cookie, track, { step: 1 }, counted);
    await saveProgress(cookie, track, { step: 2 }, counted);
    const before = rowsWritten(trips);
    await saveProgress(cookie, track, { step: 2 }, counted);
    expect([trips.length, rowsWritten(trips) - before]).toEqual([3, 0]);
    expect(before).toBeLessThanOrEqual(5);
    expect(rowsRead(trips.slice(-1))).toBeLessThanOrEqual(6);
  });

  it("of a subtopic or a track that there is not are nobody's", async () => {
    const person = await givenPerson();
    const cookie = await signedIn(person);
    const track = await givenTrack();
    expect(await saveProgress(cookie, track, { subtopic: "nada", step: 3 })).toMatchObject({ step: 0 });
    expect(await saveProgress(cookie, "nenhuma", { step: 3 })).toMatchObject({ step: 0 });
    expect(await rowOf(track, await numberOf(person))).toBeNull();
  });

  it.each([
    { track: 5 },
    { track: 'a"b' },
    { subtopic: "'" },
    { step: -1 },
    { step: 1.5 },
    { step: "3" },
    { checked: "all" },
    { since: "1" },
    { since: -1 },
  ])("are refused as %o", async (field) => {
    const data = { track: "t", subtopic: "s", step: 1, checked: null, since: 0, ...field };
    expect((await door.call("saveTrackProgress", data, { cookie: await givenStudent() })).status).toBe(400);
  });

  it("of many devices at once are one row with the furthest step", async () => {
    const [track, person] = [await givenTrack(), await givenPerson()];
    const cookie = await signedIn(person);
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => saveProgress(cookie, track, { step: (at % 5) + 1 })),
    );
    expect(await rowOf(track, await numberOf(person))).toEqual({ steps: { s1: 5 }, checks: {} });
  });

  it.each(faults)("arrive once the database works again: it %s", async (fault) => {
    const [track, person] = [await givenTrack(), await givenPerson()];
    const cookie = await signedIn(person);
    const { database, faulty } = faultyDatabase(bindings.DB, fault);
    const broken = openDoor({ DB: database });
    const data = { track, subtopic: "s1", step: 4, checked: null, since: 0 };
    expect((await broken.call("saveTrackProgress", data, { cookie })).status).toBe(503);
    faulty.on = false;
    expect(await saveProgress(cookie, track, { step: 4 }, broken)).toMatchObject({ step: 4, waits: false });
  });
});

describe("a check", () => {
  it("waits for its answers, counts once, and ends the subtopic", async () => {
    const [track, person] = [await givenTrack(), await givenPerson()];
    const cookie = await signedIn(person);
    expect(await saveProgress(cookie, track, { step: 5, checked: "check" })).toMatchObject({
      waits: true,
      checks: [],
    });
    await answerIn(cookie, track, { v1: "B" });
    expect(await saveProgress(cookie, track, { step: 5, checked: "check" })).toMatchObject({ waits: true });
    await answerIn(cookie, track, { v2: "A" });
    const saved = await Promise.all(
      Array.from({ length: 6 }, () => saveProgress(cookie, track, { step: 5, checked: "check" })),
    );
    for (const { waits, step, checks } of saved) {
      expect([waits, step, checks.length]).toEqual([false, 5, 1]);
      expect(checks[0]?.slice(1)).toEqual([1, 2]);
    }
    expect((await rowOf(track, await numberOf(person)))?.checks.s1).toHaveLength(1);
  });

  it("again needs new answers; a late repeat of the first counts nothing", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    const [track, cookie] = [await givenTrack(), await givenStudent()];
    await answerIn(cookie, track, { v1: "A", v2: "B" });
    const { checks } = await saveProgress(cookie, track, { step: 5, checked: "check" });
    const since = checks[0]?.[0] ?? 0;
    vi.setSystemTime(Date.now() + DAY);
    const again = await givenStudentAgain(cookie, track, since);
    expect(again.map(([, right, questions]) => [right, questions])).toEqual([
      [1, 2],
      [2, 2],
    ]);
    await answerIn(cookie, track, { v1: "A", v2: "A" });
    expect((await saveProgress(cookie, track, { step: 5, checked: "check" })).checks).toHaveLength(2);
  });

  it("remembers five", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    const [track, cookie] = [await givenTrack(), await givenStudent()];
    let since = 0;
    for (let time = 0; time < 7; time++) {
      await answerIn(cookie, track, { v1: "B", v2: time === 6 ? "A" : "B" });
      const { checks } = await saveProgress(cookie, track, { step: 5, checked: "check", since });
      since = checks.at(-1)?.[0] ?? 0;
      expect(checks).toHaveLength(Math.min(5, time + 1));
      expect(checks.at(-1)?.[1]).toBe(time === 6 ? 1 : 2);
      vi.setSystemTime(Date.now() + 60_000);
    }
  });

  it("counts the first answer to each question, not a second thought", async () => {
    const [track, cookie] = [await givenTrack(), await givenStudent()];
    await answerIn(cookie, track, { v1: "A", v2: "B" });
    await answerIn(cookie, track, { v1: "B" });
    const { checks } = await saveProgress(cookie, track, { step: 5, checked: "check" });
    expect(checks[0]?.slice(1)).toEqual([1, 2]);
  });

  it("is graded by the ledger: points are those of the bank", async () => {
    const [track, person] = [await givenTrack(), await givenPerson()];
    const cookie = await signedIn(person);
    await answerIn(cookie, track, { v1: "B", v2: "A" });
    const row = await bindings.DB.prepare("SELECT total_points AS points FROM progress WHERE user_num = ?")
      .bind(await numberOf(person))
      .first<{ points: number }>();
    expect(row?.points).toBe(4);
  });
});

async function givenStudentAgain(cookie: string, track: string, since: number) {
  expect(await saveProgress(cookie, track, { step: 5, checked: "check", since })).toMatchObject({
    waits: true,
  });
  await answerIn(cookie, track, { v1: "B", v2: "B" });
  return (await saveProgress(cookie, track, { step: 5, checked: "check", since })).checks;
}

describe('"Já sei isto"', () => {
  async function asked(track: string, cookie: string): Promise<string[]> {
    const response = await door.send(`/trilhas/${track}/s1?_data=features%2Ftracks%2Fpages%2Fsubtopic`, {
      cookie,
    });
    const data = await response.json<{ skip: { heading: { code: string } }[] }>();
    return data.skip.map(({ heading }) => heading.code);
  }

  async function answered(cookie: string, codes: readonly string[], letter: string): Promise<void> {
    for (const qid of codes)
      await door.call("answerQuestion", { qid, userAnswer: letter, operationId: freshId() }, { cookie });
  }

  it("has three of the subtopic's questions, and all right ends it", async () => {
    const [track, cookie] = [await givenTrack(), await givenStudent()];
    const codes = await asked(track, cookie);
    const all = await Promise.all(["q1", "q2", "v1", "v2"].map((name) => trackQuestion(track, name)));
    expect(codes).toHaveLength(3);
    expect(codes.every((code) => all.includes(code))).toBe(true);
    expect(await saveProgress(cookie, track, { checked: "skip" })).toMatchObject({ waits: true, step: 0 });
    await answered(cookie, codes, "B");
    const saved = await saveProgress(cookie, track, { checked: "skip" });
    expect(saved).toMatchObject({ step: 5, waits: false });
    expect(saved.checks[0]?.slice(1)).toEqual([3, 3]);
  });

  it("with a mistake leaves the subtopic as it was", async () => {
    const [track, cookie] = [await givenTrack(), await givenStudent()];
    const [first = "", ...rest] = await asked(track, cookie);
    await answered(cookie, [first], "A");
    await answered(cookie, rest, "B");
    const saved = await saveProgress(cookie, track, { checked: "skip" });
    expect(saved).toMatchObject({ step: 0, waits: false });
    expect(saved.checks[0]?.slice(1)).toEqual([2, 3]);
  });
});

test("nobody's progress is another's", async () => {
  const [track, mine, theirs] = [await givenTrack(), await givenStudent(), await givenStudent()];
  await saveProgress(mine, track, { step: 4 });
  expect((await saveProgress(theirs, track, { step: 1 })).step).toBe(1);
});
