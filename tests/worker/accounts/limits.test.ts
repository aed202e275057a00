import { describe, expect, test, vi } from "vitest";
import { countAttempt, deleteLastAttempt } from "#app/platform/db/rate-limits.server.ts";
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

describe("a counted limit", () => {
  const limit = { key: `test:${freshId()}`, limit: 3, seconds: 60 };
  const deps = visitorDeps();
  async function attempt(now: number, key = limit.key): Promise<boolean> {
    const [counted] = await deps.write(countAttempt(deps.db, { ...limit, key }, now));
    return counted?.refused === false;
  }

  test("allows so many in any stretch of time, not only in fixed ones", async () => {
    const times = [1000, 1050, 1055, 1059, 1060, 1061, 1109, 1110, 1111];
    const allowed: boolean[] = [];
    for (const time of times) allowed.push(await attempt(time));
    // 1060 replaces 1000; 1110 and 1111 those of 1050; 1055 still counts at 1109.
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
    await deps.write(deleteLastAttempt(deps.db, key));
    expect(await attempt(9000, key)).toBe(true);
    expect(await attempt(9000, key)).toBe(false);
  });
});

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

  test("blocks nobody: pages open, people sign in and answer", async () => {
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

  test("is indistinguishable from a failed sign-in: same answer, same statements, one hash", async () => {
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

  test("is indistinguishable from signing up: same answer, same statements, one hash", async () => {
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

  test("is indistinguishable from the recovery: same text, and no mail without an account", async () => {
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
