import { describe, expect, it } from "vitest";
import { doorState } from "#app/features/assessments/domain/sitting/sitting-time.ts";
import { loadSitting } from "#app/features/assessments/services/sitting/load-sitting.server.ts";
import { startAttempt } from "#app/features/assessments/services/sitting/start-sitting.server.ts";
import { LATE_GRACE } from "#app/features/bank/domain/held-back.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase } from "#tests/support/count-trips.ts";
import { depsOf, givenMember } from "#tests/support/given-notebook.ts";
import { givenSchoolWith, rowsOf } from "#tests/support/given-school.ts";
import {
  chosen,
  DEVICE,
  givenSittingPlace,
  givenSubmission,
  saveFor,
  sittingRow,
  startFor,
} from "#tests/support/given-submission.ts";

const seconds = () => Math.floor(Date.now() / 1000);
/** Moves a sitting's deadline to so many seconds ago. */
async function timeUp(num: number, ago: number): Promise<number> {
  const deadline = seconds() - ago;
  await bindings.DB.prepare("UPDATE submissions SET started_at = ?, ends_at = ? WHERE assessment = ?")
    .bind(deadline - 3600, deadline, num)
    .run();
  return deadline;
}

describe("starting", () => {
  it("starts once, however often it is requested, and never past the closing", async () => {
    const closesAt = seconds() + 1800;
    const place = await givenSittingPlace(2, { closesAt });
    const attempts = await Promise.all([1, 2, 3, 4].map(() => startFor(place)));
    expect(attempts).toEqual([1, 1, 1, 1]);
    const row = await sittingRow(place.num, place.student.actor.person);
    expect(row.ends_at).toBe(closesAt);
    expect(row.started_at).toBeLessThanOrEqual(seconds());
    expect(await rowsOf("SELECT 1 FROM submissions WHERE assessment = ?", place.num)).toHaveLength(1);
  });

  it("costs one trip of three rows written at most, and opens exactly where the door does", async () => {
    const { database, trips } = countedDatabase(bindings.DB);
    const place = await givenSittingPlace(2, { rules: { attempts: 2 } });
    const { student, num, id } = place;
    const start = () =>
      startAttempt(depsOf(student, { DB: database }), student.actor, { id, code: "", device: DEVICE });
    await start();
    expect(trips).toHaveLength(1);
    const ends = [null, seconds() - 500, seconds() + 500];
    const sittings = [[], [9e8], [9e9], [9e8, 9e8], [9e8, 9e9], [9e8, 9e8, 9e8]];
    const terms = [null, { opensAt: seconds() - 500, closesAt: null, moreAttempts: 1, extraMinutes: 0 }];
    for (const opensAt of ends)
      for (const closesAt of ends)
        for (const deadlines of sittings)
          for (const own of terms) {
            const taken = deadlines.map((endsAt) => ({ startedAt: 5, endsAt, submittedAt: null }));
            const times = { publishedAt: 5, opensAt, closesAt, releasedAt: null };
            const state = doorState({ times, attempts: 2, own, sittings: taken }, seconds());
            await bindings.DB.batch([
              bindings.DB.prepare("UPDATE assessments SET opens_at = ?, closes_at = ? WHERE num = ?").bind(
                ...[opensAt, closesAt, num],
              ),
              bindings.DB.prepare("DELETE FROM submissions WHERE assessment = ?").bind(num),
              bindings.DB.prepare("DELETE FROM assessment_people WHERE assessment = ?").bind(num),
              bindings.DB.prepare(
                `INSERT INTO submissions (assessment, person, attempt, started_at, ends_at, seen_at, device)
                SELECT ?, ?, key + 1, 5, value, 5, 'd' FROM json_each(?)`,
              ).bind(num, student.actor.person, JSON.stringify(deadlines)),
              bindings.DB.prepare(
                `INSERT INTO assessment_people (person, assessment, opens_at, more_attempts)
                SELECT ?, ?, value, 1 FROM json_each(?)`,
              ).bind(student.actor.person, num, JSON.stringify(own ? [own.opensAt] : [])),
            ]);
            const begun = await start().catch(() => 0);
            const expected = state === "open" ? taken.length + 1 : state === "sitting" ? taken.length : 0;
            expect(begun, JSON.stringify({ opensAt, closesAt, deadlines, own })).toBe(expected);
          }
  });

  it.each([
    ["the minutes from the start", { minutes: 60 }, 0, 7200, 3600],
    ["the closing, for who starts late", { minutes: 60 }, 0, 1800, 1800],
    ["more minutes than the others", { minutes: 60 }, 30, 7200, 5400],
    ["more minutes past the closing", { minutes: 600 }, 30, 7200, 9000],
    ["the closing without minutes", { minutes: null }, 0, 5400, 5400],
    ["a week where nothing else ends it", { minutes: null }, 0, null, 604_800],
  ])("ends by %s", async (_, rules, extra, closes, lasts) => {
    const closesAt = closes === null ? null : seconds() + closes;
    const place = await givenSittingPlace(1, { rules, closesAt });
    await rowsOf(
      "INSERT INTO assessment_people (person, assessment, extra_minutes) VALUES (?, ?, ?)",
      place.student.actor.person ?? -1,
      place.num,
      extra,
    );
    await startFor(place);
    const row = await sittingRow(place.num, place.student.actor.person);
    const deadline =
      closesAt !== null && lasts >= (closes ?? 0) ? closesAt + lasts - (closes ?? 0) : row.started_at + lasts;
    expect(row.ends_at).toBe(deadline);
  });

  it("gives more minutes to one student, past the closing too", async () => {
    const closesAt = seconds() + 1800;
    const place = await givenSittingPlace(2, { closesAt });
    await bindings.DB.prepare(
      "INSERT INTO assessment_people (person, assessment, extra_minutes) VALUES (?, ?, 20)",
    )
      .bind(place.student.actor.person, place.num)
      .run();
    await startFor(place);
    expect((await sittingRow(place.num, place.student.actor.person)).ends_at).toBe(closesAt + 1200);
  });

  it("refuses a wrong code, before the opening, after the closing and once it is submitted", async () => {
    const coded = await givenSittingPlace(1, { rules: { code: "LUA7" } });
    await expect(startFor(coded, { code: "sol" })).rejects.toMatchObject({ code: "sitting-code" });
    expect(await startFor(coded, { code: " lua7 " })).toBe(1);
    const early = await givenSittingPlace(1, { opensAt: seconds() + 600 });
    await expect(startFor(early)).rejects.toMatchObject({ code: "sitting-early" });
    const over = await givenSittingPlace(1, { closesAt: seconds() - 1 });
    await expect(startFor(over)).rejects.toMatchObject({ code: "sitting-over" });
    const done = await givenSittingPlace(1);
    await givenSubmission(done, ["B"]);
    await expect(startFor(done)).rejects.toMatchObject({ code: "sitting-done" });
  });

  it("accepts five wrong codes a minute of a student, and then no right one", async () => {
    const coded = await givenSittingPlace(1, { rules: { code: "LUA7" } });
    const tries = ["a", "b", "c", "d", "e", "LUA7"].map((code) => () => startFor(coded, { code }));
    for (const start of tries.slice(0, 5)) await expect(start()).rejects.toMatchObject({ status: 422 });
    await expect(tries[5]?.()).rejects.toMatchObject({ status: 429 });
  });

  it("is for students of its classes alone", async () => {
    const place = await givenSittingPlace(1);
    const outsider = await givenMember(place.school.id, "student");
    const other = await givenSchoolWith();
    const foreign = await givenMember(other.id, "student");
    const teacher = await givenMember(place.school.id, "teacher");
    for (const student of [outsider, foreign, teacher]) {
      await expect(startFor({ id: place.id, student })).rejects.toMatchObject({
        code: "assessment-not-found",
      });
      await expect(loadSitting(depsOf(student), student.actor, place.id)).rejects.toMatchObject({
        code: "assessment-not-found",
      });
    }
  });
});

