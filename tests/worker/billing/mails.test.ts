import { describe, expect, it } from "vitest";
import { cancelPlan } from "#app/features/billing/services/cancel-plan.server.ts";
import { deliverMail } from "#app/platform/mail/services/deliver-mail.server.ts";
import { giveAge, givenAdult, givenBill, ledgerOf, newsAbout, tell } from "#tests/support/buying.ts";
import { door } from "#tests/support/door.ts";
import { visitorDeps } from "#tests/support/given.ts";
import { givenKnown } from "#tests/support/given-admin.ts";
import { mailsTo } from "#tests/support/mailbox.ts";

const money = new Set(["plan-paid", "plan-upgraded", "plan-refund-asked", "plan-refunded"]);

async function mailedTo(email: string) {
  return (await mailsTo(email)).filter(({ template }) => money.has(template));
}

describe("the mails about money", () => {
  it("go to the buyer: a receipt, once however often it is reported, then the refund", async () => {
    const buyer = await givenAdult();
    const charge = await givenBill(buyer);
    const news = newsAbout(charge, "paid");
    await Promise.all([tell(news), tell(news)]);
    const [receipt, ...others] = await mailedTo(buyer.person.email);
    expect(others).toEqual([]);
    expect(receipt?.subject).toBe("Recibo do plano Pro do Farol");
    expect(receipt?.text).toMatch(/Pago: R\$\s179,40/);
    expect(receipt?.text).toContain(`Número: ${charge}`);
    expect(receipt?.text).toContain("Quem vende: Empresa de Exemplo Ltda. (exemplo) · CNPJ");
    expect(receipt?.text).toContain(`/status-pagamento?cobranca=${charge}`);
    await cancelPlan(visitorDeps(), buyer.viewer, charge);
    await tell(newsAbout(charge, "refunded"));
    const after = (await mailedTo(buyer.person.email)).slice(1);
    expect(after.map(({ template }) => template)).toContain("plan-refund-asked");
    expect(after[0]?.text).toMatch(/R\$\s179,40 do plano Pro estão voltando/);
    await deliverMail(visitorDeps());
  });

  it("mention what an upgrade ended", async () => {
    const buyer = await givenAdult();
    await tell(newsAbout(await givenBill(buyer, { months: 1 }), "paid", { cents: 3990 }));
    const upgrade = await givenBill(buyer, { plan: "ultra", months: 6 });
    const { charges } = await ledgerOf(buyer);
    const cents = charges.find(({ id }) => id === upgrade)?.cents ?? 0;
    await tell(newsAbout(upgrade, "paid", { cents }));
    const mail = (await mailedTo(buyer.person.email)).find(({ template }) => template === "plan-upgraded");
    expect(mail?.subject).toContain("Seu plano agora é o Ultra");
    expect(mail?.text).toContain("O plano Pro terminou com esta troca");
  });

  it("go to the guardian who paid, whose page cancels within the seven days", async () => {
    const student = await givenKnown();
    await giveAge(student.viewer, "13-15", null);
    const payer = `paga-${student.viewer.id}@farol.test`;
    await door.post("/pagamento", { intent: "guardian", method: "pix", email: payer }, student);
    const link = /\/pagamento\/responsavel\/\w+/.exec((await mailsTo(payer))[0]?.text ?? "")?.[0] ?? "";
    expect((await door.post(link, { intent: "cancel" })).status).toBe(409);
    await door.post(link, { intent: "confirm", email: payer });
    const charge = (await ledgerOf(student)).charges[0]?.id ?? "";
    await tell(newsAbout(charge, "paid"));
    expect((await mailedTo(payer)).map(({ template }) => template)).toEqual(["plan-paid"]);
    expect(await mailedTo(student.person.email)).toEqual([]);
    expect(await (await door.send(link)).text()).toContain("Cancelar plano");
    expect((await door.post(link, { intent: "cancel" })).status).toBe(200);
    expect((await door.post(link, { intent: "cancel" })).status).toBe(200);
    const { events } = await ledgerOf(student);
    expect(events.filter(({ kind }) => kind === "refund-asked")).toHaveLength(1);
    expect((await mailedTo(payer)).map(({ template }) => template)).toContain("plan-refund-asked");
  });
});
