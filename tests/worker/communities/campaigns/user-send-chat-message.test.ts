import { describe, expect, test } from "vitest";
import { LONGEST_MESSAGE } from "#app/platform/access/campaign.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { givenPerson, type Person, signedIn } from "#tests/support/given.ts";

type Stored = { campaign: string; message: string };

async function storedOf({ email }: Person): Promise<Stored[]> {
  const { results } = await bindings.DB.prepare(
    "SELECT campaign, message FROM campaign_requests WHERE user_id = (SELECT id FROM users WHERE email = ?)",
  )
    .bind(email)
    .all<Stored>();
  return results;
}

/** A person, and what they send. */
async function given(fields: Parameters<typeof givenPerson>[0] = {}) {
  const person = await givenPerson(fields);
  const cookie = await signedIn(person);
  const send = (data: unknown) => door.call("userSendChatMessage", data, { cookie });
  return { person, cookie, send };
}

/** The shell's data of a person: the root's data, as the browser requests it. */
async function shellOf(cookie: string) {
  const response = await door.send("/questoes?_data=root", { cookie });
  return ((await response.json()) as { shell: unknown }).shell;
}

describe("requesting a community's access", () => {
  test("stores the request, once a person and campaign, and informs the shell", async () => {
    const { person, cookie, send } = await given();
    expect(await shellOf(cookie)).toMatchObject({ promo: null, requested: [], supportPhone: null });
    const first = await send({ message: "  Farol + Plantel ", plantel: true });
    expect(first).toMatchObject({
      status: 200,
      body: { result: [true, expect.stringContaining("Pedido enviado")] },
    });
    const again = await send({ message: "de novo: plantel", plantel: true });
    expect(again.body).toEqual(first.body);
    expect(await storedOf(person)).toEqual([{ campaign: "PLANTEL", message: "Farol + Plantel" }]);
    expect(await shellOf(cookie)).toMatchObject({ requested: ["PLANTEL"] });
  });

  test("is one request when sent many times at once", async () => {
    const { person, send } = await given();
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => send({ message: "pódion", plantel: false })),
    );
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await storedOf(person)).toEqual([{ campaign: "PODION", message: "pódion" }]);
  });

  test("reads the campaign from the message; the flag says Plantel where it names none", async () => {
    const { person, send } = await given();
    await send({ message: "Farol + Marista", plantel: true });
    await send({ message: "quero entrar", plantel: true });
    const stored = await storedOf(person);
    expect(stored.map(({ campaign }) => campaign).sort()).toEqual(["MARISTA", "PLANTEL"]);
  });

  test("is none in a message that names no campaign: that one goes to the team", async () => {
    const { person, cookie, send } = await given();
    const { body } = await send({ message: "olá, tudo bem?", plantel: false });
    expect(body.result).toEqual([true, expect.stringContaining("Mensagem enviada")]);
    expect(await storedOf(person)).toEqual([]);
    expect(await (await door.send("/conversa", { cookie })).text()).toContain("olá, tudo bem?");
  });

  test("is beside those of others", async () => {
    const one = await given();
    const other = await given();
    await one.send({ message: "azambuja", plantel: false });
    expect(await shellOf(other.cookie)).toMatchObject({ requested: [] });
    await other.send({ message: "azambuja", plantel: false });
    expect([await storedOf(one.person), await storedOf(other.person)].flat()).toHaveLength(2);
  });
});

describe("refused, and nothing stored:", () => {
  test("to who is not signed in", async () => {
    expect((await door.call("userSendChatMessage", { message: "plantel", plantel: true })).status).toBe(401);
  });

  test.each([
    ["an e-mail not confirmed", { verified: false, complete: false }, "plantel", /Confirme o seu e-mail/],
    ["a registration not complete", { complete: false }, "plantel", /Complete o seu cadastro/],
    ["a member already", { claims: ["maristaAdmin" as const] }, "Farol + Marista", /já faz parte do Marista/],
    ["an empty message", {}, "   ", /Escreva a mensagem/],
  ])("%s", async (_, fields, message, text) => {
    const { person, send } = await given(fields);
    const { status, body } = await send({ message, plantel: false });
    expect([status, body.result]).toEqual([200, [false, expect.stringMatching(text)]]);
    expect(await storedOf(person)).toEqual([]);
  });

  test.each([
    ["a text that is too long", { message: `plantel ${"a".repeat(LONGEST_MESSAGE)}`, plantel: true }],
    ["no text", { message: { text: "plantel" }, plantel: true }],
    ["a list", { message: ["plantel"], plantel: true }],
    ["a flag that is none", { message: "plantel", plantel: "sim" }],
    ["a number for a flag", { message: "plantel", plantel: 1 }],
  ])("%s", async (_, data) => {
    const { person, send } = await given();
    expect((await send(data)).status).toBe(400);
    expect(await storedOf(person)).toEqual([]);
  });

  test("unexpected fields: person, time and state are the server's (SEC-06)", async () => {
    const { person, send } = await given();
    const other = await givenPerson();
    const data = {
      message: "podion",
      plantel: false,
      userId: other.email,
      createdAt: 1,
      claims: ["podionUser"],
    };
    expect((await send(data)).body.result).toEqual([true, expect.any(String)]);
    expect([await storedOf(person), await storedOf(other)]).toEqual([
      [{ campaign: "PODION", message: "podion" }],
      [],
    ]);
  });
});

describe("the shell's data of a person", () => {
  test("the promo of the sign-up, the number of the school, and that they are new", async () => {
    const person = await givenPerson();
    await bindings.DB.prepare(
      "INSERT INTO schools (id, name, support_phone, created_at) VALUES ('farol-alto', 'Farol Alto', '5500911112222', 1)",
    ).run();
    await bindings.DB.prepare(
      "UPDATE users SET promo_code = 'Podion', school_id = 'farol-alto', school_role = 'student' WHERE email = ?",
    )
      .bind(person.email)
      .run();
    const cookie = await signedIn(person);
    expect(await shellOf(cookie)).toEqual({
      promo: "Podion",
      requested: [],
      supportPhone: "5500911112222",
      newcomer: true,
      chat: { answers: 0, read: 0 },
      payment: true,
    });
    await bindings.DB.prepare("UPDATE users SET profile_complete_at = 1 WHERE email = ?")
      .bind(person.email)
      .run();
    expect(await shellOf(cookie)).toMatchObject({ newcomer: false });
  });

  test("nothing to a visitor but the product's own number", async () => {
    const response = await door.send("/questoes?_data=root");
    const data = (await response.json()) as Record<string, unknown>;
    expect([data.shell, data.messagingPhone]).toEqual([null, bindings.MESSAGING_PHONE]);
  });
});
