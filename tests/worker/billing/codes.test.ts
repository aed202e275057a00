import { describe, expect, it } from "vitest";
import { billingPaths } from "#app/features/billing/paths.ts";
import { reconcileBilling } from "#app/features/billing/services/reconcile-billing.server.ts";
import { schoolPaths } from "#app/features/school/paths.ts";
import type { SchoolRole } from "#app/platform/access/claims.ts";
import { isoDateAt } from "#app/platform/time/calendar.ts";
import { DAY } from "#app/platform/time/units.ts";
import { bindings } from "#tests/support/bindings.ts";
import { claimsOf, givenAdult, ledgerOf } from "#tests/support/buying.ts";
import { countedDatabase } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { freshId, visitorDeps } from "#tests/support/given.ts";
import { auditOf, givenAdmin, givenKnown, type Known } from "#tests/support/given-admin.ts";
import { givenSchoolWith } from "#tests/support/given-school.ts";

const CODES = "/admin/vendas/codigos";
const TAKE = "/pagamento/codigo";

/** A day from today on, as a field of a form gives it. */
function dayIn(days: number): string {
  return isoDateAt(visitorDeps().now() + days * DAY);
}

async function givenSeats(admin: Known, fields: Record<string, string> = {}) {
  const operation = freshId().replaceAll("-", "").padEnd(32, "0").slice(0, 32);
  const asked = {
    name: "Cursinho",
    plan: "pro",
    months: "6",
    seats: "2",
    to: dayIn(30),
    school: "",
    ...fields,
  };
  const made = await door.post(CODES, { intent: "seats", operation, ...asked }, admin);
  expect(made.status).toBe(302);
  const code = await bindings.DB.prepare("SELECT code FROM seat_groups WHERE id = ?")
    .bind(operation)
    .first<string>("code");
  return {
    id: operation,
    code: code ?? "",
    again: () => door.post(CODES, { intent: "seats", operation, ...asked }, admin),
  };
}

function take(code: string, who: Known): Promise<Response> {
  return door.post(TAKE, { intent: "take", code }, who);
}

function givenCoupon(admin: Known, code: string, fields: Record<string, string> = {}): Promise<Response> {
  const asked = { percent: "50", from: dayIn(0), to: dayIn(3), uses: "2", ...fields };
  return door.post(CODES, { intent: "coupon", code, ...asked }, admin);
}

