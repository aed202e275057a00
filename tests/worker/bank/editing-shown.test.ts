import { beforeAll, describe, expect, it } from "vitest";
import { bindings } from "#tests/support/bindings.ts";
import { door, fromOurPage, openDoor } from "#tests/support/door.ts";
import { baseOf, editForm, postEdit } from "#tests/support/edit-form.ts";
import { givenQuestion } from "#tests/support/given.ts";
import { givenAdmin, type Known } from "#tests/support/given-admin.ts";
import { png } from "#tests/support/pictures.ts";

let admin: Known;

beforeAll(async () => {
  admin = await givenAdmin();
});

describe("a picture", () => {
  it("of an alternative is stored by its bytes, drawn in the preview and saved with the question", async () => {
    const question = await givenQuestion();
    const form = editForm(question, await baseOf(question.ord), { "alt-1": "um ponto vermelho" });
    form.set("file-1", new File([png()], "mal nomeada.txt", { type: "text/plain" }));
    expect((await postEdit(question.code, form, admin.cookie)).status).toBe(302);
    const html = await (await door.send(`/q/${question.code}`)).text();
    const [, key = ""] = /src=\\?"\/imagens\/([0-9a-f]{32}\.png)/.exec(html) ?? [];
    expect(html).toContain("um ponto vermelho");
    expect((await door.send(`/imagens/${key}`)).status).toBe(200);
  });

  it("sent by itself is stored, and its path comes back for the field it was sent to", async () => {
    const question = await givenQuestion();
    const form = editForm(question, "", { intent: "upload", statement: "" });
    form.set("file-statement", new File([png()], "Gráfico 1.png"));
    const path = `/q/${question.code}/editar?_data=features%2Fbank%2Fpages%2Fedit-question`;
    const send = { method: "POST", body: form, cookie: admin.cookie, headers: fromOurPage };
    const reply = await (await door.send(path, send)).json();
    const stored = expect.stringMatching(
      new RegExp(`^edicao/${question.code}/[0-9a-f]{16}/grafico-1\\.png$`),
    );
    expect(reply).toMatchObject({ intent: "upload", pictures: { "file-statement": stored }, problems: {} });
  });

  it.each([
    ["is no picture", new TextEncoder().encode("<script>alert(1)</script>"), "Envie uma imagem em PNG"],
    ["is too large", new Uint8Array(2 * 1024 * 1024 + 1), "A imagem pode ter até 2 MB."],
  ])("is refused at its field when it %s", async (_, bytes, text) => {
    const question = await givenQuestion();
    const form = editForm(question, await baseOf(question.ord), { hint: "Dica que fica" });
    form.set("file-statement", new File([bytes], "figura.png", { type: "image/png" }));
    const { status, html } = await postEdit(question.code, form, admin.cookie);
    expect(status).toBe(422);
    expect(html).toContain(text);
    expect(html).toContain("Dica que fica");
  });

  it("that was not sent prevents the question's publication", async () => {
    const question = await givenQuestion();
    const form = editForm(question, await baseOf(question.ord), {
      statement: "Veja ![](nada/aqui.png) e responda.",
    });
    const { status, html } = await postEdit(question.code, form, admin.cookie);
    expect([status, html.includes("Falta enviar: nada/aqui.png.")]).toEqual([422, true]);
  });
});

it.each(["authored", "exam"] as const)("an edit leaves what was %s what it was", async (origin) => {
  const source = origin === "exam" ? "farol-acervo" : "prova-de-teste";
  const question = await givenQuestion({
    origin,
    provenance: { source, path: crypto.randomUUID(), version: "1" },
  });
  const form = editForm(question, await baseOf(question.ord), { hint: "Outra dica." });
  expect((await postEdit(question.code, form, admin.cookie)).status).toBe(302);
  const row = await bindings.DB.prepare("SELECT origin FROM questions WHERE ord = ?")
    .bind(question.ord)
    .first();
  expect(row).toEqual({ origin });
});

it("a visitor sees an edit at once where the edge had cached the page", async () => {
  const edge = openDoor({ PUBLIC_CACHE_SECONDS: "300" });
  const word = "quimeradeteste";
  const question = await givenQuestion();
  const path = `/q/${question.code}`;
  await (await edge.send(path)).text();
  const body = editForm(question, await baseOf(question.ord), { statement: `Sobre ${word}.` });
  await edge.send(`${path}/editar`, { method: "POST", body, cookie: admin.cookie, headers: fromOurPage });
  expect(await (await edge.send(path)).text()).toContain(word);
});
