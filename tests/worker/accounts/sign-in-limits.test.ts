import { describe, expect, test, vi } from "vitest";
import { accountLimits } from "#app/features/accounts/domain/account-limits.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { cookiesOf, freshId, givenPerson, type Person } from "#tests/support/given.ts";
import { freshAddress } from "#tests/support/given-accounts.ts";
import { passwords } from "#workers/providers/passwords.ts";

type Address = Record<string, string>;

function signIn(person: { email: string; password: string }, headers: Address) {
  return door.post("/entrar", { email: person.email, password: person.password }, { headers });
}

/** The cookie by which a browser is known after a sign-in there. */
function deviceOf(entered: Response): string {
  const device = cookiesOf(entered)
    .split("; ")
    .filter((each) => each.startsWith("farol_aparelho="))
    .join();
  expect(device).not.toBe("");
  return device;
}

async function failFrom(person: Person, address: Address, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1)
    statuses.push((await signIn({ ...person, password: "errada mesmo" }, address)).status);
  return statuses;
}

describe("signing in", () => {
  test("lets 300 right logins of one address in within a minute (SEC-09)", async () => {
    const people = await Promise.all(Array.from({ length: 30 }, () => givenPerson()));
    const address = freshAddress();
    const statuses: number[] = [];
    // One after the other: at once they would wait for each other's hash.
    for (let round = 0; round < 10; round += 1)
      for (const person of people) statuses.push((await signIn(person, address)).status);
    expect(statuses).toEqual(Array<number>(300).fill(302));
  });

  test("to one login from one address is refused after 10 failures, with no hash, right password or not; others go in (SEC-09)", async () => {
    const person = await givenPerson();
    const address = freshAddress();
    expect(await failFrom(person, address, 10)).toEqual(Array<number>(10).fill(401));
    const verify = vi.spyOn(passwords, "verify");
    const refused = await signIn({ ...person, password: "errada mesmo" }, address);
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "60"]);
    expect((await signIn(person, address)).status).toBe(429);
    expect(verify).not.toHaveBeenCalled();
    verify.mockRestore();
    expect((await signIn(await givenPerson(), address)).status).toBe(302);
    expect((await signIn(person, freshAddress())).status).toBe(302);
    await bindings.DB.prepare(
      "UPDATE rate_limits SET hits = (SELECT json_group_array(value - 600) FROM json_each(hits))",
    ).run();
    expect((await signIn(person, address)).status).toBe(302);
  });

  test("is not closed to its owner elsewhere by one address, however often it tries", async () => {
    const person = await givenPerson();
    const prankster = freshAddress();
    await failFrom(person, prankster, 45);
    expect((await signIn(person, freshAddress())).status).toBe(302);
  });

  test("to one login is refused after 30 failures from anywhere, but not on its owner's devices, which know several people (SEC-09)", async () => {
    const person = await givenPerson();
    const mine = deviceOf(await signIn(person, freshAddress()));
    const other = await givenPerson();
    const shared = deviceOf(await signIn(other, { ...freshAddress(), Cookie: mine }));
    for (let address = 0; address < 3; address += 1) await failFrom(person, freshAddress(), 10);
    const verify = vi.spyOn(passwords, "verify");
    const refused = await signIn(person, freshAddress());
    expect(verify).not.toHaveBeenCalled();
    verify.mockRestore();
    expect(refused.status).toBe(429);
    expect(await refused.text()).toContain("use um aparelho em que já entrou");
    expect((await signIn(other, { ...freshAddress(), Cookie: mine })).status).toBe(302);
    for (const Cookie of [mine, shared])
      expect((await signIn(person, { ...freshAddress(), Cookie })).status).toBe(302);
  });

  test("on a known device is limited by its own 10 failures alone", async () => {
    const person = await givenPerson();
    const Cookie = deviceOf(await signIn(person, freshAddress()));
    expect(await failFrom(person, { ...freshAddress(), Cookie }, 11)).toEqual([
      ...Array<number>(10).fill(401),
      429,
    ]);
    expect((await signIn(person, freshAddress())).status).toBe(302);
  });

  test("counts failures to an account that does not exist alike, so that the refusal reveals nothing (SEC-08)", async () => {
    const nobody = { email: `${freshId()}@farol.test`, password: "errada mesmo" };
    for (let time = 0; time < 30; time += 1) expect((await signIn(nobody, freshAddress())).status).toBe(401);
    expect((await signIn(nobody, freshAddress())).status).toBe(429);
  });

  test("from one address is refused after 2,000 failures, but on known devices", async () => {
    const person = await givenPerson();
    const address = freshAddress();
    const Cookie = deviceOf(await signIn(person, address));
    await failFrom(person, address, 1);
    await repeatFailures(address, 2000);
    expect((await signIn(await givenPerson(), address)).status).toBe(429);
    expect((await signIn(person, { ...address, Cookie })).status).toBe(302);
  });

  test("hashes at most 10 of 30 wrong ones at the same moment", async () => {
    const person = await givenPerson();
    const address = freshAddress();
    const verify = vi.spyOn(passwords, "verify");
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => signIn({ ...person, password: "errada mesmo" }, address)),
    );
    expect(verify.mock.calls.length).toBeLessThanOrEqual(10);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([401, 429]));
    verify.mockRestore();
  });

  test("of 30 at the same moment leaves other pages answered before the last of them (SEC-09)", async () => {
    const person = await givenPerson();
    // As dear as the product's: other given passwords are cheap.
    await bindings.DB.prepare("UPDATE users SET password_hash = ? WHERE email = ?")
      .bind(await passwords.hash(person.password), person.email)
      .run();
    await door.send("/robots.txt");
    const answered: string[] = [];
    const logins = Array.from({ length: 30 }, async () => {
      const { status } = await signIn(person, freshAddress());
      answered.push("login");
      return status;
    });
    expect((await door.send("/robots.txt")).status).toBe(200);
    answered.push("page");
    expect(await Promise.all(logins)).toEqual(Array<number>(30).fill(302));
    expect(answered.indexOf("page")).toBeLessThan(15);
  });
});

/** Repeats the failures counted for an address until there are so many. */
async function repeatFailures(address: Address, so: number): Promise<void> {
  const { key } = accountLimits.signIn(address["CF-Connecting-IP"] ?? "");
  const at = Math.floor(Date.now() / 1000);
  const { meta } = await bindings.DB.prepare("UPDATE rate_limits SET hits = ?2 WHERE key = ?1")
    .bind(key, JSON.stringify(Array<number>(so).fill(at)))
    .run();
  expect(meta.changes).toBe(1);
}
