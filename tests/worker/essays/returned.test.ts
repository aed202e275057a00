import { describe, expect, it } from "vitest";
import { essayPaths, gradingPaths } from "#app/features/essays/paths.ts";
import { storeEssayPhoto } from "#app/features/essays/services/essay-photos.server.ts";
import { resolveEssay } from "#app/features/essays/services/grading/resolve-essay.server.ts";
import { loadEssay } from "#app/features/essays/services/load-essay.server.ts";
import { loadEssayProgress } from "#app/features/essays/services/load-essay-progress.server.ts";
import { loadEssayResult } from "#app/features/essays/services/load-result.server.ts";
import { rewriteEssay } from "#app/features/essays/services/rewrite-essay.server.ts";
import { submitOwnEssay } from "#app/features/essays/services/submit-own-essay.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { freshId, visitorDeps } from "#tests/support/given.ts";
import { givenKnown, type Known } from "#tests/support/given-admin.ts";
import { graderNumbered } from "#tests/support/given-essays.ts";
import { rowsOf } from "#tests/support/given-school.ts";
import { even } from "#tests/support/grading.ts";
import { jpeg } from "#tests/support/pictures.ts";
import { givenDraft, givenHanded, givenTheme, saveAs } from "#tests/support/writing.ts";

const TEXT = "A leitura abre portas.\n\nPortanto, o Estado deve agir.";

/** Two readings concluded, and what the rule makes of them, without a queue that other tests use. */
async function returnWith(id: string, grades: readonly number[], details: readonly string[][] = []) {
  const [row] = await rowsOf<{ num: number }>("SELECT num FROM essays WHERE id = ?", id);
  const num = row?.num ?? -1;
  for (const round of [1, 2])
    await bindings.DB.prepare(
      `INSERT INTO essay_gradings (essay, round, grader, grades, details, comments, total, concluded_at)
       VALUES (?, ?, ?, ?, ?, '["","","","","","Boa tese."]', ?, 5)`,
    )
      .bind(
        num,
        round,
        graderNumbered(round, { accountId: freshId() }).accountId,
        JSON.stringify(grades),
        JSON.stringify(details),
        grades.reduce((sum, each) => sum + each, 0),
      )
      .run();
  await bindings.DB.prepare("UPDATE essays SET state = 'grading' WHERE num = ?").bind(num).run();
  await resolveEssay({ ...visitorDeps(), later: () => undefined }, num);
  return num;
}

const resultOf = (known: Known, id: string) => loadEssayResult(visitorDeps(), known.viewer, id);

