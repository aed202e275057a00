import { beforeAll, expect, it } from "vitest";
import { importEnem } from "#app/features/bank/services/exchange/import-enem.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { visitorDeps } from "#tests/support/given.ts";
import { givenAdmin, type Known, postFields } from "#tests/support/given-admin.ts";
import { givenJson } from "#tests/unit/bank/enem/given-row.ts";

let admin: Known;

beforeAll(async () => {
  admin = await givenAdmin();
});

async function page(after = ""): Promise<string> {
  return (await door.send(`/admin/classificar${after}`, { cookie: admin.cookie })).text();
}

async function imported(index: number, context: string, asked: string) {
  const sourcePath = `public/2023/questions/${index}/details.json`;
  const row = givenJson({ index, year: 2023, sourcePath, context, alternativesIntroduction: asked });
  await importEnem(visitorDeps(), {
    files: [{ name: "enem-2023.jsonl", text: JSON.stringify(row) }],
    links: null,
    pictures: { has: () => false, read: async () => new Uint8Array() },
    written: new Map(),
    dryRun: false,
    importedBy: "teste",
  });
  const query = `SELECT q.ord, q.subject, q.topics FROM question_sources s JOIN questions q ON q.ord = s.ord WHERE s.path = ?`;
  return () =>
    bindings.DB.prepare(query).bind(sourcePath).first<{ ord: number; subject: number; topics: string }>();
}

it("contains questions without a sure topic; a confirmed proposal is the question's topic, a skipped one waits", async () => {
  const sure = await imported(
    150,
    "Um dado é lançado duas vezes, ao acaso, por uma pessoa. Todas as faces têm a mesma chance.",
    "Qual é a probabilidade de uma pessoa obter o mesmo número nos dois lançamentos?",
  );
  const doubtful = await imported(
    151,
    "Uma pessoa foi a uma loja e viu uma placa com uma palavra que uma amiga lhe disse.",
    "Uma resposta certa é",
  );
  expect((await sure())?.topics).toBe("[9057]");
  expect((await doubtful())?.topics).toBe("[]");
  const html = await page();
  expect(html).toContain("1 questão espera");
  const topic = /name="topic"[^>]*value="(\d+)"/.exec(html)?.[1] ?? "";
  const code = /name="code" value="([^"]+)"/.exec(html)?.[1] ?? "";
  const ord = (await doubtful())?.ord ?? 0;
  expect(await page(`?apos=${ord}`)).toContain("Voltar às que foram puladas");
  const reply = await postFields("/admin/classificar", { code, topic, ord: String(ord) }, admin.cookie);
  expect([reply.status, reply.headers.get("Location")]).toEqual([302, `/admin/classificar?apos=${ord}`]);
  expect((await doubtful())?.topics).toBe(`[${topic}]`);
  expect(await page()).toContain("Nenhuma questão aguarda um assunto.");
  expect(
    (await postFields("/admin/classificar", { code, topic, ord: String(ord) }, admin.cookie)).status,
  ).toBe(409);
  expect((await postFields("/admin/classificar", { code, topic: "1", ord: "1" }, admin.cookie)).status).toBe(
    409,
  );
});
