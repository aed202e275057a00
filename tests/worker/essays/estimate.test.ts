import { describe, expect, it } from "vitest";
import { gradingPaths } from "#app/features/essays/paths.ts";
import { claimEssays } from "#app/features/essays/services/grading/claim-essays.server.ts";
import { platformGrader } from "#app/features/essays/services/grading/essay-grader.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { givenPerson, numberOf } from "#tests/support/given.ts";
import { givenKnown } from "#tests/support/given-admin.ts";
import { givenEssays, givenTheme } from "#tests/support/given-essays.ts";
import { depsNow, even, grade, openOf } from "#tests/support/grading.ts";

const SHOWN = /Estimativa automática|"estimate":\{/;

/** A mentor with an essay at their desk. */
async function givenDesk(profile = "enem") {
  const mentor = await givenKnown({ claims: ["mentor"] });
  const author = await numberOf(await givenPerson());
  const [essay] = await givenEssays(1, { theme: await givenTheme(null, profile), author });
  const grader = platformGrader(mentor.viewer);
  await claimEssays(depsNow(), grader);
  const [open] = await openOf(grader, essay?.num);
  return { mentor, grader, essay: essay?.num ?? -1, reading: open?.num ?? -1 };
}

type Desk = Awaited<ReturnType<typeof givenDesk>>;
/** All replies to a grader: their desk as a page, as data, after a save, and the queue. */
async function allAnswers({ mentor: { cookie }, reading }: Desk): Promise<string> {
  const desk = gradingPaths.grading(reading);
  const data = (path: string, route: string) => `${path}?_data=${encodeURIComponent(route)}`;
  const draft = JSON.stringify({ grades: even(120) });
  const answers = [
    await door.send(desk, { cookie }),
    await door.send(data(desk, "features/essays/pages/grading"), { cookie }),
    await door.send(gradingPaths.queue(), { cookie }),
    await door.send(data(gradingPaths.queue(), "features/essays/pages/grading-queue"), { cookie }),
    await door.post(
      data(desk, "features/essays/pages/grading"),
      { intent: "save", revision: "0", draft },
      { cookie },
    ),
  ];
  return (await Promise.all(answers.map((answer) => answer.text()))).join("\n");
}

describe("the automatic estimate", () => {
  it("is in no reply before the grader has finished, though another one has; then it is, with its agreement", async () => {
    const desk = await givenDesk();
    const other = platformGrader((await givenKnown({ claims: ["mentor"] })).viewer);
    await claimEssays(depsNow(), other);
    await grade(other, desk.essay, even(120));
    const before = await allAnswers(desk);
    expect(before).toContain("Concluir leitura");
    expect(before).not.toMatch(SHOWN);
    await grade(desk.grader, desk.essay, even(120));
    const after = await allAnswers(desk);
    expect(after).toMatch(/Estimativa automática/);
    expect(after).toContain("Não entra na nota");
    expect(after).toContain("0,35");
  });

  it("is of typed essays of ENEM alone", async () => {
    const ita = await givenDesk("ita");
    await grade(ita.grader, ita.essay, [1, 1, 1, 1, 1]);
    expect(await allAnswers(ita)).not.toMatch(SHOWN);
    const photo = await givenDesk();
    await bindings.DB.prepare("UPDATE essays SET way = 'photos' WHERE num = ?").bind(photo.essay).run();
    await grade(photo.grader, photo.essay, even(120));
    expect(await allAnswers(photo)).not.toMatch(SHOWN);
  });
});
