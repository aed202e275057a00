import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chargeState, type EventKind } from "#app/features/billing/domain/ledger.ts";
import { planPeriods, worthPeriods } from "#app/features/billing/domain/plan-periods.ts";
import { cancelPlan } from "#app/features/billing/services/cancel-plan.server.ts";
import { recordNews } from "#app/features/billing/services/pay-back.server.ts";
import { reconcileBilling } from "#app/features/billing/services/reconcile-billing.server.ts";
import { readLedger } from "#app/features/billing/services/record-ledger.server.ts";
import { startCharge } from "#app/features/billing/services/start-charge.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { bindings } from "#tests/support/bindings.ts";
import { givenAdult, givenBill, ledgerOf, newsAbout, send, tell } from "#tests/support/buying.ts";
import { door } from "#tests/support/door.ts";
import { visitorDeps } from "#tests/support/given.ts";
import type { Known } from "#tests/support/given-admin.ts";
import { sandboxRequest } from "#workers/providers/payments/sandbox-news.ts";

function bank() {
  const space = bindings.SANDBOX_BANK;
  if (!space) throw new Error("no bank");
  return space.get(space.idFromName("banco"));
}

/** Each charge of a ledger with its state. */
async function statesOf(buyer: Known) {
  const { charges, events } = await ledgerOf(buyer);
  const now = visitorDeps().now();
  return charges.map((charge) => ({ charge, ...chargeState(charge, events, now) }));
}

async function givenPro(months: number, cents: number): Promise<{ buyer: Known; pro: string }> {
  const buyer = await givenAdult();
  const pro = await givenBill(buyer, { months });
  await tell(newsAbout(pro, "paid", { cents }));
  return { buyer, pro };
}

async function centsOf(buyer: Known, id: string): Promise<number> {
  return (await ledgerOf(buyer)).charges.find((charge) => charge.id === id)?.cents ?? 0;
}

/**
 * The invariant: money received and not refunded is what is in force and what is owed; the stored plans are those of
 * the ledger.
 */
async function expectOneRule(deps: Deps, num: number): Promise<void> {
  const { charges, events } = await readLedger(deps, num);
  const now = deps.now();
  const total = (kind: EventKind) =>
    events.reduce((sum, event) => sum + (event.kind === kind ? event.cents : 0), 0);
  const states = charges.map((charge) => chargeState(charge, events, now));
  const sum = (name: "owedCents" | "coveredCents") => states.reduce((all, state) => all + state[name], 0);
  expect(total("paid") - total("refunded") - total("charged-back")).toBe(
    sum("owedCents") + sum("coveredCents"),
  );
  for (const { worth, charge: id } of worthPeriods(charges, events, now)) {
    const { cents = 0, creditCents = 0 } = charges.find((charge) => charge.id === id) ?? {};
    expect(worth.cents).toBeLessThanOrEqual(cents + creditCents);
  }
  const open = charges.filter((_, index) => states[index]?.status === "open");
  expect(open.length, "one bill is open").toBeLessThanOrEqual(1);
  const standing = charges.filter((_, index) => states[index]?.status === "paid");
  const credited = standing.flatMap(({ replaces }) => replaces);
  expect(new Set(credited).size, "a credit is one upgrade's").toBe(credited.length);
  const stored = await bindings.DB.prepare("SELECT plans FROM users WHERE num = ?").bind(num).first("plans");
  expect(planPeriods(charges, events, now)).toEqual(
    (JSON.parse(String(stored)) as { until: number }[]).filter(({ until }) => until > now),
  );
}

const step = fc.record({
  act: fc.constantFrom("open", "open", "pay", "pay", "refund", "contest", "settle", "wait"),
  which: fc.nat({ max: 3 }),
  plan: fc.constantFrom("pro", "ultra"),
  months: fc.constantFrom(1, 12),
  hours: fc.constantFrom(1, 24, 24 * 9, 24 * 100),
});

