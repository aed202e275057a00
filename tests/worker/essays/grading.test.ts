import { beforeAll, describe, expect, it } from "vitest";
import { GRADING_SECONDS, MOST_OPEN_GRADINGS } from "#app/domain/essays/graded-essay.ts";
import { concludeOwn, type EssayGrader } from "#app/queries/essays/gradings.server.ts";
import type { Deps } from "#app/services/deps.ts";
import { askAppeal } from "#app/services/essays/appeal-essay.server.ts";
import {
  concludeGrading,
  freeEssays,
  saveGrading,
  takeEssays,
  takePanelEssay,
} from "#app/services/essays/grade-essay.server.ts";
import { settleLeft } from "#app/services/essays/settle-essay.server.ts";
import { freshId, givenPerson, numberOf, visitorDeps } from "#tests/support/given.ts";
import { givenEssays, givenTheme, graderNumbered } from "#tests/support/given-essays.ts";
import { givenSchoolWith, rowsOf } from "#tests/support/given-school.ts";
import { SWEEP_STEP } from "#tests/support/sweep.ts";
import { studentNumbered } from "#tests/support/viewers.ts";

let theme: number;
let author: number;
let clock = 1_790_000_000;

const depsNow = (): Deps => ({ ...visitorDeps(), now: () => clock, later: () => undefined });

beforeAll(async () => {
  theme = await givenTheme();
  author = await numberOf(await givenPerson());
});

/** Of an essay's own: a school nobody else uses. */
async function ownSchool(): Promise<string> {
  return (await givenSchoolWith()).id;
}

const even = (points: number) => [points, points, points, points, points];
const draftOf = (grades: readonly number[], more: object = {}) => ({ grades, ...more });

async function openOf(
  grader: EssayGrader,
  essay?: number,
): Promise<{ num: number; essay: number; revision: number }[]> {
  const rows = await rowsOf<{ num: number; essay: number; revision: number }>(
    "SELECT num, essay, revision FROM essay_gradings WHERE grader = ? AND concluded_at IS NULL ORDER BY num",
    grader.accountId,
  );
  return rows.filter((row) => essay === undefined || row.essay === essay);
}

