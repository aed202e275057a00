import { describe, expect, it } from "vitest";
import { billingPaths } from "#app/features/billing/paths.ts";
import { cancelPlan } from "#app/features/billing/services/cancel-plan.server.ts";
import { reconcileBilling } from "#app/features/billing/services/reconcile-billing.server.ts";
import { listNotifications } from "#app/features/messages/services/list-notifications.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { isBrCode } from "#tests/support/br-code.ts";
import {
  claimsOf,
  giveAge,
  givenAdult,
  givenBill,
  ledgerOf,
  newsAbout,
  send,
  tell,
} from "#tests/support/buying.ts";
import { door } from "#tests/support/door.ts";
import { visitorDeps } from "#tests/support/given.ts";
import { givenKnown } from "#tests/support/given-admin.ts";
import { mailsTo } from "#tests/support/mailbox.ts";
import { openTab, until } from "#tests/support/notification-tab.ts";
import { sandboxRequest } from "#workers/providers/payments/sandbox-news.ts";

describe("a payment by Pix", () => {
  it("begins with a form, shows a code that a bank reads, and opens the plan at once, in every open session", async () => {
    const buyer = await givenAdult();
    const started = await door.post("/pagamento?duration=6", { intent: "pay", method: "pix" }, buyer);
    expect(started.status).toBe(302);
    const address = started.headers.get("Location") ?? "";
    const html = await (await door.send(address, buyer)).text();
    const code = /00020126[^<"]+/.exec(html)?.[0] ?? "";
    expect(isBrCode(code)).toBe(true);
    expect(code).toContain("5406179.40");
    const charge = new URL(address, "https://farol.test").searchParams.get("cobranca") ?? "";
    const picture = await door.send(billingPaths.qr(charge), buyer);
    expect(picture.headers.get("Content-Type")).toBe("image/svg+xml");
    const tab = await openTab(buyer.cookie);
    expect(await claimsOf(buyer)).not.toContain("pro");
    expect(await tell(newsAbout(charge, "paid"))).toBe(200);
    await until(() => tab.closed !== null || tab.contents().length > 0, "the news in the open tab");
    expect(await claimsOf(buyer)).toContain("pro");
    expect(await (await door.send(address, buyer)).text()).toContain(
      "Pagamento confirmado. Seu plano Pro vale até",
    );
    const receipt = await (await door.send(billingPaths.receipt(charge), buyer)).text();
    expect(receipt).toMatch(/R\$\s179,40/);
  });

  it("reported three times at once, and again, is one row, one notice and one plan", async () => {
    const buyer = await givenAdult();
    const charge = await givenBill(buyer);
    const news = newsAbout(charge, "paid");
    expect(await Promise.all([tell(news), tell(news), tell(news)])).toEqual([200, 200, 200]);
    expect(await tell(news)).toBe(200);
    expect((await ledgerOf(buyer)).events).toHaveLength(1);
    const notices = await listNotifications(visitorDeps(), buyer.viewer);
    expect(notices.filter(({ content }) => content.startsWith("Pagamento confirmado"))).toHaveLength(1);
  });

  it("whose news were lost is found by polling, by the person and by the clock", async () => {
    const buyer = await givenAdult();
    const charge = await givenBill(buyer);
    const bank = bindings.SANDBOX_BANK;
    if (!bank) throw new Error("no bank");
    await bank.get(bank.idFromName("banco")).pay(charge, { delay: 0, times: 0 });
    expect(await claimsOf(buyer)).not.toContain("pro");
    const path = billingPaths.paymentStatus(charge);
    expect((await door.post(path, { intent: "check" }, buyer)).status).toBe(200);
    expect(await claimsOf(buyer)).toContain("pro");
    const other = await givenAdult();
    const lost = await givenBill(other, { months: 1 });
    await bank.get(bank.idFromName("banco")).pay(lost, { delay: 0, times: 0 });
    await reconcileBilling(visitorDeps());
    expect(await claimsOf(other)).toContain("pro");
  });

  it("pressed twice is one charge, and more than ten a day are refused", async () => {
    const buyer = await givenAdult();
    const first = await givenBill(buyer);
    expect(await givenBill(buyer)).toBe(first);
    await bindings.DB.prepare(
      `INSERT INTO charges (id, user_num, plan, months, price_cents, cents, method, provider, created_at, expires_at)
      SELECT 'velha' || value, ?, 'pro', 1, 1, 1, 'pix', 'sandbox', ?, 1 FROM json_each('[1,2,3,4,5,6,7,8,9]')`,
    )
      .bind(buyer.viewer.num, visitorDeps().now())
      .run();
    const refused = await door.post("/pagamento?duration=1", { intent: "pay", method: "pix" }, buyer);
    expect(refused.status).toBe(429);
  });

  it("of what is not sold, or by what is not offered, is refused", async () => {
    const buyer = await givenAdult();
    const refused = await door.post("/pagamento?plano=basico", { intent: "pay", method: "pix" }, buyer);
    expect(refused.status).toBe(422);
    const html = await (await door.send("/pagamento?plano=basico", buyer)).text();
    expect(html).toContain("não está à venda");
  });
});

describe("a webhook (SEC-24)", () => {
  it("that is forged, altered, replayed later or of another provider changes nothing", async () => {
    const buyer = await givenAdult();
    const charge = await givenBill(buyer);
    const now = visitorDeps().now();
    const paid = newsAbout(charge, "paid");
    const good = await sandboxRequest(paid, now);
    const forged = new Request(good.url, {
      method: "POST",
      headers: { "x-signature": `ts=${now},v1=${"0".repeat(64)}` },
      body: JSON.stringify(paid),
    });
    const altered = new Request(good.url, {
      method: "POST",
      headers: good.headers,
      body: JSON.stringify({ ...paid, cents: 99_999 }),
    });
    const bare = new Request(good.url, { method: "POST", body: JSON.stringify(paid) });
    expect(await Promise.all([forged, altered, bare].map(send))).toEqual([401, 401, 401]);
    expect(await tell(paid, now - 3 * 3600)).toBe(401);
    const elsewhere = await door.send("/avisos-de-pagamento/outro", { method: "POST", body: "{}" });
    expect(elsewhere.status).toBe(404);
    expect((await ledgerOf(buyer)).events).toEqual([]);
    expect(await claimsOf(buyer)).not.toContain("pro");
  });

  it("about nobody's charge is refused, and one about another's leaves the viewer alone", async () => {
    const [one, two] = [await givenAdult(), await givenAdult()];
    const charge = await givenBill(one);
    expect(await tell(newsAbout("ninguem", "paid"))).toBe(404);
    expect(await tell(newsAbout(charge, "paid"))).toBe(200);
    expect(await claimsOf(two)).not.toContain("pro");
    for (const path of [
      billingPaths.receipt(charge),
      billingPaths.qr(charge),
      billingPaths.paymentStatus(charge),
    ])
      expect((await door.send(path, two)).status).toBe(404);
    await expect(cancelPlan(visitorDeps(), two.viewer, charge)).rejects.toMatchObject({
      code: "charge-not-found",
    });
  });
});

describe("regretting (CDC art. 49)", () => {
  it("gives all back in one post, ends the plan at once, and is the same when it is repeated (SEC-07)", async () => {
    const buyer = await givenAdult();
    const charge = await givenBill(buyer);
    const bank = bindings.SANDBOX_BANK;
    if (!bank) throw new Error("no bank");
    await bank.get(bank.idFromName("banco")).pay(charge, { delay: 0, times: 0 });
    await door.post(billingPaths.paymentStatus(charge), { intent: "check" }, buyer);
    expect(await claimsOf(buyer)).toContain("pro");
    const path = billingPaths.paymentStatus(charge);
    const answers = await Promise.all(
      [1, 2, 3].map(() => door.post(path, { intent: "cancel", charge }, buyer)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const kinds = (await ledgerOf(buyer)).events.map(({ kind }) => kind).sort();
    expect(kinds).toEqual(["paid", "refund-asked", "refunded"]);
    expect(await claimsOf(buyer)).not.toContain("pro");
    const html = await (await door.send(path, buyer)).text();
    expect(html).toContain("voltaram para você");
  });

  it("after the seventh day is refused with the reason", async () => {
    const buyer = await givenAdult();
    const charge = await givenBill(buyer);
    await tell(newsAbout(charge, "paid", { occurredAt: visitorDeps().now() - 9 * 86_400 }));
    const refused = await door.post(billingPaths.paymentStatus(charge), { intent: "cancel", charge }, buyer);
    expect(refused.status).toBe(409);
    expect(await claimsOf(buyer)).toContain("pro");
  });
});

describe("who is not 18", () => {
  it("cannot pay, and requests it from somebody: the link shows, confirms and pays, without an account", async () => {
    const student = await givenKnown();
    await giveAge(student.viewer, "17", null);
    const refused = await door.post("/pagamento", { intent: "pay", method: "pix" }, student);
    expect(refused.status).toBe(403);
    const own = await door.post(
      "/pagamento",
      { intent: "guardian", method: "pix", email: student.person.email },
      student,
    );
    expect(own.status).toBe(422);
    const payer = `paga-${student.viewer.id}@farol.test`;
    const asked = await door.post("/pagamento", { intent: "guardian", method: "pix", email: payer }, student);
    expect(asked.status).toBe(302);
    const waiting = await (await door.send(asked.headers.get("Location") ?? "", student)).text();
    expect(waiting).toContain("O link foi para o e-mail de quem vai pagar");
    const link = /\/pagamento\/responsavel\/\w+/.exec((await mailsTo(payer))[0]?.text ?? "")?.[0] ?? "";
    expect(await (await door.send(link)).text()).toContain("Sou responsável e quero pagar");
    expect((await door.post(link, { intent: "confirm", email: "nada" })).status).toBe(422);
    expect((await door.post(link, { intent: "confirm", email: payer })).status).toBe(200);
    const page = await (await door.send(link)).text();
    expect(isBrCode(/00020126[^<"]+/.exec(page)?.[0] ?? "")).toBe(true);
    expect((await door.send(`${link}/qr`)).status).toBe(200);
    const charge = (await ledgerOf(student)).charges[0]?.id ?? "";
    await tell(newsAbout(charge, "paid"));
    expect(await claimsOf(student)).toContain("pro");
    expect(await (await door.send(link)).text()).toContain("Pagamento confirmado");
  });
});

describe("the ledger", () => {
  it("is only added to: the database refuses to change or delete a row", async () => {
    const buyer = await givenAdult();
    await tell(newsAbout(await givenBill(buyer), "paid"));
    for (const sql of ["UPDATE payment_events SET cents = 1", "DELETE FROM payment_events"])
      await expect(bindings.DB.prepare(sql).run()).rejects.toThrow(/only added to/);
  });

  it("left behind by a kill between the event and the plan is made good by the clock", async () => {
    const buyer = await givenAdult();
    const charge = await givenBill(buyer);
    const now = visitorDeps().now();
    await bindings.DB.prepare(
      `INSERT INTO payment_events (provider, event, user_num, charge, kind, cents, occurred_at, received_at)
      VALUES ('sandbox', ?1, ?2, ?3, 'paid', 17940, ?4, ?4)`,
    )
      .bind(`${charge}:paid`, buyer.viewer.num, charge, now)
      .run();
    expect(await claimsOf(buyer)).not.toContain("pro");
    await reconcileBilling(visitorDeps());
    expect(await claimsOf(buyer)).toContain("pro");
  });

  it("ends a plan by the clock of the request, without any act, and sends one reminder a week before (SEC-07)", async () => {
    const buyer = await givenAdult();
    const charge = await givenBill(buyer, { months: 1 });
    const now = visitorDeps().now();
    await tell(newsAbout(charge, "paid", { cents: 3990, occurredAt: now - 27 * 86_400 }));
    expect(await claimsOf(buyer)).toContain("pro");
    await reconcileBilling(visitorDeps());
    await reconcileBilling(visitorDeps());
    const told = (await listNotifications(visitorDeps(), buyer.viewer)).filter(({ content }) =>
      content.includes("não se renova sozinho"),
    );
    expect(told).toHaveLength(1);
    expect((await mailsTo(buyer.person.email)).at(-1)?.subject).toContain("Seu plano Pro");
    await bindings.DB.prepare("UPDATE users SET plans = json_replace(plans, '$[0].until', ?) WHERE id = ?")
      .bind(now - 1, buyer.viewer.id)
      .run();
    const { sessions } = visitorDeps();
    const viewer = await sessions.read(buyer.cookie.match(/farol_sessao=(\w+)/)?.[1] ?? "");
    expect(viewer?.claims ?? []).not.toContain("pro");
  });
});
