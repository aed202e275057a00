import { beforeAll, expect, it } from "vitest";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { dataAddress } from "#tests/support/every-route.ts";
import { freshId, givenBank, givenPerson, type StoredQuestion, signedIn } from "#tests/support/given.ts";
import { auditOf, givenAdmin } from "#tests/support/given-admin.ts";
import { editedStudy, givenPublished, givenStudy, postStudy } from "#tests/support/given-study.ts";

let admin: string;
let student: string;
let teacher: string;
let bank: StoredQuestion[];

beforeAll(async () => {
  bank = await givenBank(300);
  admin = (await givenAdmin()).cookie;
  student = await signedIn(await givenPerson());
  teacher = await signedIn(
    await givenPerson({ school: { id: `e${freshId().slice(0, 12)}`, role: "admin" } }),
  );
});

async function statusOf(path: string, cookie?: string): Promise<number> {
  return (await door.send(path, { cookie })).status;
}

async function textOf(path: string, cookie?: string): Promise<string> {
  return (await door.send(path, { cookie })).text();
}

async function titlesFor(query: string, cookie?: string): Promise<string[]> {
  const response = await door.send(dataAddress(`/materiais?${query}`, "features/library/pages/materials"), {
    cookie,
  });
  const listed = (await response.json()) as { materials: { title: string }[] };
  return listed.materials.map(({ title }) => title);
}

it("a draft is nowhere for anybody but admins", async () => {
  const word = `rascunho${freshId().slice(0, 10)}`;
  const id = await givenStudy(admin);
  const question = bank[0]?.code ?? "";
  const text = `## ${word}\n\n::questões ${question}`;
  await postStudy(id, "save", admin, { title: `Sobre ${word}`, text });
  const places = [`/m/${id}`, `/m/${id}?rascunho=1`, `/m/${id}/arquivo?rascunho=1`];
  for (const cookie of [undefined, student, teacher]) {
    for (const path of places) expect([path, await statusOf(path, cookie)]).toEqual([path, 404]);
    expect(await titlesFor(`q=${word}`, cookie)).toEqual([]);
    for (const path of ["/materiais", "/sitemap/materiais.xml"])
      expect((await textOf(path, cookie)).includes(id)).toBe(false);
  }
  expect(await statusOf(`/m/${id}/editar`, student)).toBe(401);
  expect(await statusOf(`/m/${id}`, admin)).toBe(404);
  expect((await textOf(`/m/${id}?rascunho=1`, admin)).includes(word)).toBe(true);
});

it("a page is found and read once it is published, and gone when it is withdrawn", async () => {
  const word = `publicado${freshId().slice(0, 10)}`;
  const id = await givenPublished(admin, { title: `Sobre ${word}` });
  expect(await titlesFor(`q=${word.slice(0, 14)}`)).toEqual([`Sobre ${word}`]);
  expect(await titlesFor(`q=${word}&disciplina=quimica`)).toEqual([]);
  expect(await titlesFor(`q=${word}&disciplina=fisica&assunto=5040&tipo=page`)).toEqual([`Sobre ${word}`]);
  expect((await textOf(`/m/${id}`)).includes("Um corpo em repouso")).toBe(true);
  expect((await textOf("/sitemap/materiais.xml")).includes(`/m/${id}<`)).toBe(true);
  await postStudy(id, "withdraw", admin);
  expect(await statusOf(`/m/${id}`)).toBe(404);
  expect(await titlesFor(`q=${word}`)).toEqual([]);
  expect((await auditOf(id)).map(({ action }) => action)).toEqual(["material.publish", "material.withdraw"]);
});

it("what is written after publishing waits, and an earlier version comes back", async () => {
  const id = await givenPublished(admin);
  await postStudy(id, "save", admin, { text: "## Inércia\n\nSegunda escrita." });
  expect((await textOf(`/m/${id}`)).includes("Segunda escrita")).toBe(false);
  await postStudy(id, "publish", admin, { text: "## Inércia\n\nSegunda escrita." });
  expect((await textOf(`/m/${id}`)).includes("Segunda escrita")).toBe(true);
  await postStudy(id, "restore", admin, { version: "1" });
  expect((await textOf(`/m/${id}`)).includes("Segunda escrita")).toBe(true);
  const { version, versions } = await editedStudy(id, admin);
  expect([version, versions.map((each) => each.version)]).toEqual([3, [3, 2, 1]]);
  await postStudy(id, "publish", admin);
  expect((await textOf(`/m/${id}`)).includes("Segunda escrita")).toBe(false);
});

it("a save over an older state is refused, and nothing is lost", async () => {
  const id = await givenStudy(admin);
  const { base } = await editedStudy(id, admin);
  expect((await postStudy(id, "save", admin, { text: "primeira aba" })).status).toBe(200);
  const late = await postStudy(id, "save", admin, { base, text: "segunda aba" });
  expect(late.status).toBe(409);
  const sources = await bindings.DB.prepare("SELECT source FROM study_versions WHERE material = ?")
    .bind(id)
    .all();
  expect(sources.results).toEqual([{ source: "primeira aba" }]);
});

it("publishing needs a summary, a topic and something to read", async () => {
  const id = await givenStudy(admin);
  const refused = await postStudy(id, "publish", admin, { summary: "", topics: [], text: "" });
  const page = await refused.text();
  expect(refused.status).toBe(422);
  expect(page).toContain("Escreva o resumo antes de publicar.");
  expect(page).toContain("Escreva o texto antes de publicar.");
  expect(await statusOf(`/m/${id}`)).toBe(404);
  expect((await postStudy(id, "publish", student)).status).not.toBe(302);
});

it("only what is not published can be deleted, with all versions", async () => {
  const id = await givenPublished(admin);
  expect((await postStudy(id, "delete", admin)).status).toBe(409);
  await postStudy(id, "withdraw", admin);
  expect((await postStudy(id, "delete", admin)).status).toBe(302);
  const left = await bindings.DB.prepare("SELECT count(*) AS n FROM study_versions WHERE material = ?")
    .bind(id)
    .first();
  expect(left).toEqual({ n: 0 });
});

it("questions come without keys, once each, and those in quarantine leave no trace", async () => {
  const [first, second] = bank;
  const text = `## Questões\n\n::questões ${first?.code} ${first?.code} ${second?.code} ZZZ`;
  const id = await givenPublished(admin, { text });
  await bindings.DB.prepare("UPDATE questions SET status = 'quarantined' WHERE ord = ?")
    .bind(second?.ord)
    .run();
  const response = await door.send(dataAddress(`/m/${id}`, "features/library/pages/study-material"), {
    cookie: student,
  });
  const { parts } = (await response.json()) as {
    parts: { kind: string; questions?: { ord: number; answered: null }[] }[];
  };
  const asked = parts.flatMap(({ questions }) => questions ?? []);
  expect(asked.map(({ ord, answered }) => [ord, answered])).toEqual([[first?.ord, null]]);
  await bindings.DB.prepare("UPDATE questions SET status = 'published' WHERE ord = ?")
    .bind(second?.ord)
    .run();
});

it("a script in a page never runs: it is text", async () => {
  const id = await givenPublished(admin, {
    text: "## <img src=x onerror=alert(1)>\n\n<script>alert(1)</script> [x](javascript:alert(1))",
  });
  const html = await textOf(`/m/${id}`);
  expect(html).not.toMatch(/<script>alert|<img src=x|href="javascript/);
});