describe("what a student finds", () => {
  it("is day and hour before the opening, the door after it, and questions only once started", async () => {
    const early = await givenSittingPlace(2, { opensAt: seconds() + 600 });
    const before = await loadSitting(depsOf(early.student), early.student.actor, early.id);
    expect(before).toMatchObject({ state: "early", facts: null, sitting: null });
    const place = await givenSittingPlace(2);
    const door = await loadSitting(depsOf(place.student), place.student.actor, place.id);
    expect(door).toMatchObject({ state: "open", facts: { questions: 2, minutes: 90 }, sitting: null });
    await startFor(place);
    const opened = await loadSitting(depsOf(place.student), place.student.actor, place.id);
    expect(opened.sitting?.questions.map(({ position }) => position)).toEqual([0, 1]);
    expect(JSON.stringify(opened)).not.toContain("canariopraticado");
  });

  it("is another order for each student, and the answers are stored in the question's own letters", async () => {
    const rules = { shuffleQuestions: true, shuffleAlternatives: true };
    const place = await givenSittingPlace(12, { rules });
    await startFor(place);
    const { sitting } = await loadSitting(depsOf(place.student), place.student.actor, place.id);
    const again = await loadSitting(depsOf(place.student), place.student.actor, place.id);
    expect(again.sitting?.questions).toEqual(sitting?.questions);
    const own = Array.from({ length: 12 }, (_, place) => `Questão ${place} de prática`);
    const shown = sitting?.questions.map(({ statement }) =>
      own.findIndex((text) => statement.includes(text)),
    );
    expect(shown).not.toEqual(own.map((_, index) => index));
    await saveFor(place, { items: [chosen(0, "C")] });
    const stored = (await sittingRow(place.num, place.student.actor.person)).answers.split(",");
    expect(stored[shown?.[0] ?? -1]).toBe("C");
    const reopened = await loadSitting(depsOf(place.student), place.student.actor, place.id);
    expect(reopened.sitting?.items).toMatchObject([{ position: 0, choice: "C" }]);
  });
});

