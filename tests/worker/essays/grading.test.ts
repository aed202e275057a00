import { beforeAll, describe, expect, it } from "vitest";
import { GRADING_SECONDS, MOST_OPEN_GRADINGS } from "#app/features/essays/domain/grading/graded-essay.ts";
import type { EssayGrader } from "#app/features/essays/queries/grading-seats.server.ts";
import { requestAppeal } from "#app/features/essays/services/grading/appeal-essay.server.ts";
import {
  claimEssays,
  claimPanelSeat,
  freeEssays,
  returnToQueue,
} from "#app/features/essays/services/grading/claim-essays.server.ts";
import { finishGrading, saveGrading } from "#app/features/essays/services/grading/grade-essay.server.ts";
import { loadGrading, loadGradingQueue } from "#app/features/essays/services/grading/load-grading.server.ts";
import { freshId, givenPerson, numberOf } from "#tests/support/given.ts";
import { givenEssays, givenTheme, graderNumbered } from "#tests/support/given-essays.ts";
import { givenSchoolWith, rowsOf } from "#tests/support/given-school.ts";
import { depsNow, draftOf, even, grade, gradingClock, openOf } from "#tests/support/grading.ts";
import { studentNumbered } from "#tests/support/viewers.ts";

let theme: number;
let author: number;

beforeAll(async () => {
  theme = await givenTheme();
  author = await numberOf(await givenPerson());
});

/** Of an essay's own: a school used by nothing else. */
async function ownSchool(): Promise<string> {
  return (await givenSchoolWith()).id;
}

async function stateOf(essay: number) {
  const [row] = await rowsOf<{ state: string; outcome: string | null }>(
    "SELECT state, outcome FROM essays WHERE num = ?",
    essay,
  );
  return { state: row?.state, outcome: JSON.parse(row?.outcome ?? "null") };
}

/** One essay in a school of its own with its first two graders. */
async function givenPair() {
  const school = await ownSchool();
  const [essay] = await givenEssays(1, { theme, author, school });
  if (!essay) throw new Error("no essay");
  const graders = [1, 2, 3, 4].map(() => graderNumbered(Math.floor(Math.random() * 1e9), { school }));
  const [a, b, c, d] = graders as [EssayGrader, EssayGrader, EssayGrader, EssayGrader];
  await claimEssays(depsNow(), a);
  await claimEssays(depsNow(), b);
  return { essay: essay.num, id: essay.id, a, b, c, panel: { ...d, coordinates: true } };
}