describe("money is one rule, in the database (SEC-24)", () => {
  it("in random sequences of opening, paying, paying twice and late, giving back and contesting", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 9 }), async (steps) => {
        const buyer = await givenAdult();
        let ahead = 0;
        let named = 0;
        const deps = (): Deps => {
          const real = visitorDeps();
          return { ...real, now: () => real.now() + ahead };
        };
        const say = (charge: string, kind: EventKind, cents: number) => {
          named += 1;
          const event = `${charge}:${kind}:${named}`;
          return recordNews(deps(), "sandbox", [{ charge, event, kind, cents, occurredAt: deps().now() }]);
        };
        for (const { act, which, plan, months, hours } of steps) {
          const { charges, events } = await readLedger(deps(), buyer.viewer.num);
          const charge = charges.at(-1 - (which % Math.max(1, charges.length)));
          const refused = (error: unknown) => expect(error).toBeInstanceOf(AppError);
          if (act === "open")
            await startCharge(deps(), buyer.viewer, { plan, months, method: "pix", coupon: null }).catch(
              refused,
            );
          else if (act === "wait") ahead += hours * 3600;
          else if (act === "pay" && charge) await say(charge.id, "paid", charge.cents);
          else if (act === "refund" && charge)
            await cancelPlan(deps(), buyer.viewer, charge.id).catch(refused);
          else
            for (const each of charges) {
              const { owedCents, keptCents } = chargeState(each, events, deps().now());
              if (act === "settle" && owedCents > 0) await say(each.id, "refunded", owedCents);
              if (act === "contest" && each === charge && keptCents > 0)
                await say(each.id, "charged-back", keptCents);
            }
          await expectOneRule(deps(), buyer.viewer.num);
        }
      }),
      { numRuns: 12 },
    );
  });

  it("three bills of one credit, reported at once: one is honoured, the others are refunded", async () => {
    const { buyer } = await givenPro(12, 29_880);
    const bills: string[] = [];
    for (const months of [12, 6, 12]) bills.push(await givenBill(buyer, { plan: "ultra", months }));
    expect(new Set(bills).size).toBe(3);
    const occurredAt = visitorDeps().now() + 1;
    const news = await Promise.all(
      bills.map(async (id) => newsAbout(id, "paid", { cents: await centsOf(buyer, id), occurredAt })),
    );
    expect(await Promise.all([...news, ...news].map((each) => tell(each)))).toEqual(Array(6).fill(200));
    const ultras = (await statesOf(buyer)).filter(({ charge }) => charge.plan === "ultra");
    expect(ultras.map(({ status }) => status).sort()).toEqual(["paid", "returning", "returning"]);
    await expectOneRule(visitorDeps(), buyer.viewer.num);
  });

  it("a refund of what an upgrade credits, while that is paid: never both", async () => {
    for (const refundFirst of [true, false]) {
      const { buyer, pro } = await givenPro(12, 29_880);
      const ultra = await givenBill(buyer, { plan: "ultra", months: 12 });
      const paid = newsAbout(ultra, "paid", { cents: await centsOf(buyer, ultra) });
      const refund = () => cancelPlan(visitorDeps(), buyer.viewer, pro).catch((error: unknown) => error);
      await Promise.all(refundFirst ? [refund(), tell(paid)] : [tell(paid), refund()]);
      const standing = (await statesOf(buyer)).filter(({ status }) => status === "paid");
      expect(["", pro, `${pro} ${ultra}`]).toContain(standing.map(({ charge }) => charge.id).join(" "));
      await expectOneRule(visitorDeps(), buyer.viewer.num);
    }
  });

  it("what an upgrade leaves goes back, and the page says so before paying", async () => {
    const { buyer, pro } = await givenPro(12, 29_880);
    const page = await (await door.send("/pagamento?plano=ultra&duration=1", buyer)).text();
    const text = /Seu Pro[^<]*/.exec(page.replaceAll(/\s|&nbsp;/g, " "))?.[0];
    expect(text).toMatch(/Seu Pro ainda vale R\$ 29\d,\d\d, até/);
    expect(text).toMatch(/Você paga R\$ 1,00 agora e o Pro termina; sobra R\$ 2\d\d,\d\d, que volta por Pix/);
    const ultra = await givenBill(buyer, { plan: "ultra", months: 1 });
    await tell(newsAbout(ultra, "paid", { cents: 100 }));
    const state = (await statesOf(buyer)).find(({ charge }) => charge.id === pro);
    expect(state?.owedCents).toBeGreaterThan(20_000);
  });
});

describe("a refund", () => {
  it("of a charge that was paid twice returns both: the clock goes on after the first", async () => {
    const buyer = await givenAdult();
    const charge = await givenBill(buyer);
    for (const _ of [1, 2]) await bank().pay(charge, { delay: 0, times: 0 });
    await reconcileBilling(visitorDeps());
    await reconcileBilling(visitorDeps());
    expect((await statesOf(buyer))[0]).toMatchObject({ status: "paid", keptCents: 17_940, owedCents: 0 });
    await bank().pay(charge, { delay: 0, times: 0 });
    await cancelPlan(visitorDeps(), buyer.viewer, charge);
    await reconcileBilling(visitorDeps());
    expect((await statesOf(buyer))[0]).toMatchObject({ status: "returned", keptCents: 0, owedCents: 0 });
  });
});

describe("a webhook", () => {
  it("that is signed and no news is refused as such", async () => {
    const now = visitorDeps().now();
    const paid = await sandboxRequest(newsAbout("x", "paid"), now);
    const { sign } = await import("#workers/providers/payments/signature.ts");
    const secret = "banco-de-mentira-so-em-desenvolvimento";
    for (const body of ["nada", "[]", '{"charge":1}']) {
      const headers = { "x-signature": `ts=${now},v1=${await sign(`${now}.${body}`, secret)}` };
      expect(await send(new Request(paid.url, { method: "POST", headers, body })), body).toBe(400);
    }
  });

  it("is read up to its limit and no further, whatever length it says", async () => {
    let sent = 0;
    const part = new Uint8Array(64 * 1024);
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        if (sent > 352) controller.close();
        else controller.enqueue(part);
      },
    });
    const path = "/avisos-de-pagamento/sandbox";
    const response = await door.send(path, { method: "POST", body });
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(10);
    const declared = { method: "POST", body: "{}", headers: { "Content-Length": "22000000" } };
    expect((await door.send(path, declared)).status).toBe(413);
  });
});
