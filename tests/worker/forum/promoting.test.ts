import { expect, it } from "vitest";
import { bindings } from "#tests/support/bindings.ts";
import { givenWriter } from "#tests/support/commenting.ts";
import { countedDatabase, rowsRead } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { actOn, answer, ask, threadOf } from "#tests/support/forum.ts";
import { givenQuestion } from "#tests/support/given.ts";
import { givenAdmin } from "#tests/support/given-admin.ts";

it("an accepted answer becomes the question's solution with credit, when its author proposes it and an admin accepts it", async () => {
  const question = await givenQuestion({ solution: null });
  const [asker, helper] = [await givenWriter(), await givenWriter({ firstName: "Moema" })];
  const code = await ask(asker, question, "Como se resolve esta questão?");
  const num = await answer(helper, code, "Some os dois lados: $x = 3$.");
  await actOn(asker, code, { intent: "propose" });
  expect((await threadOf(asker, code)).proposed).toBe(false);
  await actOn(asker, code, { intent: "accept", num: String(num) });
  const page = async (path: string, { cookie }: { cookie: string }) =>
    (await door.send(path, { cookie })).text();
  expect(await page(`/r/${code}`, asker)).toContain("Propor como resolução da questão");
  await actOn(asker, code, { intent: "propose" });
  expect((await threadOf(asker, code)).proposed).toBe(true);
  expect(await page(`/r/${code}`, asker)).toContain("Proposta como resolução: a equipe vai conferir.");
  expect((await actOn(asker, code, { intent: "promote", taken: "1" })).status).toBe(401);
  const admin = await givenAdmin();
  expect(await page("/moderacao", admin)).toMatch(/Propostas de resolução.*Como se resolve esta questão\?/s);
  expect(await page(`/r/${code}`, admin)).toContain("Usar como resolução");
  await actOn(admin, code, { intent: "promote", taken: "1" });
  const stored = "SELECT s.solution FROM question_solutions s WHERE s.ord = ?";
  const solution = await bindings.DB.prepare(stored).bind(question.ord).first<string>("solution");
  expect(solution).toContain("Some os dois lados");
  expect(solution).toContain("Resolução de Moema");
  const told = "SELECT content FROM notifications WHERE audience = ? ORDER BY num DESC";
  const content = await bindings.DB.prepare(told).bind(`person:${helper.viewer.id}`).first<string>("content");
  expect(content).toContain("virou a resolução");
});

it("every page of the forum reads a bounded number of rows, in one trip, at any depth", async () => {
  const question = await givenQuestion();
  const writer = await givenWriter();
  await bindings.DB.prepare(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
    INSERT INTO threads (ord, subject, user_id, operation, title, created_at)
    SELECT ?1, 5 + i % 3, ?2, 'many-' || i, 'Uma de muitas dúvidas ' || i, i FROM n`)
    .bind(question.ord, writer.viewer.id)
    .run();
  await bindings.DB.prepare(`INSERT INTO comments (id, ord, parent, user_id, operation, source, html, created_at)
    SELECT 'm' || num, -num, 0, user_id, operation, 'atrito energia', '<p>x</p>', 1 FROM threads WHERE operation LIKE 'many-%'`).run();
  const middle = await bindings.DB.prepare(
    "SELECT num FROM threads WHERE operation = 'many-2500'",
  ).first<number>("num");
  const costs: Record<string, [number, number]> = {};
  for (const path of [
    "/respostas",
    `/respostas?apos=${middle}`,
    `/respostas?ver=novas&apos=${middle}`,
    `/respostas?materia=fisica&apos=${middle}`,
    `/respostas?ver=novas&materia=fisica&apos=${middle}`,
    `/respostas?ver=minhas&apos=${middle}`,
    `/respostas?busca=atrito&apos=${middle}`,
    `/respostas?busca=energia&materia=fisica&apos=${middle}`,
    `/q/${question.code}/duvida?texto=energia+dissipada+pelo+atrito`,
    "/moderacao",
  ]) {
    const { database, trips } = countedDatabase(bindings.DB);
    const cookie = path === "/moderacao" ? (await givenAdmin()).cookie : writer.cookie;
    expect((await openDoor({ DB: database }).send(path, { cookie })).status, path).toBe(200);
    costs[path] = [trips.length, rowsRead(trips)];
  }
  expect(Object.entries(costs).filter(([, [trips, rows]]) => trips > 1 || rows > 150)).toEqual([]);
});
