import { expect, onTestFinished, test } from "vitest";
import {
  type Charge,
  chargeState,
  type EventKind,
  type LedgerEvent,
} from "#app/features/billing/domain/ledger.ts";
import { planPeriods } from "#app/features/billing/domain/plan-periods.ts";
import type { PlanId } from "#app/platform/access/tiers-table.ts";
import {
  type Asked,
  type HeldPayment,
  PaymentServer,
  SECRET,
  signedNews,
  TOKEN,
} from "#tests/support/payment-server.ts";
import { freePort } from "../../scripts/platform/ports.ts";
import { familyOf, killAll } from "../../scripts/platform/process-tree.ts";
import { serveWorker } from "../../scripts/platform/serve.ts";
import { ownAddress } from "./support/browser.ts";
import { copiedState, rowsOf } from "./support/copied-state.ts";
import { emailsOf, PASSWORD } from "./support/waiting-people.ts";

/** Of the Pix and of the card. */
const [BUYER = "", CARD_BUYER = ""] = emailsOf("adult");

type Served = { base: string; family: number[] };
type When = Parameters<PaymentServer["gate"]>[1];
/** A step that is killed: at which request to the provider, and when of it; null: once the step is answered. */
type Kill = { path: RegExp; method: "GET" | "POST"; when: When } | null;

/** The product on a copy of the database, selling through a provider's server. */
async function serve(state: string, api: string): Promise<Served> {
  const port = await freePort();
  const vars = { MERCADO_PAGO_TOKEN: TOKEN, MERCADO_PAGO_SECRET: SECRET, MERCADO_PAGO_API: api };
  const family = familyOf(await serveWorker({ port, state, vars }));
  onTestFinished(() => killAll(family));
  return { base: `http://localhost:${port}`, family };
}

async function post(base: string, path: string, fields: Record<string, string>, cookie = "") {
  const headers = { Origin: base, Cookie: cookie, ...ownAddress() };
  return fetch(base + path, {
    method: "POST",
    redirect: "manual",
    headers,
    body: new URLSearchParams(fields),
  });
}