describe("an essay that came back", () => {
  it("says what to do next in each competence, in one trip", async () => {
    const known = await givenKnown();
    const id = await givenHanded(known, TEXT);
    await returnWith(id, [160, 120, 120, 120, 40], [[], [], [], [], ["agent:1", "means:0"]]);
    const result = await resultOf(known, id);
    expect(result.advice).toHaveLength(5);
    expect(result.seen[4]).toEqual(["falta meio (como)"]);
    expect(result.next?.label).toBe("C5 Proposta de intervenção");
    const { database, trips } = countedDatabase(bindings.DB);
    const response = await openDoor({ DB: database }).send(gradingPaths.result(id), { cookie: known.cookie });
    const html = await response.text();
    expect([response.status, trips.length]).toEqual([200, 1]);
    for (const text of ["A proposta tem um elemento.", "falta meio (como)", "Boa tese.", "Escrever de novo"])
      expect(html).toContain(text);
    expect(html).not.toContain("corretor-");
  });

  it("is rewritten as a new essay linked to it, and stays as it is, however often it is requested", async () => {
    const known = await givenKnown();
    const themeId = await givenTheme();
    const id = await givenHanded(known, TEXT, themeId);
    await returnWith(id, even(120));
    const again = () => door.post(gradingPaths.result(id), { intent: "rewrite" }, { cookie: known.cookie });
    const places = await Promise.all([again(), again(), again()]);
    const addresses = new Set(places.map((reply) => reply.headers.get("Location")));
    expect(addresses.size).toBe(1);
    const next = [...addresses][0]?.split("/").at(-1) ?? "";
    expect(next).not.toBe(id);
    const [link] = await rowsOf<{ parent: string }>(
      "SELECT p.id AS parent FROM essays e JOIN essays p ON p.num = e.parent WHERE e.id = ?",
      next,
    );
    expect(link?.parent).toBe(id);
    const { essay } = await loadEssay(visitorDeps(), known.viewer, next);
    expect(essay).toMatchObject({ text: TEXT, state: "draft", outcome: null });
    await saveAs(known, { id: next, text: "Outra tese." });
    expect((await loadEssay(visitorDeps(), known.viewer, id)).essay).toMatchObject({
      text: TEXT,
      state: "returned",
    });
    expect((await resultOf(known, id)).draft).toBe(next);
    const html = await (await door.send(gradingPaths.result(id), { cookie: known.cookie })).text();
    expect(html).toContain("Continuar a nova tentativa");
  });

  it("compares with the attempt before it: text, each competence, and all attempts of the theme", async () => {
    const known = await givenKnown();
    const themeId = await givenTheme();
    const id = await givenHanded(known, TEXT, themeId);
    await returnWith(id, [120, 120, 120, 120, 40]);
    const next = await rewriteEssay(visitorDeps(), known.viewer, id);
    const [{ revision } = { revision: 1 }] = await rowsOf<{ revision: number }>(
      "SELECT revision FROM essays WHERE id = ?",
      next,
    );
    const text = `${TEXT} Por meio de bibliotecas.`;
    await saveAs(known, { id: next, text, base: revision });
    await bindings.DB.prepare("UPDATE essays SET state = 'submitted', submitted_at = 1780000000 WHERE id = ?")
      .bind(next)
      .run();
    await returnWith(next, [120, 80, 120, 120, 120]);
    const result = await resultOf(known, next);
    expect(result).toMatchObject({ former: { id, text: TEXT }, changes: [0, -40, 0, 0, 80] });
    expect(result.attempts.map((attempt) => attempt.id)).toEqual([next, id]);
    expect(result.sentence).toContain("(na versão anterior, 520)");
    expect((await resultOf(known, id)).former).toBeNull();
    const html = await (await door.send(gradingPaths.result(next), { cookie: known.cookie })).text();
    expect(html).toMatch(/<ins[^>]*>[^<]*Por meio de bibliotecas/);
    expect(html).toContain("80 a mais que na tentativa anterior");
  });

  it("shows the photographs of a sheet written by hand", async () => {
    const known = await givenKnown();
    const id = await givenDraft(known);
    const photoId = freshId();
    await storeEssayPhoto(visitorDeps(), known.viewer, { id, photoId, bytes: jpeg() });
    await submitOwnEssay(visitorDeps(), known.viewer, { id, base: 1, way: "photos" });
    await returnWith(id, even(120));
    const html = await (await door.send(gradingPaths.result(id), { cookie: known.cookie })).text();
    expect(html).toContain(essayPaths.photo(id, photoId));
    expect(html).toContain("Folha 1 de 1");
  });

  it("is nobody else's, not to read nor to write again (SEC-05)", async () => {
    const [known, other] = [await givenKnown(), await givenKnown({ claims: ["admin"] })];
    const id = await givenHanded(known, TEXT);
    await returnWith(id, even(120));
    expect((await door.send(gradingPaths.result(id), { cookie: other.cookie })).status).toBe(404);
    const reply = await door.post(gradingPaths.result(id), { intent: "rewrite" }, { cookie: other.cookie });
    expect(reply.status).toBe(404);
    await expect(rewriteEssay(visitorDeps(), other.viewer, id)).rejects.toMatchObject({
      code: "essay-not-found",
    });
    const draft = await rewriteEssay(visitorDeps(), known.viewer, id);
    await expect(rewriteEssay(visitorDeps(), known.viewer, draft)).rejects.toMatchObject({
      code: "essay-not-found",
    });
  });
});

describe("progress", () => {
  it("is of one's own essays, by profile, with the same figures in charts and table", async () => {
    const [known, other] = [await givenKnown(), await givenKnown()];
    expect((await loadEssayProgress(visitorDeps(), known.viewer)).groups).toEqual([]);
    const first = await givenHanded(known, TEXT);
    await returnWith(first, [120, 120, 120, 120, 40]);
    const second = await givenHanded(known, TEXT);
    await returnWith(second, [120, 120, 120, 120, 160]);
    const fuvest = await givenHanded(known, TEXT, await givenTheme("fuvest"));
    await returnWith(fuvest, [12, 9, 9]);
    const foreign = await givenHanded(other, TEXT);
    await returnWith(foreign, even(200));
    const { groups } = await loadEssayProgress(visitorDeps(), known.viewer);
    expect(groups.map(({ id, essays }) => [id, essays.map((essay) => essay.id)])).toEqual([
      ["enem", [first, second]],
      ["fuvest", [fuvest]],
    ]);
    expect(groups[0]?.series[0]?.grades).toEqual([520, 640]);
    expect(groups[0]?.sentence).toBe(
      "A última ficou acima da anterior. C5 Proposta de intervenção foi o que mais subiu: 120 pontos.",
    );
    const html = await (await door.send(essayPaths.progress(), { cookie: known.cookie })).text();
    expect(html).toContain("Total, 2 redações: de 520 a 640, de no máximo 1.000.");
    expect(html).toContain(gradingPaths.result(second));
    expect(html).not.toContain(foreign);
  });
});

describe("the menu", () => {
  it("marks one place as current, the nearest, where another item is below its address", async () => {
    const { cookie } = await givenKnown({ claims: ["moderator"] });
    const current = async (path: string) => {
      const html = await (await door.send(path, { cookie })).text();
      const [menu = ""] = html.match(/<nav id="menu"[\s\S]*?<\/nav>/) ?? [];
      const links = menu.match(/<a [^>]*aria-current="page"[^>]*>/g) ?? [];
      return links.map((link) => /href="([^"]+)"/.exec(link)?.[1]);
    };
    expect(await current(gradingPaths.queue())).toEqual(["/redacao/correcao"]);
    expect(await current(essayPaths.essays())).toEqual(["/redacao"]);
    expect(await current(essayPaths.progress())).toEqual(["/redacao"]);
  });
});
