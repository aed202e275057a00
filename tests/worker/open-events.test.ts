import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { LATE_GRACE, LONGEST_HOLD } from "#app/features/bank/domain/held-back.ts";
import { startSet } from "#app/features/communities/services/challenge.server.ts";
import { createTest } from "#app/features/mentoring/services/create-test.server.ts";
import { assignTestToMentees, startTest } from "#app/features/mentoring/services/take-test.server.ts";
import { drawEvent } from "#app/features/practice/services/mocks/draw-template.server.ts";
import { campaigns } from "#app/platform/access/campaign.ts";
import { givenStudent as givenMarista, givenSeason, join } from "#tests/support/challenging.ts";
import { answer, knowing } from "#tests/support/exam-doors.ts";
import { freshId, givenDraft, givenStored, ordsOf, visitorDeps } from "#tests/support/given.ts";
import { givenAdmin, givenKnown, type Known } from "#tests/support/given-admin.ts";
import { begun, givenEvent, handIn, over } from "#tests/support/given-mock-events.ts";
import { rowsOf } from "#tests/support/given-school.ts";
import { assign, givenMentee, givenPair } from "#tests/support/mentoring.ts";
import { givenQuestion, nothing, told } from "#tests/support/open-exams.ts";
import { save } from "#tests/support/practising.ts";

const deps = visitorDeps();

// One time for both keys: a page may show the time.
beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.now() }));
afterAll(() => void vi.useRealTimers());

describe("a question of an event (SEC-01)", () => {
  it("is withheld from everybody, visitors and staff too, until its end", async () => {
    const question = await givenQuestion();
    const [person, other] = [await givenKnown(), await givenKnown()];
    const session = await knowing(person, question);
    const event = await givenEvent([question.ord], 3600);
    expect(await told(question, person, session)).toEqual(nothing);
    expect(await told(question, other)).toEqual(nothing);
    expect(await told(question, null)).toEqual(nothing);
    const sheet = await begun(event.path, person.cookie);
    expect(await told(question, person, session)).toEqual(nothing);
    await handIn([question.ord], { cookie: person.cookie, id: sheet }, 1);
    expect(await told(question, person, session)).toEqual(nothing);
    await over(event.id, 7200);
    expect((await told(question, person, session)).telling).toContain("data");
    expect((await told(question, null)).isHeld).toBe(false);
  });
});

describe("what an event withholds", () => {
  it("is what others wrote, and what Farol wrote only where there is too little of that", async () => {
    const drafts = (count: number, subject: "fisica" | "matematica", source: string) =>
      Array.from({ length: count }, () =>
        givenDraft({
          institution: "ITA",
          subject,
          statement: `Quanto vale a grandeza ${freshId()}?`,
          provenance: { source, path: freshId(), version: "1" },
        }),
      );
    const written = drafts(6, "fisica", "farol-acervo");
    const spared = drafts(6, "matematica", "farol-acervo");
    const others = drafts(3, "fisica", "prova-de-teste");
    const enough = drafts(12, "matematica", "prova-de-teste");
    const generated = drafts(2, "fisica", "farol-gerador");
    await givenStored([...written, ...spared, ...others, ...enough, ...generated]);
    const { viewer } = await givenAdmin();
    const drawn = async (training: boolean) => {
      const { ords } = await drawEvent(deps, viewer, { id: "ita", training });
      const counts = [others, generated, written, spared].map(async (drafted) => {
        const own = await ordsOf(drafted);
        return ords.filter((ord) => own.includes(ord)).length;
      });
      return Promise.all(counts);
    };
    expect(await drawn(false)).toEqual([3, 0, 6, 0]);
    expect(await drawn(true)).toEqual([3, 2, 6, 0]);
  });
});

describe("a question of a mentoring test (SEC-01)", () => {
  async function givenTest() {
    const question = await givenQuestion();
    const { chief, mentor, mentee } = await givenPair();
    const other = await givenMentee();
    await assign(chief, mentor, other);
    const { id } = await createTest(deps, mentor.viewer, {
      name: "Prova",
      colour: "verde",
      ords: [question.ord],
    });
    const give = (mode: "exam" | "study") =>
      assignTestToMentees(deps, mentor.viewer, {
        id,
        mentees: [mentee.viewer.id],
        given: { mode, minutes: 60, dueAt: null },
      });
    return { question, mentor, mentee, other, id, give };
  }

  it("is withheld from the mentee who has it as an exam until it is submitted", async () => {
    const { question, mentor, mentee, other, id, give } = await givenTest();
    const session = await knowing(mentee, question);
    await give("exam");
    expect(await told(question, mentee, session)).toEqual(nothing);
    for (const each of [mentor, other, null]) expect((await told(question, each)).isHeld).toBe(false);
    const own = await startTest(deps, mentee.viewer, id);
    expect(await told(question, mentee, session)).toEqual(nothing);
    await save(mentee.cookie, own, { endedAt: Date.now() });
    expect((await told(question, mentee, session)).telling).toContain("data");
  });

  it("is let go thirty days after the giving where the test is never begun", async () => {
    const { question, mentee, give } = await givenTest();
    await give("exam");
    await rowsOf(
      "UPDATE mentoring_sittings SET given_at = ? WHERE mentee = ?",
      deps.now() - LONGEST_HOLD - 60,
      mentee.viewer.num,
    );
    expect(JSON.stringify((await answer(mentee.cookie, question)).body)).toContain('"letter"');
  });

  it("is released once its time and the grace are over where the test was begun and never submitted", async () => {
    const { question, mentee, id, give } = await givenTest();
    await give("exam");
    const session = await startTest(deps, mentee.viewer, id);
    const began = (ago: number) =>
      rowsOf("UPDATE practice_sessions SET started_at = ? WHERE id = ?", deps.now() - ago, session);
    await began(3600 + LATE_GRACE - 60);
    expect(JSON.stringify((await answer(mentee.cookie, question)).body)).toContain("numa prova aberta");
    await began(3600 + LATE_GRACE + 60);
    expect(JSON.stringify((await answer(mentee.cookie, question)).body)).toContain('"letter"');
  });

  it("is not where the test is a list to study", async () => {
    const { question, mentee, give } = await givenTest();
    await give("study");
    expect((await told(question, mentee)).isHeld).toBe(false);
  });
});

describe("a question of a week's set (SEC-01)", () => {
  let admin: Known;
  beforeAll(async () => {
    admin = await givenAdmin();
  });

  it("is withheld from the participants until it closes; people who have begun the set may answer", async () => {
    const question = await givenQuestion();
    const [one, two, other] = [
      await givenMarista("Bia"),
      await givenMarista("Caio"),
      await givenMarista("Davi"),
    ];
    const session = await knowing(two, question);
    const season = await givenSeason({ admin, codes: [question.code] });
    await join(admin, season.id, [
      [one, "Recife"],
      [two, "Natal"],
    ]);
    expect(await told(question, two, session)).toEqual(nothing);
    expect((await told(question, other)).isHeld).toBe(false);
    expect(JSON.stringify((await answer(one.cookie, question)).body)).toContain("numa prova aberta");
    await startSet(deps, one.viewer, campaigns.MARISTA, season.set);
    expect(JSON.stringify((await answer(one.cookie, question)).body)).toContain('"letter"');
    // The sheet lists the own tries, one more with each answer.
    expect((await told(question, one)).telling).toEqual(["answerQuestion", "sheet"]);
    await rowsOf("UPDATE challenge_sets SET closes_at = ? WHERE id = ?", deps.now() - 1, season.set);
    expect((await told(question, two, session)).telling).toContain("data");
  });
});
