import { describe, expect, it } from "vitest";
import { gradingPaths } from "#app/features/essays/paths.ts";
import { claimEssays } from "#app/features/essays/services/grading/claim-essays.server.ts";
import { loadAgreement } from "#app/features/essays/services/grading/load-agreement.server.ts";
import { loadGrading } from "#app/features/essays/services/grading/load-grading.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, rowsRead } from "#tests/support/count-trips.ts";
import { openDoor } from "#tests/support/door.ts";
import { freshId, givenPerson, numberOf, visitorDeps } from "#tests/support/given.ts";
import { givenKnown, type Known } from "#tests/support/given-admin.ts";
import { givenEssays, givenTheme, graderNumbered } from "#tests/support/given-essays.ts";
import { givenSchoolWith, rowsOf } from "#tests/support/given-school.ts";
import { depsNow, even, openOf } from "#tests/support/grading.ts";

type Readings = { count: number; school: string | null; graders: readonly [string, string]; author: number };

/** Returned essays of two graders: the first goes through all levels, the second is 40 above in C1, or gives a situation. */
async function givenReadings({ count, school, graders, author }: Readings, status = "normal"): Promise<void> {
  const theme = await givenTheme(school);
  const essays = await givenEssays(count, { theme, author, school });
  const statements = essays.flatMap(({ num }, at) => {
    const points = (at % 5) * 40;
    const grades = [even(points), [points + 40, points, points, points, points]];
    return [
      bindings.DB.prepare("UPDATE essays SET state = 'returned', outcome = '{}' WHERE num = ?").bind(num),
      ...graders.map((grader, of) =>
        bindings.DB.prepare(
          "INSERT INTO essay_gradings (essay, round, grader, status, grades, total, concluded_at) VALUES (?, ?, ?, ?, ?, 1, 1)",
        ).bind(num, of + 1, grader, of === 1 ? status : "normal", JSON.stringify(grades[of])),
      ),
    ];
  });
  await bindings.DB.batch(statements);
}

const coordinator = (school: string) =>
  graderNumbered(1, { accountId: freshId(), school, coordinates: true });
const authorNumber = async () => numberOf(await givenPerson());

describe("agreement of graders", () => {
  it("is by grader and competence, refused with few pairs, of the own school alone, to its management", async () => {
    const [school, other] = [(await givenSchoolWith()).id, (await givenSchoolWith()).id];
    const author = await authorNumber();
    const known: Known[] = [await givenKnown(), await givenKnown()];
    const [a = "", b = ""] = known.map(({ viewer }) => viewer.id);
    await givenReadings({ count: 35, school, author, graders: [a, b] });
    await givenReadings({ count: 4, school, author, graders: [a, "gone"] });
    await givenReadings({ count: 3, school, author, graders: [b, a] }, "off-topic");
    await givenReadings({ count: 9, school: other, author, graders: [a, b] });
    const { profiles } = await loadAgreement(visitorDeps(), coordinator(school));
    const [enem, ...more] = profiles;
    expect([enem?.id, enem?.essays, more]).toEqual(["enem", 39, []]);
    expect(enem?.graders.map(({ grader, pairs }) => [grader, pairs])).toEqual([
      [a, 39],
      [b, 35],
      ["gone", 4],
    ]);
    expect(enem?.graders[2]).toMatchObject({
      name: "Conta excluída",
      rows: expect.arrayContaining([{ label: "C1 Norma-padrão", agreement: { pairs: 4, refused: "few" } }]),
    });
    expect(enem?.graders[1]?.rows[1]?.agreement).toMatchObject({ kappa: expect.closeTo(1, 6), exact: 1 });
    expect(enem?.graders[1]?.rows[0]?.agreement).toMatchObject({ exact: 0, adjacent: 1 });
    const teacher = { ...coordinator(school), coordinates: false };
    await expect(loadAgreement(visitorDeps(), teacher)).rejects.toMatchObject({ code: "no-permission" });
  });

  it("reads at most a thousand rows in one trip, however many essays came back", async () => {
    const author = await authorNumber();
    await givenReadings({ count: 40, school: null, author, graders: ["x", "y"] });
    const { cookie } = await givenKnown({ claims: ["moderator"] });
    const cost = async () => {
      const { database, trips } = countedDatabase(bindings.DB);
      const reply = await openDoor({ DB: database }).send(gradingPaths.agreement(), { cookie });
      return { html: await reply.text(), status: reply.status, trips: trips.length, rows: rowsRead(trips) };
    };
    const few = await cost();
    expect(few).toMatchObject({ status: 200, trips: 1 });
    expect(few.html).toContain("Concordância entre corretores");
    expect(few.html).toContain("Mesmo nível");
    await givenReadings({ count: 300, school: null, author, graders: ["x", "y"] });
    await givenReadings({ count: 300, school: (await givenSchoolWith()).id, author, graders: ["x", "y"] });
    const many = await cost();
    expect(many.trips).toBe(1);
    expect(many.rows).toBeLessThanOrEqual(1000);
  });
});

describe("the copy check", () => {
  it("shows a grader which lines repeat the motivating texts, and the essay is theirs to judge", async () => {
    const school = (await givenSchoolWith()).id;
    const theme = await givenTheme(school);
    const source = "Quem lê em voz alta para uma criança ensina a ouvir antes de ensinar a ler.";
    await bindings.DB.prepare("UPDATE essay_themes SET texts = ? WHERE num = ?")
      .bind(JSON.stringify([{ title: "Um", text: source, source: "Farol." }]), theme)
      .run();
    const text = `Uma frase só minha, para começar.\n${source}\nOutra frase minha, para terminar.`;
    await givenEssays(1, { theme, author: await authorNumber(), school, text });
    const grader = graderNumbered(9, { accountId: freshId(), school });
    await claimEssays(depsNow(), grader);
    const [open] = await openOf(grader);
    const { copy } = await loadGrading(depsNow(), grader, open?.num ?? -1);
    expect(copy).toMatchObject({ written: 4, copied: [2, 3], own: 2, least: 8 });
    expect(copy?.passages).toMatchObject([{ source: 0, from: 2, to: 3, words: 16 }]);
    expect(
      await rowsOf(
        "SELECT status, lines FROM essay_gradings g JOIN essays e ON e.num = g.essay WHERE g.num = ?",
        String(open?.num),
      ),
    ).toMatchObject([{ status: "normal" }]);
  });
});