async function grade(
  grader: EssayGrader,
  essay: number,
  grades: readonly number[],
  more: object = {},
): Promise<void> {
  const [open] = await openOf(grader, essay);
  if (!open) throw new Error("not theirs");
  await saveGrading(depsNow(), grader, {
    num: open.num,
    revision: open.revision,
    draft: draftOf(grades, more),
  });
  await concludeGrading(depsNow(), grader, open.num);
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
  await takeEssays(depsNow(), a);
  await takeEssays(depsNow(), b);
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

  it("asks a third, then the panel, blind to each other", async () => {
    const { essay, a, b, c, panel } = await givenPair();
    await grade(a, essay, even(40));
    await grade(b, essay, even(120));
    await expect(takeEssays(depsNow(), a)).rejects.toMatchObject({ code: "grading-none-left" });
    await takeEssays(depsNow(), c);
    await grade(c, essay, even(80));
    expect(await stateOf(essay)).toMatchObject({ state: "panel", outcome: null });
    const [seat] = await rowsOf<{ num: number }>(
      "SELECT num FROM essay_gradings WHERE essay = ? AND round = 4",
      essay,
    );
    const num = seat?.num ?? -1;
    await expect(takePanelEssay(depsNow(), c, num)).rejects.toMatchObject({ code: "no-permission" });
    await expect(takePanelEssay(depsNow(), { ...c, coordinates: true }, num)).rejects.toMatchObject({
      code: "grading-not-found",
    });
    await takePanelEssay(depsNow(), panel, num);
    await grade(panel, essay, even(200));
    expect(await stateOf(essay)).toMatchObject({ state: "returned", outcome: { total: 1000, used: [num] } });
  });

  it("gives zero with its reason where two find it void", async () => {
    const { essay, a, b } = await givenPair();
    await grade(a, essay, [], { status: "too-short" });
    await grade(b, essay, [], { status: "too-short" });
    expect((await stateOf(essay)).outcome).toMatchObject({ total: 0, zero: "too-short" });
  });

  it("takes one appeal with a reason, which the panel decides", async () => {
    const { essay, id, a, b, panel } = await givenPair();
    await grade(a, essay, even(120));
    await grade(b, essay, even(120));
    const student = studentNumbered(author);
    const ask = (reason: string, viewer = student) => askAppeal(depsNow(), viewer, { id, reason });
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
    const [seat] = await rowsOf<{ num: number }>(
      "SELECT num FROM essay_gradings WHERE essay = ? AND round = 4",
      essay,
    );
    await takePanelEssay(depsNow(), panel, seat?.num ?? -1);
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

  it("saves over the revision it was written on, and is the grader's alone", async () => {
    const { essay, a, b } = await givenPair();
    const [open] = await openOf(a, essay);
    const num = open?.num ?? -1;
    const save = (grader: EssayGrader, revision: number) =>
      saveGrading(depsNow(), grader, { num, revision, draft: draftOf([40]) });
    await expect(save(a, 0)).resolves.toEqual({ revision: 1 });
    await expect(save(a, 0)).rejects.toMatchObject({ code: "grading-elsewhere" });
    await expect(save(b, 1)).rejects.toMatchObject({ code: "grading-not-found" });
    await expect(save({ ...a, school: null }, 1)).rejects.toMatchObject({ code: "grading-not-found" });
    await expect(concludeGrading(depsNow(), a, num)).rejects.toMatchObject({ code: "grading-incomplete" });
    await expect(concludeGrading(depsNow(), b, num)).rejects.toMatchObject({ code: "grading-not-found" });
    await saveGrading(depsNow(), a, { num, revision: 1, draft: draftOf(even(80)) });
    await concludeGrading(depsNow(), a, num);
    await concludeGrading(depsNow(), a, num);
    await expect(save(a, 2)).rejects.toMatchObject({ code: "grading-elsewhere" });
  });

  it("never gives an essay to its author or to another school, nor more than six at once", async () => {
    const school = await ownSchool();
    await givenEssays(8, { theme, author, school });
    const own = graderNumbered(1, { accountId: freshId(), school, userNum: author });
    await expect(takeEssays(depsNow(), own)).rejects.toMatchObject({ code: "grading-none-left" });
    const other = graderNumbered(2, { accountId: freshId(), school: await ownSchool() });
    await expect(takeEssays(depsNow(), other)).rejects.toMatchObject({ code: "grading-none-left" });
    const one = graderNumbered(3, { accountId: freshId(), school });
    await expect(takeEssays(depsNow(), one)).resolves.toEqual({ taken: MOST_OPEN_GRADINGS });
    await expect(takeEssays(depsNow(), one)).rejects.toMatchObject({ code: "grading-none-left" });
    await expect(freeEssays(depsNow(), one)).rejects.toMatchObject({ code: "no-permission" });
    const late = { ...depsNow(), now: () => clock + GRADING_SECONDS + 1 };
    await expect(freeEssays(late, { ...one, coordinates: true })).resolves.toEqual({
      freed: MOST_OPEN_GRADINGS,
    });
  });
});

describe("1,000 essays with kills and reassignments (a tenth here)", () => {
  it("end with one grade and one trail each", async () => {
    const school = await ownSchool();
    const essays = await givenEssays(1000 / SWEEP_STEP, { theme, author, school });
    const graders = Array.from({ length: 8 }, (_, at) =>
      graderNumbered(at, { accountId: freshId(), school }),
    );
    const panel = graderNumbered(99, { accountId: freshId(), school, coordinates: true });
    let seed = 11;
    const random = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed / 2_147_483_648;
    };
    const level = () => 40 * Math.floor(1 + random() * 4);
    for (let turn = 0; turn < 4000; turn += 1) {
      const grader = graders[turn % graders.length] as EssayGrader;
      const taken = await takeEssays(depsNow(), grader).catch(() => null);
      const open = await openOf(grader);
      if (!taken && open.length === 0 && turn > graders.length && (await allRead(school))) break;
      for (const { num, revision } of open) {
        const fate = random();
        if (fate < 0.05) continue;
        const grades = [level(), level(), level(), level(), level()];
        await saveGrading(depsNow(), grader, { num, revision, draft: draftOf(grades) });
        if (fate < 0.1) continue;
        // Killed between the conclusion and its settling.
        if (fate < 0.2) await depsNow().write(concludeOwn(depsNow().db, grader, { num, now: clock }));
        else
          await Promise.all([
            concludeGrading(depsNow(), grader, num),
            concludeGrading(depsNow(), grader, num),
          ]);
      }
      if (turn % 24 === 23) {
        clock += GRADING_SECONDS + 1;
        await settleLeft(depsNow());
      }
    }
    await settleLeft(depsNow());
    const seats = await rowsOf<{ num: number; essay: number }>(
      "SELECT g.num, g.essay FROM essay_gradings g JOIN essays e ON e.num = g.essay WHERE e.school = ? AND g.round = 4",
      school,
    );
    for (const { num, essay } of seats) {
      await takePanelEssay(depsNow(), panel, num);
      await grade(panel, essay, even(120));
    }
    const states = await rowsOf<{ state: string; essays: number }>(
      "SELECT state, count(*) AS essays FROM essays WHERE school = ? GROUP BY state",
      school,
    );
    expect(states).toEqual([{ state: "returned", essays: essays.length }]);
    const trails = await rowsOf(
      `SELECT e.num FROM essays e JOIN essay_gradings g ON g.essay = e.num WHERE e.school = ? GROUP BY e.num
       HAVING count(*) <> count(DISTINCT g.grader) OR count(*) <> count(g.concluded_at) OR e.outcome IS NULL
         OR (SELECT count(*) FROM notifications n WHERE n.link = '/redacao/' || e.id || '/resultado') <> 1`,
      school,
    );
    expect(trails).toEqual([]);
    expect(seats.length).toBeGreaterThan(0);
  });
});

async function allRead(school: string): Promise<boolean> {
  const rows = await rowsOf(
    "SELECT 1 FROM essays e WHERE e.school = ? AND e.state NOT IN ('returned', 'panel') LIMIT 1",
    school,
  );
  return rows.length === 0;
}