describe("seats of a group", () => {
  it("open the plan by their code, once a person, with the ledger's event, and cost and return nothing", async () => {
    const admin = await givenAdmin();
    const { id, code, again } = await givenSeats(admin);
    await again();
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(["sale.seats"]);
    const student = await givenKnown();
    const taken = await take(code.toLowerCase().replaceAll("-", " "), student);
    expect(taken.status).toBe(302);
    const address = taken.headers.get("Location") ?? "";
    expect(await claimsOf(student)).toContain("pro");
    const html = await (await door.send(address, student)).text();
    expect(html).toContain("Lugar confirmado. Seu plano Pro vale até");
    expect(html).not.toContain("Cancelar plano");
    expect(html).not.toContain("Ver recibo");
    await Promise.all([take(code, student), take(code, student)]);
    const { charges, events } = await ledgerOf(student);
    expect(charges).toMatchObject([{ plan: "pro", months: 6, cents: 0, method: "code" }]);
    expect(events).toMatchObject([{ kind: "paid", cents: 0, provider: "farol" }]);
    const charge = charges[0]?.id ?? "";
    const back = await door.post(billingPaths.paymentStatus(charge), { intent: "cancel", charge }, student);
    expect(back.status).toBe(409);
  });

  it("are never oversold: of twelve at once two get one (SEC-23)", async () => {
    const { code } = await givenSeats(await givenAdmin());
    const people = await Promise.all(Array.from({ length: 12 }, () => givenKnown()));
    const answers = await Promise.all(people.map((who) => take(code, who)));
    expect(answers.filter(({ status }) => status === 302)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(10);
    const claims = await Promise.all(people.map(claimsOf));
    expect(claims.filter((each) => each.includes("pro"))).toHaveLength(2);
  });

  it("revoked end the plan at once, are free for another, and not for the same person (SEC-07)", async () => {
    const admin = await givenAdmin();
    const { id, code } = await givenSeats(admin, { seats: "1" });
    const [one, two] = [await givenKnown(), await givenKnown()];
    await take(code, one);
    expect((await take(code, two)).status).toBe(409);
    const charge = (await ledgerOf(one)).charges[0]?.id ?? "";
    expect(await (await door.send(`${CODES}?grupo=${id}`, admin)).text()).toContain(one.person.email);
    const revoke = { intent: "revoke", charge, group: id };
    expect((await door.post(CODES, revoke, two)).status).toBe(401);
    expect((await door.post(CODES, revoke, admin)).status).toBe(302);
    await door.post(CODES, revoke, admin);
    expect(await claimsOf(one)).not.toContain("pro");
    expect((await ledgerOf(one)).events.map(({ kind }) => kind)).toEqual(["paid", "revoked"]);
    expect(await (await take(code, one)).text()).toContain("foi retirado");
    expect((await take(code, two)).status).toBe(302);
    expect(await claimsOf(two)).toContain("pro");
  });

  it("of a school are for its active people alone, and an ended code gives none", async () => {
    const admin = await givenAdmin();
    const school = await givenSchoolWith();
    const { id, code } = await givenSeats(admin, { school: school.id, plan: "basico" });
    const pupil = await givenKnown({ school: { id: school.id, role: "student" as SchoolRole } });
    expect((await take(code, await givenKnown())).status).toBe(403);
    expect((await take(code, pupil)).status).toBe(302);
    expect(await claimsOf(pupil)).toContain("basico");
    await door.post(CODES, { intent: "end-seats", group: id }, admin);
    expect((await take(code, school.manager)).status).toBe(409);
    expect(await claimsOf(pupil)).toContain("basico");
  });

  it("of a school are shown to its managers alone, with whose they are, in one round trip", async () => {
    const admin = await givenAdmin();
    const [school, other] = [await givenSchoolWith(), await givenSchoolWith()];
    const { code } = await givenSeats(admin, { school: school.id, seats: "3" });
    const pupil = await givenKnown({ firstName: "Iolanda", school: { id: school.id, role: "student" } });
    await take(code, pupil);
    const page = schoolPaths.licence(school.id);
    const { database, trips } = countedDatabase(bindings.DB);
    const html = await (await openDoor({ DB: database }).send(page, school.manager)).text();
    for (const text of ["1 de 3 lugares ocupados", "2 livres", code, "Iolanda"]) expect(html).toContain(text);
    expect(trips).toHaveLength(1);
    const theirs = await (await door.send(schoolPaths.licence(other.id), other.manager)).text();
    expect([theirs.includes("não tem lugares de plano"), theirs.includes(code)]).toEqual([true, false]);
    for (const who of [pupil, other.manager]) expect((await door.send(page, who)).status).toBe(302);
    expect((await door.send(page, admin)).status).toBe(200);
  });

  it("left by a kill between the event and the plan are made good by the clock", async () => {
    const { code } = await givenSeats(await givenAdmin());
    const student = await givenKnown();
    await take(code, student);
    await bindings.DB.prepare(
      "UPDATE users SET plans = '[]', plans_seen = 0, claims_version = claims_version + 1 WHERE id = ?",
    )
      .bind(student.viewer.id)
      .run();
    await bindings.DB.prepare("UPDATE sessions SET stamp = stamp + 1 WHERE user_id = ?")
      .bind(student.viewer.id)
      .run();
    await reconcileBilling(visitorDeps());
    expect(await claimsOf(student)).toContain("pro");
  });

  it("of no code, or with wrong fields, are refused with what is wrong", async () => {
    const admin = await givenAdmin();
    const student = await givenKnown();
    for (const code of ["", "A1B2-C3D4-E5F6", "quero o pro"])
      expect((await take(code, student)).status).toBe(422);
    const refused = await door.post(CODES, { intent: "seats", operation: "x", name: " " }, admin);
    expect(refused.status).toBe(422);
    const html = await refused.text();
    for (const text of ["Dê um nome", "Escolha o plano", "Escolha por quanto tempo", "Escolha o último dia"])
      expect(html).toContain(text);
  });
});

describe("a coupon as data", () => {
  it("discounts its own percentage in its days, while codes are on, until it is used up or ended (SEC-23)", async () => {
    const admin = await givenAdmin();
    const sale = openDoor({ DISCOUNTS: "on" });
    const code = `C${freshId().slice(0, 8)}`.toUpperCase();
    expect((await givenCoupon(admin, code.toLowerCase())).status).toBe(302);
    expect((await givenCoupon(admin, code)).status).toBe(409);
    expect((await auditOf(code)).map(({ action }) => action)).toEqual(["sale.coupon"]);
    const path = `/pagamento?duration=1&plano=pro&cupom=${code}`;
    const pay = { intent: "pay", method: "pix" };
    const [one, two, three] = [await givenAdult(), await givenAdult(), await givenAdult()];
    expect(await (await sale.send(path, one)).text()).toContain(`Cupom ${code}: 50% a menos.`);
    await Promise.all([one, two, three].map((who) => sale.post(path, pay, who)));
    const ledgers = await Promise.all([one, two, three].map(ledgerOf));
    const used = ledgers.flatMap(({ charges }) => charges).filter(({ coupon }) => coupon === code);
    expect(used.map(({ cents }) => cents)).toEqual([1995, 1995]);
    expect(await (await sale.send(path, await givenAdult())).text()).toContain("Este cupom não vale");
    expect(await (await door.send(CODES, admin)).text()).toContain("2 de 2 usados");
    const other = `${code}-2`;
    await givenCoupon(admin, other);
    await door.post(CODES, { intent: "end-coupon", code: other }, admin);
    const ended = await sale.send(`/pagamento?cupom=${other}`, one);
    expect(await ended.text()).toContain("Este cupom não vale");
  });

  it("of days to come, or with wrong fields, discounts nothing", async () => {
    const admin = await givenAdmin();
    const sale = openDoor({ DISCOUNTS: "on" });
    const code = `D${freshId().slice(0, 8)}`.toUpperCase();
    await givenCoupon(admin, code, { from: dayIn(2) });
    expect(await (await sale.send(`/pagamento?cupom=${code}`, await givenAdult())).text()).toContain(
      "não vale",
    );
    const wrong = await givenCoupon(admin, "!", { percent: "91", uses: "0", from: "x", to: dayIn(-2) });
    expect(wrong.status).toBe(422);
    const html = await wrong.text();
    for (const text of ["letras, algarismos", "De 1 a 90", "De 1 a 10000", "primeiro dia", "já passou"])
      expect(html).toContain(text);
  });
});
