import { describe, expect, it } from "vitest";
import { adminPaths } from "#app/features/admin/paths.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { faultyDatabase } from "#tests/support/faulty-database.ts";
import { freshId, givenQuestion } from "#tests/support/given.ts";
import { auditOf, givenAdmin, givenKnown, type Known, postFields } from "#tests/support/given-admin.ts";
import { storedAs } from "#tests/support/stored-as.ts";

describe("the pages", () => {
  async function post(known: Known, fields: Record<string, string | File>): Promise<Response> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const headers = { "Sec-Fetch-Site": "same-origin", Origin: "https://farol.test" };
    return door.send(adminPaths.import(), { method: "POST", body: form, cookie: known.cookie, headers });
  }
  const about = { format: "gift", institution: "ITA", year: "2024", subject: "fisica" };

  it("check a file first and import it when that is confirmed, with an audit row", async () => {
    const known = await givenAdmin();
    const name = `${freshId()}.gift`;
    const file = new File(["Qual é a unidade de força?{=newton ~joule}"], name);
    const checked = await post(known, { ...about, intent: "check", file });
    expect(checked.status).toBe(200);
    const html = await checked.text();
    expect(html).toMatch(/Importar (?:<!-- -->)?1 questão/);
    expect(await storedAs(`${name}#questão 1`)).toBeNull();
    const digest = /name="digest" value="([0-9a-f]{64})"/.exec(html)?.[1] ?? "";
    const confirmed = await postFields(
      adminPaths.import(),
      { ...about, intent: "import", fileName: name, digest },
      known.cookie,
    );
    expect(confirmed.status).toBe(200);
    expect(await storedAs(`${name}#questão 1`)).toMatchObject({
      status: "published",
      origin: "exam",
      letter: "A",
    });
    const rows = (await auditOf("acervo")).filter((row) => row.actor_id === known.viewer.id);
    expect(rows).toMatchObject([
      {
        action: "questions.import",
        reason: `${name} (gift): 1 questão lida, 1 no acervo, 0 sem mudança, 0 em quarentena`,
      },
    ]);
    const again = await postFields(
      adminPaths.import(),
      { ...about, intent: "import", fileName: name, digest },
      known.cookie,
    );
    expect(again.status).toBe(409);
  });

  it("say in the audit that an import broke off", async () => {
    const known = await givenAdmin();
    const name = `${freshId()}.gift`;
    const file = new File(["Qual é a unidade de força?{=newton ~joule}"], name);
    const html = await (await post(known, { ...about, intent: "check", file })).text();
    const digest = /name="digest" value="([0-9a-f]{64})"/.exec(html)?.[1] ?? "";
    const { database, faulty } = faultyDatabase(bindings.DB, "fails before", (queries) =>
      queries.some(({ sql }) => /\binsert\b.*question_keys/is.test(sql)),
    );
    const response = await openDoor({ DB: database }).send(adminPaths.import(), {
      method: "POST",
      body: new URLSearchParams({ ...about, intent: "import", fileName: name, digest }),
      cookie: known.cookie,
      headers: { "Sec-Fetch-Site": "same-origin", Origin: "https://farol.test" },
    });
    expect([response.status, faulty.hits > 0]).toEqual([503, true]);
    const rows = (await auditOf("acervo")).filter((row) => row.actor_id === known.viewer.id);
    expect(rows.map(({ reason }) => reason)).toEqual([
      `${name} (gift): interrompida: parte das questões pode ter entrado`,
    ]);
  });

  it.each<[string, Record<string, string | File>, number]>([
    ["no file", { intent: "check" }, 422],
    ["an unknown format", { intent: "check", format: "docx", file: new File(["x"], "x") }, 422],
    ["an unknown institution", { intent: "check", institution: "XYZ", file: new File(["x"], "x") }, 422],
    [
      "a hostile file",
      {
        intent: "check",
        format: "moodle-xml",
        file: new File(['<!DOCTYPE a [<!ENTITY b "c">]><quiz/>'], "x.xml"),
      },
      422,
    ],
    [
      "a file that is too large",
      { intent: "check", file: new File([new Uint8Array(11 * 1024 * 1024)], "x.gift") },
      413,
    ],
    [
      "a body that is too large",
      { intent: "check", file: new File([new Uint8Array(13 * 1024 * 1024)], "x.gift") },
      413,
    ],
  ])("refuse %s", async (_, fields, status) => {
    const response = await post(await givenAdmin(), { ...about, ...fields });
    expect(response.status).toBe(status);
  });

  it("export a search with keys to admins alone, with an audit row", async () => {
    const { draft } = await givenQuestion({
      statement: "Palavra raríssima: abracadabrante.",
      solution: "Solução abracadabrante.",
    });
    const known = await givenAdmin();
    const address = adminPaths.export("gift", "/questoes?q=abracadabrante");
    const response = await door.send(address, { cookie: known.cookie });
    expect(response.headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="farol-questoes-[\d-]+\.gift"$/,
    );
    expect(await response.text()).toContain(draft.provenance.path);
    const rows = (await auditOf("acervo")).filter((row) => row.actor_id === known.viewer.id);
    expect(rows).toMatchObject([{ action: "questions.export" }]);
    for (const claims of [[], ["moderator"], ["mentor"]] as const) {
      const { cookie } = await givenKnown({ claims: [...claims] });
      const refused = await door.send(address, { cookie });
      expect(refused.status).toBe(401);
      expect(await refused.text()).not.toContain("Solução abracadabrante");
    }
    expect((await door.send(address)).status).toBe(401);
    const wrong = await door.send(adminPaths.export("gift", "/admin"), { cookie: known.cookie });
    expect(wrong.status).toBe(404);
  });
});