describe("grading", () => {
  it("returns the mean of two who agree, once, and notifies the author", async () => {
    const { essay, id, a, b } = await givenPair();
    await grade(a, essay, even(120), { comments: ["", "", "", "", "Falta o detalhe.", "Boa tese."] });
    expect(await stateOf(essay)).toMatchObject({ state: "grading", outcome: null });
    await grade(b, essay, [160, 120, 120, 120, 160]);
    const { state, outcome } = await stateOf(essay);
    expect(state).toBe("returned");
    expect(outcome).toMatchObject({ total: 640, most: 1000, zero: null });
    expect(outcome.parts.map(({ grade: points }: { grade: number }) => points)).toEqual([
      140, 120, 120, 120, 140,
    ]);
    const link = `/redacao/${id}/resultado`;
    expect(await rowsOf("SELECT content FROM notifications WHERE link = ?", link)).toHaveLength(1);
  });

  it("gives the platform's essays, of no school, to the team", async () => {
    const [essay] = await givenEssays(1, { theme, author });
    const grader = graderNumbered(7, { accountId: freshId() });
    await expect(loadGradingQueue(depsNow(), grader)).resolves.toMatchObject({
      waiting: 1,
      own: [],
      panel: [],
    });
    await expect(claimEssays(depsNow(), grader)).resolves.toEqual({ taken: 1 });
    const { own } = await loadGradingQueue(depsNow(), grader);
    const opened = await loadGrading(depsNow(), grader, own[0]?.num ?? -1);
    expect(opened).toMatchObject({ theme: "Desafios da leitura", others: [], next: null, appeal: null });
    expect(JSON.stringify(opened)).not.toContain(`"${essay?.id}"`);
    await returnToQueue(depsNow(), grader, opened.num);
    await expect(loadGrading(depsNow(), grader, opened.num)).rejects.toMatchObject({
      code: "grading-not-found",
    });
  });

  it("requires a third, blind to the others, and assigns nobody twice", async () => {
    const { essay, a, b, c } = await givenPair();
    await grade(a, essay, even(40));
    await grade(b, essay, even(120));
    await expect(claimEssays(depsNow(), a)).rejects.toMatchObject({ code: "grading-none-left" });
    await claimEssays(depsNow(), c);
    const [third] = await openOf(c, essay);
    expect(await loadGrading(depsNow(), c, third?.num ?? -1)).toMatchObject({ round: 3, others: [] });
    await grade(c, essay, even(80));
    expect(await stateOf(essay)).toMatchObject({ state: "panel", outcome: null });
    await expect(claimPanelSeat(depsNow(), { ...c, coordinates: true }, essay)).rejects.toMatchObject({
      code: "grading-not-found",
    });
  });

  it("gives zero with its reason where two find it void", async () => {
    const { essay, a, b } = await givenPair();
    await grade(a, essay, [], { status: "too-short" });
    await grade(b, essay, [], { status: "too-short" });
    expect((await stateOf(essay)).outcome).toMatchObject({ total: 0, zero: "too-short" });
  });

  it("accepts one appeal with a reason, which the panel decides", async () => {
    const { essay, id, a, b, panel } = await givenPair();
    await grade(a, essay, even(120));
    await grade(b, essay, even(120));
    const student = studentNumbered(author);
    const ask = (reason: string, viewer = student) => requestAppeal(depsNow(), viewer, { id, reason });
    await expect(ask("curto")).rejects.toMatchObject({ code: "essay-appeal-reason" });
    await expect(
      ask("A competência 5 tem os cinco elementos.", studentNumbered(author + 1)),
    ).rejects.toMatchObject({
      code: "essay-appeal-taken",
    });
    await ask("A competência 5 tem os cinco elementos.");
    expect((await stateOf(essay)).state).toBe("appealed");
    await expect(ask("A competência 5 tem os cinco elementos.")).rejects.toMatchObject({
      code: "essay-appeal-taken",
    });
    const teacher = { ...panel, coordinates: false };
    await expect(claimPanelSeat(depsNow(), teacher, essay)).rejects.toMatchObject({
      code: "grading-not-found",
    });
    await claimPanelSeat(depsNow(), panel, essay);
    await grade(panel, essay, [120, 120, 120, 120, 200], {
      comments: ["", "", "", "", "", "Tem razão na C5."],
    });
    expect(await stateOf(essay)).toMatchObject({ state: "returned", outcome: { total: 680 } });
    const [appeal] = await rowsOf("SELECT answer, decided_by FROM essay_appeals WHERE essay = ?", essay);
    expect(appeal).toEqual({ answer: "Tem razão na C5.", decided_by: panel.accountId });
    await expect(ask("Quero ainda mais pontos, por favor.")).rejects.toMatchObject({
      code: "essay-appeal-taken",
    });
  });

  it("saves over the revision it was written on, and is the grader's alone (SEC-05)", async () => {
    const { essay, a, b } = await givenPair();
    const [open] = await openOf(a, essay);
    const num = open?.num ?? -1;
    const save = (grader: EssayGrader, revision: number) =>
      saveGrading(depsNow(), grader, { num, revision, draft: draftOf([40]) });
    await expect(save(a, 0)).resolves.toEqual({ revision: 1 });
    await expect(save(a, 0)).resolves.toMatchObject({
      conflict: { revision: 1, draft: { status: "normal", grades: [40, null, null, null, null] } },
    });
    await expect(save(b, 1)).rejects.toMatchObject({ code: "grading-not-found" });
    await expect(save({ ...a, school: null }, 1)).rejects.toMatchObject({ code: "grading-not-found" });
    await expect(finishGrading(depsNow(), a, num)).rejects.toMatchObject({ code: "grading-incomplete" });
    await expect(finishGrading(depsNow(), b, num)).rejects.toMatchObject({ code: "grading-not-found" });
    await saveGrading(depsNow(), a, { num, revision: 1, draft: draftOf(even(80)) });
    await finishGrading(depsNow(), a, num);
    await finishGrading(depsNow(), a, num);
    await expect(save(a, 2)).rejects.toMatchObject({ code: "grading-elsewhere" });
  });

  it("never gives an essay to its author or to another school, nor more than six at once", async () => {
    const school = await ownSchool();
    await givenEssays(8, { theme, author, school });
    const own = graderNumbered(1, { accountId: freshId(), school, userNum: author });
    await expect(claimEssays(depsNow(), own)).rejects.toMatchObject({ code: "grading-none-left" });
    const other = graderNumbered(2, { accountId: freshId(), school: await ownSchool() });
    await expect(claimEssays(depsNow(), other)).rejects.toMatchObject({ code: "grading-none-left" });
    const one = graderNumbered(3, { accountId: freshId(), school });
    await expect(claimEssays(depsNow(), one)).resolves.toEqual({ taken: MOST_OPEN_GRADINGS });
    await expect(claimEssays(depsNow(), one)).rejects.toMatchObject({ code: "grading-none-left" });
    await expect(freeEssays(depsNow(), one)).rejects.toMatchObject({ code: "no-permission" });
    const late = { ...depsNow(), now: () => gradingClock.now + GRADING_SECONDS + 1 };
    await expect(freeEssays(late, { ...one, coordinates: true })).resolves.toEqual({
      freed: MOST_OPEN_GRADINGS,
    });
  });
});
