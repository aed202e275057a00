import { describe, expect, test } from "vitest";
import { accountPaths, homePaths } from "#app/features/home/paths.ts";
import { PAGE_ROWS } from "#app/features/home/services/export-personal-data.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, rowsRead } from "#tests/support/count-trips.ts";
import { type Door, door, openDoor } from "#tests/support/door.ts";
import { givenPerson, numberOf, signedIn } from "#tests/support/given.ts";
import { canSignIn, freshAddress, userRow } from "#tests/support/given-accounts.ts";
import { chosenLetters } from "#tests/support/ledger.ts";
import { mailsTo } from "#tests/support/mailbox.ts";
import { givenReader, openTab, until } from "#tests/support/notification-tab.ts";
import { givenLedger, givenTraces, placesOf } from "#tests/support/personal-traces.ts";

type Export = Record<string, Record<string, unknown>[]> & { formato: unknown };

async function exportOf(cookie: string, through: Door = door): Promise<Export> {
  const response = await through.send(accountPaths.data(), { cookie });
  expect(response.status).toBe(200);
  return (await response.json()) as Export;
}

describe("the copy of one's data", () => {
  test("is a file for its owner alone, not cacheable (SEC-29)", async () => {
    const { person, cookie } = await givenReader();
    const { headers, body } = await door.send(accountPaths.data(), { cookie });
    await body?.cancel();
    expect(headers.get("Content-Type")).toBe("application/json; charset=utf-8");
    expect(headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="farol-meus-dados-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    const visitor = await door.send(accountPaths.data());
    expect(visitor.status).toBe(401);
    expect(await visitor.text()).not.toContain(person.email);
  });

  test("contains all that is stored about them, and no secret", async () => {
    const { person, cookie, viewer } = await givenReader({ claims: ["pro"] });
    await givenTraces({ ...viewer, email: person.email });
    const data = await exportOf(cookie);
    expect(data).toMatchObject({
      formato: "farol-dados-pessoais",
      versao: 1,
      conta: [{ email: person.email, nome: "Iara", permissoes: ["pro"], emailConfirmado: true }],
      questionario: [{ estado: "CE", emailDoResponsavel: "mae@farol.test" }],
      progresso: [{ questoes: 3 }],
      sessoes: [{ desde: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }],
      notificacoes: [{ texto: "só para ela" }],
      emails: [{ para: person.email, assunto: "Assunto" }],
    });
    expect(data.respostas).toHaveLength(3);
    expect(data.respostas?.[0]).toEqual({
      questao: expect.stringMatching(/^[0-9A-Z]{8}$/),
      alternativa: "A",
      certa: true,
      disciplina: "Física",
      respondidaEm: expect.any(String),
      maisRapidaQueALeitura: false,
    });
    expect(data.outrasTentativas).toHaveLength(1);
    const text = JSON.stringify(data);
    const row = await userRow(person.email);
    for (const secret of [row?.password_hash ?? "", viewer.sessionId, "segredo-do-link", "corpo do e-mail"])
      expect(text).not.toContain(secret);
  });

  test("contains nothing of anybody else (SEC-05)", async () => {
    const mine = await givenReader();
    const theirs = await givenReader();
    await givenTraces({ ...theirs.viewer, email: theirs.person.email });
    const text = JSON.stringify(await exportOf(mine.cookie));
    expect(text).not.toContain(theirs.person.email);
    expect(text).not.toContain(theirs.viewer.id);
    expect(text).not.toContain("só para ela");
  });

  test("of 20,000 answers comes whole, in order, page by page (REL-25)", async () => {
    const { cookie, viewer } = await givenReader();
    await givenLedger(viewer.num, 20_000);
    const { database, trips } = countedDatabase(bindings.DB);
    const data = await exportOf(cookie, openDoor({ DB: database }));
    // The first page of every table comes in one trip; each answer's row is read once, with its question's.
    expect(trips.length).toBeLessThanOrEqual(20_000 / PAGE_ROWS + 4);
    expect(rowsRead(trips)).toBeLessThan(5 * 20_000);
    expect(20_000).toBeGreaterThan(5 * PAGE_ROWS);
    expect(data.respostas).toHaveLength(20_000);
    expect(new Set(data.respostas?.map(({ questao }) => questao)).size).toBe(20_000);
  });

  test("is given so many times a minute, counted for each person; then the page says when to come back", async () => {
    const { cookie, viewer } = await givenReader();
    const asked: string[] = [];
    const EXPORT_LIMIT = {
      limit: async ({ key }: { key: string }) => ({ success: asked.push(key) < 2 }),
    };
    const counted = openDoor({ EXPORT_LIMIT });
    const given = await counted.send(accountPaths.data(), { cookie });
    expect(given.status).toBe(200);
    await given.body?.cancel();
    const refused = await counted.send(accountPaths.data(), { cookie });
    expect([refused.status, refused.headers.get("Location")]).toEqual([302, accountPaths.notice("dados")]);
    expect(asked).toEqual([viewer.id, viewer.id]);
    const page = await door.send(accountPaths.notice("dados").replace(/#.*/, ""), { cookie });
    expect(await page.text()).toContain("Espere um minuto e tente de novo.");
  });
});

function erase(cookie: string, fields: Record<string, string>) {
  return door.post(
    accountPaths.account(),
    { intent: "delete", ...fields },
    { cookie, headers: freshAddress() },
  );
}

describe("deleting one's account", () => {
  test("deletes everything, closes sockets, signs out and notifies the person", async () => {
    const { person, cookie, viewer } = await givenReader();
    const other = await signedIn(person);
    const bystander = await givenReader();
    await givenTraces({ ...viewer, email: person.email });
    await givenTraces({ ...bystander.viewer, email: bystander.person.email });
    const theirs = await placesOf({ ...bystander.viewer, email: bystander.person.email });
    const tabs = [await openTab(cookie), await openTab(other)];
    const counted = await chosenLetters(20_220_000_001);
    expect((await placesOf({ ...viewer, email: person.email })).length).toBeGreaterThan(12);
    const response = await erase(cookie, { current: person.password, agreed: "sim" });
    expect([response.status, response.headers.get("Location")]).toEqual([302, homePaths.afterDeletion()]);
    expect(response.headers.getSetCookie().filter((each) => each.includes("Max-Age=0"))).toHaveLength(2);
    expect(response.headers.get("Clear-Site-Data")).toBe('"storage"');
    await until(() => tabs.every(({ closed }) => closed !== null));
    // The last mail alone, which a real provider's outbox deletes as soon as it is sent.
    expect(await placesOf({ ...viewer, email: person.email })).toEqual(["mail_outbox.recipient"]);
    expect((await mailsTo(person.email)).map(({ template }) => template)).toEqual(["account-deleted"]);
    expect(await placesOf({ ...bystander.viewer, email: bystander.person.email })).toEqual(theirs);
    expect(await chosenLetters(20_220_000_001)).toEqual(counted);
    for (const each of [cookie, other])
      expect((await door.send(accountPaths.account(), { cookie: each })).status).toBe(401);
    expect(await (await door.send(homePaths.afterDeletion())).text()).toContain("Sua conta foi apagada");
  });

  test("is not for administrators: somebody always remains", async () => {
    const { person, cookie } = await givenReader({ claims: ["admin"] });
    const response = await erase(cookie, { current: person.password, agreed: "sim" });
    expect(response.status).toBe(409);
    expect(await response.text()).toContain("Quem administra o Farol não apaga a própria conta.");
    expect(await canSignIn(person.email, person.password)).toBe(true);
    expect(await (await door.send(accountPaths.account(), { cookie })).text()).not.toContain(
      "Entendo que a minha conta",
    );
  });

  test("of 20,000 answers works in one go", async () => {
    const { person, cookie, viewer } = await givenReader();
    await givenLedger(viewer.num, 20_000);
    expect((await erase(cookie, { current: person.password, agreed: "sim" })).status).toBe(302);
    expect(await placesOf({ ...viewer, email: person.email })).toEqual(["mail_outbox.recipient"]);
  });

  test.each([
    [{ current: "errada mesmo", agreed: "sim" }, 401, "Senha incorreta."],
    [{ current: "", agreed: "sim" }, 401, "Senha incorreta."],
    [{ agreed: "" }, 422, "Marque que você entendeu"],
    [{ agreed: "não" }, 422, "Marque que você entendeu"],
  ])("is refused for %j, and nothing is gone", async (fields, status, message) => {
    const { person, cookie } = await givenReader();
    const response = await erase(cookie, { current: person.password, ...fields });
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(message);
    expect(await userRow(person.email)).not.toBeNull();
  });

  test("sent twice at the same moment deletes once and fails nowhere", async () => {
    const { person, cookie } = await givenReader();
    const fields = { current: person.password, agreed: "sim" };
    const both = await Promise.all([erase(cookie, fields), erase(cookie, fields)]);
    expect(both.map(({ status }) => status).sort()).toEqual([302, 401]);
    expect(await userRow(person.email)).toBeNull();
    expect(
      (await mailsTo(person.email)).filter(({ template }) => template === "account-deleted"),
    ).toHaveLength(1);
  });

  test("without a password requires the e-mail, typed, and nothing else", async () => {
    const { person, cookie } = await givenReader();
    await bindings.DB.prepare("UPDATE users SET password_hash = NULL WHERE email = ?")
      .bind(person.email)
      .run();
    const wrong = await erase(cookie, { email: "outra@farol.test", current: "x", agreed: "sim" });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain("Digite o e-mail da sua conta, para confirmar");
    const right = await erase(cookie, { email: ` ${person.email.toUpperCase()} `, agreed: "sim" });
    expect(right.status).toBe(302);
    expect(await userRow(person.email)).toBeNull();
  });

  test("of an account with a password is not proved by typing the e-mail", async () => {
    const { person, cookie } = await givenReader();
    expect((await erase(cookie, { email: person.email, agreed: "sim" })).status).toBe(401);
    expect(await userRow(person.email)).not.toBeNull();
  });

  test("of an unconfirmed address sends no mail: it may be another person's", async () => {
    const { person, cookie } = await givenReader({ verified: false, complete: false });
    expect((await erase(cookie, { current: person.password, agreed: "sim" })).status).toBe(302);
    expect(await mailsTo(person.email)).toEqual([]);
  });

  test("never reuses the number of a deleted account", async () => {
    const { person, cookie, viewer } = await givenReader();
    await erase(cookie, { current: person.password, agreed: "sim" });
    expect(await numberOf(await givenPerson())).toBeGreaterThan(viewer.num);
  });
});