async function signIn(base: string, email: string): Promise<string> {
  const reply = await post(base, "/entrar", { email, password: PASSWORD });
  expect(reply.status).toBe(302);
  return reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

async function isPro(base: string, cookie: string): Promise<boolean> {
  const reply = await fetch(`${base}/questoes?_data=root`, { headers: { Cookie: cookie, ...ownAddress() } });
  return ((await reply.json()) as { viewer: { claims: string[] } }).viewer.claims.includes("pro");
}

/** The buyer's ledger, and the person's stored data, while no server runs. */
function stored(state: string, email: string) {
  const buyer = `(SELECT num FROM users WHERE email = '${email}')`;
  const charges = rowsOf(
    state,
    `SELECT id, plan, months, cents, created_at, expires_at FROM charges WHERE user_num = ${buyer}`,
  ).map(
    (row): Charge => ({
      ...{
        id: String(row.id),
        plan: row.plan as PlanId,
        months: Number(row.months),
        cents: Number(row.cents),
      },
      ...{
        replaces: [],
        returns: {},
        creditCents: 0,
        createdAt: Number(row.created_at),
        expiresAt: Number(row.expires_at),
      },
    }),
  );
  const events = rowsOf(
    state,
    `SELECT provider, event, charge, kind, cents, occurred_at FROM payment_events WHERE user_num = ${buyer} ORDER BY num`,
  ).map(
    (row): LedgerEvent => ({
      ...{ provider: String(row.provider), event: String(row.event), charge: String(row.charge) },
      ...{ kind: row.kind as EventKind, cents: Number(row.cents), occurredAt: Number(row.occurred_at) },
    }),
  );
  const [person] = rowsOf(state, `SELECT plans FROM users WHERE email = '${email}'`);
  const notices = rowsOf(
    state,
    `SELECT id FROM notifications WHERE id LIKE 'pagamento-%' AND audience = (SELECT 'person:' || id FROM users WHERE email = '${email}')`,
  );
  return { charges, events, plans: JSON.parse(String(person?.plans)) as unknown, notices: notices.length };
}

/** The stored plans are those of the ledger, after any kill: events, plans and notices are one batch. */
function expectAgreement(state: string, email: string) {
  const found = stored(state, email);
  const now = Math.floor(Date.now() / 1000);
  expect(found.plans).toEqual(planPeriods(found.charges, found.events, now));
  expect(found.charges.length).toBeLessThan(2);
  expect(new Set(found.events.map(({ kind }) => kind)).size).toBe(found.events.length);
  expect(rowsOf(state, "PRAGMA quick_check")).toEqual([{ quick_check: "ok" }]);
  return found;
}

/** Ten starts of the product, on a machine that may do other things. */
const LONG = 600_000;

type Step = (base: string) => Promise<unknown>;
type Sale = { state: string; bank: PaymentServer; api: string; email: string };

/** A product that is killed in the middle of a step, and looked at; steps before it are done to their end. */
async function killedIn({ state, bank, api, email }: Sale, steps: readonly Step[], kill: Kill) {
  const { base, family } = await serve(state, api);
  const last = steps.at(-1);
  for (const step of steps.slice(0, -1)) await step(base);
  let killed = false;
  bank.gate = ({ method, path }: Asked, when) => {
    if (kill && !killed && method === kill.method && kill.path.test(path) && when === kill.when) {
      killed = true;
      killAll(family);
    }
    return killed;
  };
  await last?.(base).catch(() => null);
  if (!kill) killAll(family);
  bank.gate = () => false;
  expect(killed || kill === null, "the step came to where it is killed").toBe(true);
  await expect.poll(() => fetch(base).catch(() => null)).toBeNull();
  return expectAgreement(state, email);
}

/** A copy of the database, and a provider's server to sell through. */
async function givenSale(email: string): Promise<Sale> {
  const bank = new PaymentServer();
  const api = await bank.open();
  onTestFinished(() => bank.close());
  return { state: copiedState(), bank, api, email };
}

/** The provider reports a payment. */
function newsOf(base: string, payment: HeldPayment): Promise<Response> {
  const { query, header, body } = signedNews(payment.id, { ts: Math.floor(Date.now() / 1000) });
  const signed = ["x-signature", "x-request-id"].map((name) => [name, header(name) ?? ""]);
  const headers = Object.fromEntries(signed) as Record<string, string>;
  return fetch(`${base}/avisos-de-pagamento/mercado-pago?${query}`, { method: "POST", headers, body });
}

test("killed between each pair of steps of paying and giving back, the ledger and the claims are right after the restart", {
  timeout: LONG,
}, async () => {
  const sale = await givenSale(BUYER);
  const { state, bank } = sale;
  const run = (steps: readonly Step[], kill: Kill) => killedIn(sale, steps, kill);
  let cookie = "";
  const enter = async (base: string) => {
    cookie = await signIn(base, BUYER);
  };

  const buy = (base: string) => post(base, "/pagamento?duration=6", { intent: "pay", method: "pix" }, cookie);
  const payments = /^\/v1\/payments$/;
  const asked = await run([enter, buy], { path: payments, method: "POST", when: "come" });
  expect(asked.charges).toHaveLength(1);
  expect(bank.payments.size).toBe(0);
  await run([buy], { path: payments, method: "POST", when: "done" });
  await run([buy], { path: payments, method: "POST", when: "answered" });
  expect(bank.payments.size).toBe(1);
  const [payment] = bank.payments.values();
  const [charge] = stored(state, BUYER).charges;
  if (!payment || !charge) throw new Error("nothing was sold");
  expect(payment.external_reference).toBe(charge.id);

  const pay = async () => bank.pay(payment, new Date().toISOString());
  const news = (base: string) => newsOf(base, payment);
  const looked = /^\/v1\/payments\/\d+$/;
  const bought = await run([buy, pay, news], { path: looked, method: "GET", when: "come" });
  expect(bank.payments.size).toBe(1);
  expect(bought.events).toEqual([]);
  await run([news], { path: looked, method: "GET", when: "answered" });
  const paid = await run([news], null);
  expect(paid.events.map(({ kind }) => kind)).toEqual(["paid"]);
  expect(paid.plans).toHaveLength(1);
  expect(paid.notices).toBe(1);

  const opened: boolean[] = [];
  const look = async (base: string) => opened.push(await isPro(base, cookie));
  const fields = { intent: "cancel", charge: charge.id };
  const cancel = (base: string) => post(base, `/status-pagamento?cobranca=${charge.id}`, fields, cookie);
  const refunds = /\/refunds$/;
  const ordered = await run([news, look, cancel], { path: refunds, method: "POST", when: "come" });
  expect(opened).toEqual([true]);
  expect(ordered.events.map(({ kind }) => kind)).toEqual(["paid", "refund-asked"]);
  expect(ordered.plans).toEqual([]);
  expect(payment.refunds).toHaveLength(0);
  await run([cancel], { path: refunds, method: "POST", when: "done" });
  await run([cancel], { path: /search/, method: "GET", when: "come" });
  const end = await run([cancel, look], null);
  expect(opened).toEqual([true, false]);
  expect(end.events.map(({ kind }) => kind)).toEqual(["paid", "refund-asked", "refunded"]);
  expect(payment.refunds).toHaveLength(1);
  expect(chargeState(charge, end.events, Math.floor(Date.now() / 1000)).status).toBe("returned");
});

/** A boleto has the same steps: what its page accepts is another (tests/unit/billing/mercado-pago.test.ts). */
test("killed between the steps of a card, which is paid on the provider's page, the plan comes once", {
  timeout: LONG,
}, async () => {
  const sale = await givenSale(CARD_BUYER);
  const { state, bank } = sale;
  const run = (steps: readonly Step[], kill: Kill) => killedIn(sale, steps, kill);
  let cookie = "";
  const enter = async (base: string) => {
    cookie = await signIn(base, CARD_BUYER);
  };
  const buy = (base: string) =>
    post(base, "/pagamento?duration=6", { intent: "pay", method: "card" }, cookie);
  const pages = /^\/checkout\/preferences$/;
  const asked = await run([enter, buy], { path: pages, method: "POST", when: "done" });
  expect(asked.charges).toHaveLength(1);
  const [charge] = stored(state, CARD_BUYER).charges;
  if (!charge) throw new Error("nothing was sold");
  const payment = bank.payOnPage(charge.id, new Date().toISOString());
  const news = (base: string) => newsOf(base, payment);
  await run([buy, news], { path: /^\/v1\/payments\/\d+$/, method: "GET", when: "answered" });
  const paid = await run([news], null);
  expect(paid.events.map(({ kind }) => kind)).toEqual(["paid"]);
  expect([paid.charges.length, paid.notices]).toEqual([1, 1]);
  expect(paid.plans).toHaveLength(1);
});