describe("handing in", () => {
  it("happens once: twice at the deadline is one submission, and nothing changes it after", async () => {
    const place = await givenSittingPlace(2);
    await startFor(place);
    const end = { items: [chosen(0, "B")], endedAt: Date.now() };
    const replies = await Promise.all([saveFor(place, end), saveFor(place, end), saveFor(place, end)]);
    expect(replies.some(({ ended }) => ended)).toBe(true);
    const row = await sittingRow(place.num, place.student.actor.person);
    expect(await saveFor(place, { items: [chosen(0, "C")], revision: row.revision })).toMatchObject({
      ended: true,
    });
    expect(await sittingRow(place.num, place.student.actor.person)).toEqual(row);
    expect(row).toMatchObject({ answers: "B,", device: DEVICE });
  });

  it("hours later counts what was chosen by the deadline, and nothing after it (SEC-33)", async () => {
    const place = await givenSittingPlace(3);
    await startFor(place);
    const deadline = await timeUp(place.num, 3600);
    const items = [
      chosen(0, "A", { changedAt: (deadline - 60) * 1000 }),
      chosen(1, "B", { changedAt: (deadline + 60) * 1000 }),
      chosen(2, "C"),
    ];
    expect(await saveFor(place, { items })).toMatchObject({ ended: true });
    expect(await sittingRow(place.num, place.student.actor.person)).toMatchObject({
      answers: "A,,",
      submitted_at: deadline,
    });
  });

  it("after the grace accepts nothing any more", async () => {
    const place = await givenSittingPlace(1);
    await startFor(place);
    const deadline = await timeUp(place.num, LATE_GRACE + 60);
    await saveFor(place, { items: [chosen(0, "A", { changedAt: (deadline - 60) * 1000 })] });
    expect(await sittingRow(place.num, place.student.actor.person)).toMatchObject({
      answers: "",
      submitted_at: deadline,
    });
  });

  it("goes by the server's clock where the device's is a day off", async () => {
    const place = await givenSittingPlace(2);
    await startFor(place);
    const day = 86_400_000;
    const ahead = await saveFor(place, {
      items: [chosen(0, "A", { changedAt: Date.now() + day })],
      endedAt: Date.now() + day,
    });
    expect(ahead).toMatchObject({ ended: false, applied: true });
    const behind = await saveFor(place, {
      items: [chosen(1, "B", { changedAt: Date.now() - day })],
      revision: 1,
    });
    expect(behind).toMatchObject({ applied: true });
    const late = await saveFor(place, { endedAt: Date.now() - day, revision: 2 });
    expect(late.ended).toBe(true);
    const row = await sittingRow(place.num, place.student.actor.person);
    expect(row.answers).toBe("A,B");
    expect(row.submitted_at).toBeGreaterThanOrEqual(row.started_at);
  });
});
