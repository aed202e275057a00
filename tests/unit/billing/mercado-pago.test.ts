import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { NewBill, PaymentProvider } from "#app/features/billing/services/payment-provider.ts";
import { type HeldPayment, PaymentServer, SECRET, signedNews, TOKEN } from "#tests/support/payment-server.ts";
import { mercadoPago } from "#workers/providers/payments/mercado-pago.ts";
import { choosePayments } from "#workers/providers/payments.ts";

const NOW = Date.UTC(2026, 10, 24, 15) / 1000;
const server = new PaymentServer();
let api = "";
let provider: PaymentProvider;

beforeAll(async () => {
  api = await server.open();
});
beforeEach(() => {
  server.trouble = null;
  provider = mercadoPago({ token: TOKEN, secret: SECRET, api, now: () => NOW });
});
afterAll(() => server.close());

type Excluded = { excluded_payment_types: { id: string }[] };

function billOf(id: string, fields: Partial<NewBill> = {}): NewBill {
  const addresses = { returnTo: "https://farol.test/status-pagamento", newsTo: "https://farol.test/avisos" };
  const asked = { title: "Farol Pro, 6 meses", method: "pix" as const, email: "ana@farol.test" };
  return { id, cents: 17_940, expiresAt: NOW + 3600, ...asked, ...addresses, ...fields };
}

async function givenPayment(id: string): Promise<HeldPayment> {
  const { ref } = await provider.createBill(billOf(id));
  const payment = server.payments.get(Number(ref));
  if (!payment) throw new Error("no payment was made");
  return payment;
}

