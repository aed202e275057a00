import { describe, expect, it } from "vitest";
import { bindings } from "#tests/support/bindings.ts";
import { giveAge, givenBill, ledgerOf } from "#tests/support/buying.ts";
import { door } from "#tests/support/door.ts";
import { givenKnown, type Known } from "#tests/support/given-admin.ts";
import { givenSchoolWith } from "#tests/support/given-school.ts";
import { mailsTo } from "#tests/support/mailbox.ts";

type Case = { name: string; from: RegExp; person: () => Promise<Known> };

const holders: Case[] = [
  {
    name: "a pupil",
    from: /Pro pel[ao] [^<]+, enquanto durar/,
    person: async () => (await givenSchoolWith("student")).manager,
  },
  {
    name: "a mentee",
    from: /Pro pela mentoria, enquanto durar/,
    person: () => givenKnown({ claims: ["mentee"] }),
  },
  {
    name: "a moderator",
    from: /Pro por moderar a comunidade/,
    person: () => givenKnown({ claims: ["moderator"] }),
  },
  {
    name: "somebody of a community",
    from: /Pro pela comunidade Marista/,
    person: () => givenKnown({ claims: ["maristaUser"] }),
  },
];

async function textOf(path: string, person?: Known): Promise<string> {
  return (await (await door.send(path, person)).text()).replaceAll("<!-- -->", "");
}

describe.each(holders)("Pro of $name", ({ from, person }) => {
  it("is named with its source on every page of plans, and is not sold, neither shown nor by the service", async () => {
    const known = await person();
    await giveAge(known.viewer, "adult", null);
    for (const path of ["/planos", "/pagamento?plano=pro", "/conta", "/status-pagamento"]) {
      const html = await textOf(path, known);
      expect(html, path).toMatch(from);
      expect(html, path).not.toContain("Você usa a conta gratuita");
    }
    const page = await textOf("/pagamento?plano=pro&duration=12", known);
    expect(page).toContain("não há o que comprar aqui");
    expect(page).not.toContain("Ir para o pagamento");
    const refused = await door.post("/pagamento?plano=pro", { intent: "pay", method: "pix" }, known);
    expect(refused.status).toBe(409);
    const asked = await door.post(
      "/pagamento?plano=pro",
      { intent: "guardian", method: "pix", email: `paga-${known.viewer.id}@farol.test` },
      known,
    );
    expect(asked.status).toBe(409);
    expect((await ledgerOf(known)).charges).toEqual([]);
    const better = await door.post("/pagamento?plano=ultra", { intent: "pay", method: "pix" }, known);
    expect(better.status).toBe(302);
  });
});

describe("a plain student", () => {
  it("is informed and may buy; a bill that is older than the role can no longer be made by the guardian", async () => {
    const student = await givenKnown();
    await giveAge(student.viewer, "13-15", null);
    expect(await textOf("/status-pagamento", student)).toContain("Você usa a conta gratuita");
    const payer = `paga-${student.viewer.id}@farol.test`;
    await door.post("/pagamento", { intent: "guardian", method: "pix", email: payer }, student);
    const link = /\/pagamento\/responsavel\/\w+/.exec((await mailsTo(payer))[0]?.text ?? "")?.[0] ?? "";
    await bindings.DB.prepare("UPDATE users SET claims = '[\"mentee\"]' WHERE id = ?")
      .bind(student.viewer.id)
      .run();
    expect((await door.post(link, { intent: "confirm", email: payer })).status).toBe(409);
  });

  it("who bought Pro may buy more of it: it is time they do not have yet", async () => {
    const buyer = await givenKnown();
    await giveAge(buyer.viewer, "adult", null);
    expect(await givenBill(buyer)).toBeTruthy();
  });
});
