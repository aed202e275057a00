import { describe, expect, test, vi } from "vitest";
import { accountLimits } from "#app/domain/accounts/account-limits.ts";
import { countAttempt, takeBackAttempt } from "#app/queries/rate-limits.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import {
  cookiesOf,
  freshId,
  givenPerson,
  givenQuestion,
  type Person,
  visitorDeps,
} from "#tests/support/given.ts";
import { freshAddress, givenSignUp } from "#tests/support/given-accounts.ts";
import { passwords } from "#workers/providers/passwords.ts";

type Address = Record<string, string>;

function signIn(person: { email: string; password: string }, headers: Address) {
  return door.post("/entrar", { email: person.email, password: person.password }, { headers });
}

describe("a counted limit", () => {
  const limit = { key: `test:${freshId()}`, limit: 3, seconds: 60 };
  const deps = visitorDeps();
  async function attempt(now: number, key = limit.key): Promise<boolean> {
    const [[counted]] = await deps.write(countAttempt(deps.db, { ...limit, key }, now));
    return counted?.refused === false;
  }

  test("allows so many in any stretch of time, not only in fixed ones", async () => {
    const times = [1000, 1050, 1055, 1059, 1060, 1061, 1109, 1110, 1111];
    const allowed: boolean[] = [];
    for (const time of times) allowed.push(await attempt(time));
    // 1060 takes the place of 1000; 1110 and 1111 those of 1050; 1055 still counts at 1109.
    expect(allowed).toEqual([true, true, true, false, true, false, false, true, false]);
  });

  test("is exact for 50 at the same moment, and per key", async () => {
    const key = freshId();
    const results = await Promise.all(Array.from({ length: 50 }, () => attempt(5000, key)));
    expect(results.filter(Boolean)).toHaveLength(3);
    expect(await attempt(5000, freshId())).toBe(true);
  });

  test("gives a place back", async () => {
    const key = freshId();
    for (let time = 0; time < 3; time += 1) await attempt(9000, key);
    expect(await attempt(9000, key)).toBe(false);
    await deps.write(takeBackAttempt(deps.db, key));
    expect(await attempt(9000, key)).toBe(true);
    expect(await attempt(9000, key)).toBe(false);
  });
});

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
    for (let round = 0; round < 10; round += 1)
      for (const { status } of await Promise.all(people.map((person) => signIn(person, address))))
        statuses.push(status);
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

  test("on a known device is held by its own 10 failures alone", async () => {
    const person = await givenPerson();
    const Cookie = deviceOf(await signIn(person, freshAddress()));
    expect(await failFrom(person, { ...freshAddress(), Cookie }, 11)).toEqual([
      ...Array<number>(10).fill(401),
      429,
    ]);
    expect((await signIn(person, freshAddress())).status).toBe(302);
  });

  test("counts failures to an account nobody has alike, so that the refusal tells nothing (SEC-08)", async () => {
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

describe("a limit that cannot be reached (REL-24)", () => {
  const unreachable = { limit: () => Promise.reject(new Error("the limiter is gone")) };
  const without = openDoor({
    LOGIN_LIMIT: unreachable,
    ANSWER_LIMIT: unreachable,
    PAGES_BY_ADDRESS: unreachable,
    PAGES_BY_PERSON: unreachable,
  });
  function attempt({ email }: Person, password: string, headers: Address) {
    return without.post("/entrar", { email, password }, { headers });
  }

  test("holds nobody: pages open, people sign in and answer", async () => {
    const person = await givenPerson();
    const cookie = cookiesOf(await attempt(person, person.password, freshAddress()));
    const { code } = await givenQuestion();
    for (const asker of [undefined, cookie])
      expect((await without.send(`/q/${code}`, { cookie: asker })).status).toBe(200);
    const { status } = await without.call("answerQuestion", { qid: code, userAnswer: "A" }, { cookie });
    expect(status).toBe(200);
  });

  test("leaves the exact limit of signing in as it is", async () => {
    const person = await givenPerson();
    const address = freshAddress();
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1)
      statuses.push((await attempt(person, "errada mesmo", address)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  });
});

describe("whether somebody has an account (SEC-08)", () => {
  /** Trips to the database and hashes of a request: what its time is made of. */
  async function costOf(run: (through: typeof door) => Promise<unknown>) {
    const { database, trips } = countedDatabase(bindings.DB);
    const hash = vi.spyOn(passwords, "hash");
    const verify = vi.spyOn(passwords, "verify");
    await run(openDoor({ DB: database }));
    const cost = {
      statements: trips.map((trip) => trip.map(({ sql }) => sql)),
      hashes: hash.mock.calls.length + verify.mock.calls.length,
    };
    hash.mockRestore();
    verify.mockRestore();
    return cost;
  }

  test("cannot be told from a failed sign-in: same answer, same statements, one hash", async () => {
    const person = await givenPerson();
    const bodies: string[] = [];
    const attempt = (email: string) => (through: typeof door) =>
      through
        .post("/entrar", { email, password: "errada mesmo" }, { headers: freshAddress() })
        .then(async (response) =>
          bodies.push(`${response.status} ${(await response.text()).replace(/[0-9a-f]{32}/g, "")}`),
        );
    const known = await costOf(attempt(person.email));
    const unknown = await costOf(attempt(`${freshId()}@farol.test`));
    expect(known).toEqual(unknown);
    expect(known.hashes).toBe(1);
    expect(bodies[0]).toContain("E-mail ou senha incorretos");
    expect(bodies[0]).toBe(bodies[1]);
  });

  test("cannot be told from signing up: same answer, same statements, one hash", async () => {
    const person = await givenPerson();
    const bodies: unknown[] = [];
    const attempt = (email: string) => async (through: typeof door) =>
      bodies.push(await through.call("createNewUser", givenSignUp({ email }), { headers: freshAddress() }));
    const known = await costOf(attempt(person.email));
    const unknown = await costOf(attempt(`${freshId()}@farol.test`));
    expect(known).toEqual(unknown);
    expect(known.hashes).toBe(1);
    expect(bodies[0]).toEqual(bodies[1]);
  });

  test("cannot be told from the recovery: same text, and nobody is mailed where there is nobody", async () => {
    const person = await givenPerson();
    const ghost = `${freshId()}@farol.test`;
    const ask = (email: string) =>
      door.call("sendPasswordResetEmail", { email }, { headers: freshAddress() });
    const [known, unknown] = [await ask(person.email), await ask(ghost)];
    expect(known).toEqual(unknown);
    expect(known.body.result).toEqual([
      true,
      expect.stringContaining("Se existir uma conta com este e-mail"),
    ]);
    const { results } = await bindings.DB.prepare(
      "SELECT recipient FROM mail_outbox WHERE recipient IN (?, ?)",
    )
      .bind(person.email, ghost)
      .all<{ recipient: string }>();
    expect(results).toEqual([{ recipient: person.email }]);
    const malformed = await ask("ninguém");
    expect(malformed.body.result).toEqual([false, "Digite um endereço de e-mail válido"]);
  });
});
