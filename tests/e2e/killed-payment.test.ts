import { expect, onTestFinished, test } from "vitest";
import { type Charge, chargeState, type EventKind, type LedgerEvent } from "#app/domain/billing/ledger.ts";
import { planPeriods } from "#app/domain/billing/plan-periods.ts";
import type { PlanId } from "#app/domain/billing/tiers-table.ts";
import { type Asked, PaymentServer, SECRET, signedNews, TOKEN } from "#tests/support/payment-server.ts";
import { freePort } from "../../scripts/platform/ports.ts";
import { familyOf, killAll } from "../../scripts/platform/process-tree.ts";
import { serveWorker } from "../../scripts/platform/serve.ts";
import { ownAddress } from "./support/browser.ts";
import { copiedState, rowsOf } from "./support/copied-state.ts";
import { emailsOf, PASSWORD } from "./support/waiting-people.ts";

const [BUYER = ""] = emailsOf("adult");
const BUYER_NUM = `(SELECT num FROM users WHERE email = '${BUYER}')`;

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

async function signIn(base: string): Promise<string> {
  const reply = await post(base, "/entrar", { email: BUYER, password: PASSWORD });
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

/** The buyer's ledger, and what is stored of it with the person, while nobody serves. */
function stored(state: string) {
  const charges = rowsOf(
    state,
    `SELECT id, plan, months, cents, created_at, expires_at FROM charges WHERE user_num = ${BUYER_NUM}`,
  ).map(
    (row): Charge => ({
      ...{
        id: String(row.id),
        plan: row.plan as PlanId,
        months: Number(row.months),
        cents: Number(row.cents),
      },
      ...{ replaces: [], createdAt: Number(row.created_at), expiresAt: Number(row.expires_at) },
    }),
  );
  const events = rowsOf(
    state,
    `SELECT provider, event, charge, kind, cents, occurred_at FROM payment_events WHERE user_num = ${BUYER_NUM} ORDER BY num`,
  ).map(
    (row): LedgerEvent => ({
      ...{ provider: String(row.provider), event: String(row.event), charge: String(row.charge) },
      ...{ kind: row.kind as EventKind, cents: Number(row.cents), occurredAt: Number(row.occurred_at) },
    }),
  );
  const [person] = rowsOf(state, `SELECT plans FROM users WHERE email = '${BUYER}'`);
  const notices = rowsOf(
    state,
    `SELECT id FROM notifications WHERE id LIKE 'pagamento-%' AND audience = (SELECT 'person:' || id FROM users WHERE email = '${BUYER}')`,
  );
  return { charges, events, plans: JSON.parse(String(person?.plans)) as unknown, notices: notices.length };
}

/** The stored plans are those of the ledger, after any kill: events, plans and notices are one batch. */
function expectAgreement(state: string) {
  const found = stored(state);
  const now = Math.floor(Date.now() / 1000);
  expect(found.plans).toEqual(planPeriods(found.charges, found.events, now));
  expect(found.charges.length).toBeLessThan(2);
  expect(new Set(found.events.map(({ kind }) => kind)).size).toBe(found.events.length);
  expect(rowsOf(state, "PRAGMA quick_check")).toEqual([{ quick_check: "ok" }]);
  return found;
}

test("killed between each pair of steps of paying and giving back, the ledger and the claims are right after the restart", async () => {
  const state = copiedState();
  const bank = new PaymentServer();
  const api = await bank.open();
  onTestFinished(() => bank.close());
  const first = await serve(state, api);
  const cookie = await signIn(first.base);
  killAll(first.family);

  /** Begins a step, kills the product in the middle, and looks at what is stored. The step is then done to its end. */
  async function killedIn(step: (base: string) => Promise<unknown>, kill: Kill) {
    const { base, family } = await serve(state, api);
    let killed = false;
    bank.gate = ({ method, path }: Asked, when) => {
      if (kill && !killed && method === kill.method && kill.path.test(path) && when === kill.when) {
        killed = true;
        killAll(family);
      }
      return killed;
    };
    await step(base).catch(() => null);
    if (!kill) killAll(family);
    bank.gate = () => false;
    expect(killed || kill === null, "the step came to where it is killed").toBe(true);
    await expect.poll(() => fetch(base).catch(() => null)).toBeNull();
    return expectAgreement(state);
  }

  async function done(step: (base: string) => Promise<unknown>): Promise<boolean> {
    const { base, family } = await serve(state, api);
    await step(base);
    const opened = await isPro(base, cookie);
    killAll(family);
    return opened;
  }

  const buy = (base: string) => post(base, "/pagamento?duration=6", { intent: "pay", method: "pix" }, cookie);
  const payments = /^\/v1\/payments$/;
  expect((await killedIn(buy, { path: payments, method: "POST", when: "come" })).charges).toHaveLength(1);
  expect(bank.payments.size).toBe(0);
  await killedIn(buy, { path: payments, method: "POST", when: "done" });
  await killedIn(buy, { path: payments, method: "POST", when: "answered" });
  await killedIn(buy, null);
  expect(bank.payments.size).toBe(1);
  const [payment] = bank.payments.values();
  const [charge] = stored(state).charges;
  if (!payment || !charge) throw new Error("nothing was sold");
  expect(payment.external_reference).toBe(charge.id);

  bank.pay(payment, new Date().toISOString());
  const news = (base: string) => {
    const { query, header, body } = signedNews(payment.id, { ts: Math.floor(Date.now() / 1000) });
    const headers = {
      "x-signature": header("x-signature") ?? "",
      "x-request-id": header("x-request-id") ?? "",
    };
    return fetch(`${base}/avisos-de-pagamento/mercado-pago?${query}`, { method: "POST", headers, body });
  };
  const asked = /^\/v1\/payments\/\d+$/;
  expect((await killedIn(news, { path: asked, method: "GET", when: "come" })).events).toEqual([]);
  await killedIn(news, { path: asked, method: "GET", when: "answered" });
  const paid = await killedIn(news, null);
  expect(paid.events.map(({ kind }) => kind)).toEqual(["paid"]);
  expect(paid.plans).toHaveLength(1);
  expect(paid.notices).toBe(1);
  expect(await done(news)).toBe(true);
  expect(expectAgreement(state)).toEqual(paid);

  const cancel = (base: string) =>
    post(base, `/status-pagamento?cobranca=${charge.id}`, { intent: "cancel", charge: charge.id }, cookie);
  const refunds = /\/refunds$/;
  const ordered = await killedIn(cancel, { path: refunds, method: "POST", when: "come" });
  expect(ordered.events.map(({ kind }) => kind)).toEqual(["paid", "refund-asked"]);
  expect(ordered.plans).toEqual([]);
  expect(payment.refunds).toHaveLength(0);
  await killedIn(cancel, { path: refunds, method: "POST", when: "done" });
  await killedIn(cancel, { path: /search/, method: "GET", when: "come" });
  await killedIn(cancel, null);
  expect(await done(cancel)).toBe(false);
  const end = expectAgreement(state);
  expect(end.events.map(({ kind }) => kind)).toEqual(["paid", "refund-asked", "refunded"]);
  expect(payment.refunds).toHaveLength(1);
  expect(chargeState(charge, end.events, Math.floor(Date.now() / 1000)).status).toBe("returned");
});