describe("Mercado Pago (SEC-24)", () => {
  it("makes a Pix of the exact sum, which expires when we say, idempotently", async () => {
    const made = await provider.createBill(billOf("pix-1"));
    expect(made).toMatchObject({ pageUrl: null, pixCode: expect.stringContaining("000201") });
    expect(await provider.createBill(billOf("pix-1"))).toEqual(made);
    const { headers, body } = server.asked.at(-1) ?? {};
    expect(headers?.["x-idempotency-key"]).toBe("pix-1");
    expect(body).toMatchObject({ transaction_amount: 179.4, external_reference: "pix-1" });
    expect(body?.date_of_expiration).toBe("2026-11-24T13:00:00.000-03:00");
  });

  it("accepts a card and a boleto on its own page alone", async () => {
    const kinds = async (method: "card" | "boleto") => {
      const { pageUrl, pixCode } = await provider.createBill(billOf(`page-${method}`, { method }));
      expect(pageUrl).toMatch(/^https:\/\/www\.mercadopago\.com\.br\//);
      expect(pixCode).toBeNull();
      const asked = server.asked.at(-1)?.body.payment_methods as Excluded | undefined;
      return asked?.excluded_payment_types.map(({ id }) => id);
    };
    expect(await kinds("card")).toEqual(["ticket", "bank_transfer", "atm"]);
    expect(await kinds("boleto")).not.toContain("ticket");
  });

  it("reports a payment under the same names however often, and a refund once", async () => {
    const payment = await givenPayment("told-1");
    const news = () => provider.readNews(signedNews(payment.id, { ts: NOW }));
    expect(await news()).toEqual([]);
    server.pay(payment, "2026-11-24T12:01:00.000-03:00");
    const paid = { charge: "told-1", event: `${payment.id}:approved`, kind: "paid", cents: 17_940 };
    expect(await news()).toEqual([{ ...paid, occurredAt: NOW + 60 }]);
    expect(await news()).toEqual(await news());
    const bill = { id: "told-1", ref: String(payment.id), back: "all" as const };
    const refunded = await provider.refund(bill);
    expect(refunded.map(({ kind, cents }) => [kind, cents])).toEqual([
      ["paid", 17_940],
      ["refunded", 17_940],
    ]);
    expect(await provider.refund(bill)).toEqual(refunded);
    expect(payment.refunds).toHaveLength(1);
  });

  it("gives back every approved payment of a bill, each under its own key, though one is refused", async () => {
    const first = await givenPayment("twice-1");
    server.pay(first, "2026-11-24T12:01:00.000-03:00");
    const second = server.payOnPage("twice-1", "2026-11-24T12:02:00.000-03:00");
    second.transaction_amount = 179.4;
    const bill = { id: "twice-1", ref: String(first.id), back: "all" as const };
    server.refused = new Set([second.id]);
    expect((await provider.refund(bill)).map(({ kind }) => kind).sort()).toEqual([
      "paid",
      "paid",
      "refunded",
    ]);
    server.refused = new Set();
    const news = await provider.refund(bill);
    expect(news.map(({ kind }) => kind).sort()).toEqual(["paid", "paid", "refunded", "refunded"]);
    const keys = server.asked
      .filter(({ path }) => path.endsWith("/refunds") && path.includes(String(first.id)) === false)
      .map(({ headers }) => headers["x-idempotency-key"]);
    expect(new Set(keys.slice(-2))).toEqual(new Set([`devolver-${second.id}-0`]));
  });

  it("refunds a part, once, however often it is requested", async () => {
    const payment = await givenPayment("part-1");
    server.pay(payment, "2026-11-24T12:01:00.000-03:00");
    const bill = { id: "part-1", ref: String(payment.id), back: 5000 };
    const both = await Promise.all([provider.refund(bill), provider.refund(bill)]);
    expect(both.flat().filter(({ kind }) => kind === "refunded").length).toBeGreaterThan(0);
    await provider.refund(bill);
    expect(payment.refunds.map(({ amount }) => amount)).toEqual([50]);
    await provider.refund({ ...bill, back: "all" });
    expect(payment.refunds.map(({ amount }) => amount)).toEqual([50, 129.4]);
  });

  it("reads a signed webhook that is no JSON as unreadable", async () => {
    const payment = await givenPayment("body-1");
    const sent = { ...signedNews(payment.id, { ts: NOW }), body: "not json" };
    expect(await provider.readNews(sent)).toBe("unreadable");
  });

  it("reports a contested payment, its reversal and a cancelled one", async () => {
    const payment = await givenPayment("back-1");
    server.pay(payment, "2026-11-24T12:01:00.000-03:00");
    const kinds = async () => (await provider.lookUp({ id: "back-1", ref: "" })).map(({ kind }) => kind);
    Object.assign(payment, { status: "charged_back", status_detail: "in_process" });
    expect(await kinds()).toEqual(["paid", "charged-back"]);
    Object.assign(payment, { status_detail: "reimbursed" });
    expect(await kinds()).toEqual(["paid", "charged-back", "charge-back-undone"]);
    const other = await givenPayment("gone-1");
    Object.assign(other, { status: "cancelled" });
    expect((await provider.lookUp({ id: "gone-1", ref: "" })).map(({ kind }) => kind)).toEqual(["failed"]);
  });

  it("reads no webhook that is forged, altered, old, or about something else, and makes no request for it", async () => {
    const payment = await givenPayment("forged-1");
    server.pay(payment, "2026-11-24T12:01:00.000-03:00");
    const good = signedNews(payment.id, { ts: NOW });
    const asked = server.asked.length;
    const renamed = new URLSearchParams({ "data.id": String(payment.id + 1) });
    const bad = [
      signedNews(payment.id, { ts: NOW, secret: "another" }),
      signedNews(payment.id, { ts: NOW - 2 * 3600 }),
      signedNews("merchant-order", { ts: NOW }),
      { ...good, query: renamed },
      { ...good, header: (name: string) => (name === "x-request-id" ? "req-2" : good.header(name)) },
      { ...good, header: () => null },
      { ...good, header: (name: string) => (name === "x-signature" ? "ts=,v1=" : good.header(name)) },
    ];
    for (const sent of bad) expect(await provider.readNews(sent)).toBeNull();
    expect(server.asked).toHaveLength(asked);
    expect(await provider.readNews(good)).toHaveLength(1);
  });

  it("reads the time of a signature in seconds and in milliseconds", async () => {
    const payment = await givenPayment("time-1");
    expect(await provider.readNews(signedNews(payment.id, { ts: NOW * 1000 }))).toEqual([]);
  });

  it("throws when the server refuses or breaks: nothing counts as paid", async () => {
    for (const trouble of [400, 401, 429, 500, 503]) {
      server.trouble = trouble;
      await expect(provider.createBill(billOf(`broken-${trouble}`))).rejects.toThrow(`${trouble}`);
      await expect(provider.lookUp({ id: "x", ref: "1" })).rejects.toThrow();
      await expect(provider.readNews(signedNews(1, { ts: NOW }))).rejects.toThrow();
    }
  });
});

describe("the report", () => {
  it("has what happened to every payment that changed in its days, over several pages", async () => {
    const made: HeldPayment[] = [];
    for (let index = 0; index < 120; index += 1) made.push(await givenPayment(`report-${index}`));
    for (const payment of server.payments.values())
      payment.date_last_updated = "2026-11-01T12:00:00.000-03:00";
    for (const payment of made) server.pay(payment, "2026-11-24T11:00:00.000-03:00");
    const report = await provider.report(NOW - 7 * 86_400);
    expect(report.map(({ charge }) => charge).sort()).toEqual(
      made.map((payment) => payment.external_reference).sort(),
    );
    expect(new Set(report.map(({ kind, cents }) => `${kind} ${cents}`))).toEqual(new Set(["paid 17940"]));
  });
});

describe("who collects", () => {
  const now = () => NOW;
  const none = { MERCADO_PAGO_TOKEN: "", MERCADO_PAGO_SECRET: "" };

  it("is Mercado Pago with both secrets alone, and nobody in production without them", () => {
    const secrets = { MERCADO_PAGO_TOKEN: TOKEN, MERCADO_PAGO_SECRET: SECRET };
    expect(choosePayments({ FAROL_ENV: "production", ...secrets }, now)?.name).toBe("mercado-pago");
    expect(choosePayments({ FAROL_ENV: "production", ...secrets, MERCADO_PAGO_SECRET: "" }, now)).toBeNull();
    expect(choosePayments({ FAROL_ENV: "production", ...none }, now)).toBeNull();
  });

  it("makes no bill while no seller is named, and still gives back what was sold", async () => {
    const secrets = { MERCADO_PAGO_TOKEN: TOKEN, MERCADO_PAGO_SECRET: SECRET };
    const seller = { SELLER_NAME: "Empresa", SELLER_CNPJ: "11.222.333/0001-81", SELLER_ADDRESS: "Rua 1" };
    const known = { ...seller, HELP_EMAIL: "ajuda@farol.example" };
    const offered = (env: Partial<typeof known>) =>
      choosePayments({ FAROL_ENV: "production", ...secrets, ...env }, now)?.methods.length;
    expect(offered(known)).toBeGreaterThan(0);
    for (const name of Object.keys(known)) expect(offered({ ...known, [name]: "" }), name).toBe(0);
    const closed = choosePayments({ FAROL_ENV: "production", ...secrets }, now);
    await expect(closed?.createBill(billOf("closed"))).rejects.toThrow("no seller");
    expect(closed?.refund).toBeDefined();
  });

  it("cancels a Pix that waits, once, and leaves one that was paid", async () => {
    const payment = await givenPayment("void-1");
    const bill = { id: "void-1", ref: String(payment.id), method: "pix" as const };
    const told = await provider.cancel(bill);
    expect(told).toMatchObject([{ kind: "failed", cents: 0, event: `${payment.id}:cancelled` }]);
    const before = server.asked.filter(({ method }) => method === "PUT").length;
    expect(await provider.cancel(bill)).toEqual(told);
    expect(server.asked.filter(({ method }) => method === "PUT")).toHaveLength(before);
    const paid = await givenPayment("void-2");
    server.pay(paid, "2026-11-24T12:00:00.000-03:00");
    const late = { id: "void-2", ref: String(paid.id), method: "pix" as const };
    expect((await provider.cancel(late)).map(({ kind }) => kind)).toEqual(["paid"]);
    expect(paid.status).toBe("approved");
  });

  it("ends the page of a card or boleto, with the boleto that was printed there, and says where it cannot", async () => {
    const { ref } = await provider.createBill(billOf("void-3", { method: "boleto" }));
    const boleto = server.printBoleto("void-3", "2026-11-24T12:00:00.000-03:00");
    const bill = { id: "void-3", ref, method: "boleto" as const };
    server.trouble = 500;
    await expect(provider.cancel(bill)).rejects.toThrow();
    server.trouble = null;
    expect((await provider.cancel(bill)).map(({ kind }) => kind)).toEqual(["failed"]);
    expect(boleto.status).toBe("cancelled");
    const page = server.asked.findLast(({ path }) => path === `/checkout/preferences/${ref}`);
    expect(page?.body).toEqual({ expires: true, expiration_date_to: "2026-11-24T12:00:00.000-03:00" });
  });
});
